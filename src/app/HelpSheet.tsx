import { useSelector } from '@xstate/react'
import { LogIn } from 'lucide-react'
import { ListRow, ListSection } from '../ui/ListSection.tsx'
import { Modal } from '../ui/Modal.tsx'
import { useContacts } from './contacts.tsx'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

/** For a guest, whose chat needs a session: the contacts that are configured, and `Login`. */
export default function HelpSheet() {
  const text = useTexts()
  const { shell, session } = useSite()
  const guest = useSelector(session, ({ context }) => context.session === null)
  const close = () => shell.send({ type: 'close' })
  const contacts = useContacts().filter(({ key }) => key !== 'facebook')

  return (
    <Modal open title={text.shell.help} closeLabel={text.common.close} onClose={close}>
      <ListSection title={text.shell.helpLead}>
        {contacts.map(({ key, ...row }) => (
          <ListRow key={key} {...row} external />
        ))}
        {guest && (
          <ListRow
            label={text.shell.login}
            detail={text.shell.helpLogin}
            icon={<LogIn />}
            href="/login"
            onPress={close}
          />
        )}
      </ListSection>
    </Modal>
  )
}
