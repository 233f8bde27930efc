import { useSelector } from '@xstate/react'
import { LANGUAGES } from '../../i18n/languages.ts'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { Dialog } from '../Dialog.tsx'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'

const items = Object.entries(LANGUAGES).map(([value, { name }]) => ({
  value,
  label: <span lang={value}>{name}</span>,
}))

/** Renders the language dialog. */
export default function LanguageChooser() {
  const text = useTexts()
  const { shell } = useSite()
  const requested = useSelector(shell, ({ context }) => context.requested)
  return (
    <Dialog title={text.shell.language} onClose={() => shell.send({ type: 'close' })}>
      <RadioCards
        label={text.shell.language}
        items={items}
        value={requested}
        onChange={(language) => shell.send({ type: 'language.chosen', language })}
      />
    </Dialog>
  )
}
