import { contactTexts } from '../../i18n/en/app/contact.ts'
import { ListRow, ListSection } from '../../ui/lists/ListSection.tsx'
import { useContacts } from '../useContacts.tsx'
import { useTexts } from '../useTexts.ts'

/** Renders the operator's contacts; nothing without any. */
export function ContactSection() {
  const { contact } = useTexts(contactTexts)
  const contacts = useContacts()
  if (contacts.length === 0) return null
  return (
    <ListSection title={contact.title}>
      {contacts.map(({ key, ...row }) => (
        <ListRow key={key} {...row} external />
      ))}
    </ListSection>
  )
}
