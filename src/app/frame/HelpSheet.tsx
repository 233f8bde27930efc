import { LogIn } from 'lucide-react'
import { helpTexts } from '../../i18n/en/app/help.ts'
import { ListRow, ListSection } from '../../ui/lists/ListSection.tsx'
import { Dialog } from '../Dialog.tsx'
import { useSite } from '../site.context.ts'
import { useContacts } from '../useContacts.tsx'
import { useIsPlayer } from '../useIsPlayer.ts'
import { useTexts } from '../useTexts.ts'

/** Renders the configured support contacts and, for a guest, a link to the login screen. */
export default function HelpSheet() {
  const text = useTexts(helpTexts)
  const { shell } = useSite()
  const player = useIsPlayer()
  const close = () => shell.send({ type: 'close' })
  const contacts = useContacts().filter(({ key }) => key !== 'facebook')

  return (
    <Dialog title={text.shell.help} onClose={close}>
      <ListSection title={text.help.lead}>
        {contacts.map(({ key, ...row }) => (
          <ListRow key={key} {...row} external />
        ))}
        {!player && (
          <ListRow
            label={text.shell.login}
            detail={text.help.login}
            description={text.help.login}
            icon={<LogIn />}
            href="/login"
            onPress={close}
          />
        )}
      </ListSection>
    </Dialog>
  )
}
