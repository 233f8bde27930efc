import { ReceiptText } from 'lucide-react'
import { contactTexts } from '../../i18n/en/app/contact.ts'
import { maintenanceTexts } from '../../i18n/en/app/maintenance.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { ListRow, ListSection } from '../../ui/lists/ListSection.tsx'
import { MaintenanceArt } from '../art/illustrations.tsx'
import { MessageScreen } from '../head/MessageScreen.tsx'
import { useSite } from '../site.context.ts'
import { useContacts } from '../useContacts.tsx'
import { useIsPlayer } from '../useIsPlayer.ts'
import { useTexts } from '../useTexts.ts'
import { ScreenFrame } from './ScreenFrame.tsx'

/**
 * Renders the maintenance page, shown instead of the home screen while `site_status` is 0, with the operator's contacts
 * and the way to a player's records. The site machine polls.
 */
export default function Maintenance() {
  const { maintenance, contact } = useTexts(maintenanceTexts, contactTexts)
  const { site } = useSite()
  const player = useIsPlayer()
  const contacts = useContacts()
  return (
    <ScreenFrame actor={site}>
      <MessageScreen art={<MaintenanceArt />} title={maintenance.title} text={maintenance.text}>
        {player && (
          <ButtonLink href="/transaction-record" tone="secondary" icon={<ReceiptText size={20} />}>
            {maintenance.records}
          </ButtonLink>
        )}
      </MessageScreen>
      {contacts.length > 0 && (
        <ListSection title={contact.title}>
          {contacts.map(({ key, ...row }) => (
            <ListRow key={key} {...row} external />
          ))}
        </ListSection>
      )}
    </ScreenFrame>
  )
}
