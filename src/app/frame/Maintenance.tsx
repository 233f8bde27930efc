import { ReceiptText } from 'lucide-react'
import { maintenanceTexts } from '../../i18n/en/app/maintenance.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { MaintenanceArt } from '../art/illustrations.tsx'
import { MessageScreen } from '../head/MessageScreen.tsx'
import { useSite } from '../site.context.ts'
import { useIsPlayer } from '../useIsPlayer.ts'
import { useTexts } from '../useTexts.ts'
import { ContactSection } from './ContactSection.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

/**
 * Renders the maintenance page, shown instead of the home screen while `site_status` is 0, with the operator's contacts
 * and the way to a player's records. The site machine polls.
 */
export default function Maintenance() {
  const { maintenance } = useTexts(maintenanceTexts)
  const { site } = useSite()
  const player = useIsPlayer()
  return (
    <ScreenFrame actor={site}>
      <MessageScreen art={<MaintenanceArt />} title={maintenance.title} text={maintenance.text}>
        {player && (
          <ButtonLink href="/transaction-record" tone="secondary" icon={<ReceiptText size={20} />}>
            {maintenance.records}
          </ButtonLink>
        )}
      </MessageScreen>
      <ContactSection />
    </ScreenFrame>
  )
}
