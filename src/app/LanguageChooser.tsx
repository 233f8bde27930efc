import { useSelector } from '@xstate/react'
import type { Language } from '../../machines/app/shell/shell.machine.ts'
import { Modal } from '../ui/Modal.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

/** The names of the languages, each in its own script. */
const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'bn', label: 'বাংলা' },
]

/** Renders the language dialog. */
export default function LanguageChooser() {
  const text = useTexts()
  const { shell } = useSite()
  const requested = useSelector(shell, ({ context }) => context.requested)
  return (
    <Modal
      open
      title={text.shell.language}
      closeLabel={text.common.close}
      onClose={() => shell.send({ type: 'close' })}
    >
      <RadioCards
        label={text.shell.language}
        items={LANGUAGES}
        value={requested}
        onChange={(value) => shell.send({ type: 'language.chosen', language: value as Language })}
      />
    </Modal>
  )
}
