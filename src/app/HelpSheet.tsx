import { useSelector } from '@xstate/react'
import { LogIn } from 'lucide-react'
import { helpTexts } from '../i18n/en/app/help.ts'
import { ListRow, ListSection } from '../ui/ListSection.tsx'
import { Modal } from '../ui/Modal.tsx'
import { useSite } from './site.context.ts'
import { useContacts } from './useContacts.tsx'
import { useTexts } from './useTexts.ts'

/** Renders the configured support contacts and, for a guest, a link to the login screen. */
export default function HelpSheet() {
  const text = useTexts(helpTexts)
  const { shell, session } = useSite()
  const guest = useSelector(session, ({ context }) => context.session === null)
  const close = () => shell.send({ type: 'close' })
  const contacts = useContacts().filter(({ key }) => key !== 'facebook')

  return (
    <Modal open title={text.shell.help} closeLabel={text.common.close} onClose={close}>
      <ListSection title={text.help.lead}>
        {contacts.map(({ key, ...row }) => (
          <ListRow key={key} {...row} external />
        ))}
        {guest && (
          <ListRow
            label={text.shell.login}
            detail={text.help.login}
            icon={<LogIn />}
            href="/login"
            onPress={close}
          />
        )}
      </ListSection>
    </Modal>
  )
}
