import { useSelector } from '@xstate/react'
import type { Language } from '../../machines/app/shell/shell.machine.ts'
import { Modal } from '../ui/Modal.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

/** Renders the language dialog. Each language is written in its own script. */
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
        items={[
          { value: 'en', label: text.shell.english },
          { value: 'bn', label: text.shell.bengali },
        ]}
        value={requested}
        onChange={(value) => shell.send({ type: 'language.chosen', language: value as Language })}
      />
    </Modal>
  )
}
