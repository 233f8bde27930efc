import { useSelector } from '@xstate/react'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { homeTexts } from '#src/i18n/en/home/home.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Marquee } from '#src/ui/lists/Marquee.tsx'

/** Renders the operator's notices as scrolling text. */
export function Announcements({ running, onToggle }: { running: boolean; onToggle: () => void }) {
  const { home } = useTexts(homeTexts)
  const { site } = useSite()
  const general = useSelector(site, ({ context }) => context.general)
  const loading = useSelector(site, (snapshot) => snapshot.matches({ general: 'loading' }))
  if (!general)
    return (
      loading && (
        <div aria-busy>
          <Skeleton shape="target" />
        </div>
      )
    )
  if (general.notice.length === 0) return null
  return (
    <Marquee
      label={home.announcements}
      lines={general.notice}
      running={running}
      stopLabel={home.stopAnnouncements}
      playLabel={home.playAnnouncements}
      onToggle={onToggle}
    />
  )
}
