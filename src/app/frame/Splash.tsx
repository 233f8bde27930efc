import { useSelector } from '@xstate/react'
import { imageAddress } from '../../environment/address.ts'
import { BrandMark } from '../../ui/art/BrandMark.tsx'
import { useSite } from '../site.context.ts'
import * as css from './splash.css.ts'

/** Renders the splash screen above the home screen, which loads underneath. */
export function Splash() {
  const { root, site, environment } = useSite()
  const splash = useSelector(root, ({ children }) => children.splash)
  const fading = useSelector(splash, (snapshot) => snapshot?.value === 'fading')
  const picture = useSelector(splash, (snapshot) => snapshot?.context.picture)
  const loader = useSelector(site, ({ context }) => context.logo?.loader_logo)
  if (!splash || !picture) return null
  const src = picture === 'operator' ? imageAddress(loader, environment.config.apiHost) : '/art/splash.svg'
  return (
    <div
      className={fading ? css.fading : css.splash}
      data-flow="splash"
      data-state={fading ? 'fading' : 'shown'}
      aria-hidden
    >
      {picture === 'animation' ? (
        <span className={css.animation}>
          <BrandMark size={96} />
        </span>
      ) : (
        // A new element for each picture: resizing one would count as a layout shift.
        <img
          key={picture}
          className={picture === 'operator' ? css.operatorPicture : css.picture}
          src={src}
          alt=""
          width={390}
          height={390}
          onError={() => splash.send({ type: 'picture.failed' })}
        />
      )}
    </div>
  )
}
