import { useSelector } from '@xstate/react'
import type { SplashPicture } from '#machines/app/splash/splash.machine.ts'
import { imageAddress } from '../../environment/address.ts'
import { BrandMark } from '../art/BrandMark.tsx'
import { useSite } from '../site.context.ts'
import * as css from './splash.css.ts'

/** Renders the splash screen above the home screen, which loads underneath. */
export function Splash() {
  const { root, site, environment } = useSite()
  const splash = useSelector(root, ({ children }) => children.splash)
  const fading = useSelector(splash, (snapshot) => snapshot?.value === 'fading')
  const operators = useSelector(splash, (snapshot) => snapshot?.context.operators)
  const own = useSelector(splash, (snapshot) => snapshot?.context.own)
  const loader = useSelector(site, ({ context }) => context.logo?.loader_logo)
  if (!splash) return null
  const fail = (failed: SplashPicture) => splash.send({ type: 'picture.failed', picture: failed })
  return (
    <div
      className={fading ? css.fading : css.splash}
      data-flow="splash"
      data-state={fading ? 'fading' : 'shown'}
      aria-hidden
    >
      {operators !== 'loaded' && own && (
        <img
          className={css.picture}
          src={`${environment.config.operator}/art/splash.svg`}
          alt=""
          width={390}
          height={390}
          onError={() => fail('own')}
        />
      )}
      {operators !== 'loaded' && !own && (
        <span className={css.animation}>
          <BrandMark size={96} />
        </span>
      )}
      {(operators === 'loading' || operators === 'loaded') && (
        <img
          className={operators === 'loading' ? css.loadingPicture : css.operatorPicture}
          src={imageAddress(loader, environment.config.apiHost)}
          alt=""
          width={390}
          height={390}
          onLoad={() => splash.send({ type: 'picture.loaded' })}
          onError={() => fail('operator')}
        />
      )}
    </div>
  )
}
