import { Globe } from 'lucide-react'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import * as css from '../../ui/layout/screenHeader.css.ts'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'

/** Renders the button that opens the language dialog. */
export function LanguageButton() {
  const text = useTexts()
  const { shell } = useSite()
  return (
    <IconButton
      label={text.shell.language}
      icon={<Globe />}
      onClick={() => shell.send({ type: 'language.open' })}
    />
  )
}

/** Renders the header of a screen that has none of its own. */
export function LanguageBar() {
  return (
    <div className={css.bar}>
      <div className={css.trailing}>
        <LanguageButton />
      </div>
    </div>
  )
}
