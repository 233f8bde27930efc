import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import * as css from '../../ui/layout/screenHeader.css.ts'
import { Heading } from '../head/Heading.tsx'
import { LanguageButton } from '../head/LanguageButton.tsx'
import { useSite } from '../site.context.ts'
import { useIsPlayer } from '../useIsPlayer.ts'
import { useTexts } from '../useTexts.ts'
import { ScreenFrame } from './ScreenFrame.tsx'
import { SiteBar } from './SiteBar.tsx'

type Props = Omit<ComponentProps<typeof ScreenFrame>, 'header'> & {
  /** The level-1 heading. */
  title: string
  /** Where the back button leads, or what it does. */
  back: `/${string}` | (() => void)
  /** The buttons beside `Language`, at the end of the header. */
  trailing?: ReactNode
  /** What stays in view below them. */
  below?: ReactNode
  /** True for a screen whose footer is the bar of the site, in which guests have the language. */
  siteBar?: boolean
}

/** Renders the frame of a screen whose header has a back button, the title, further actions and the language. */
export function BackFrame({ title, back, trailing, below, siteBar = false, ...frame }: Props) {
  const { common } = useTexts()
  const { router } = useSite()
  const isPlayer = useIsPlayer()
  const goBack = typeof back === 'string' ? () => router.send({ type: 'navigate', to: back }) : back
  return (
    <ScreenFrame
      {...frame}
      {...(siteBar && { footer: <SiteBar /> })}
      header={
        <>
          <div className={css.bar}>
            <IconButton label={common.back} icon={<ArrowLeft />} onClick={goBack} />
            <Heading className={css.title}>{title}</Heading>
            <div className={css.trailing}>
              {trailing}
              {(isPlayer || !siteBar) && <LanguageButton />}
            </div>
          </div>
          {below}
        </>
      }
    />
  )
}
