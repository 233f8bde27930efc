import { useTexts } from '#src/app/useTexts.ts'
import { chatBoxTexts } from '#src/i18n/en/support/chatBox.ts'
import { text as type } from '#src/theme/text.css.ts'
import { ListRow, ListSection } from '#src/ui/lists/ListSection.tsx'
import { ASKED } from './asked.ts'

/** Greets the player in an empty chat, with what is often asked. */
export function Greeting() {
  const { chatBox: text } = useTexts(chatBoxTexts)
  return (
    <>
      <p className={type.title}>{text.hello}</p>
      <ListSection title={text.asked}>
        {ASKED.map((question) => (
          <ListRow key={question} label={text.questions[question]} href={`/faq#${question}`} />
        ))}
      </ListSection>
    </>
  )
}
