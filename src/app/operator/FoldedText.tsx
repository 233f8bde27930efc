import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { belowTheFoldTexts } from '../../i18n/en/home/belowTheFold.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useTexts } from '../useTexts.ts'

interface Props {
  unfolded: boolean
  onToggle: () => void
  /** The styles of the whole text and of the folded one. */
  css: { readonly prose: string; readonly folded: string }
  /** The operator's paragraphs, which may be short; undefined for the default text, which is not. */
  own: readonly string[] | undefined
  /** True for a button as wide as the text. */
  wide?: boolean
  children: ReactNode
}

/** Renders a folded text with the button that unfolds it. A text that fits has none. */
export function FoldedText({ unfolded, onToggle, css, own, wide = false, children }: Props) {
  const { belowTheFold } = useTexts(belowTheFoldTexts)
  const id = useId()
  const prose = useRef<HTMLDivElement>(null)
  const [fits, setFits] = useState(false)
  useLayoutEffect(() => {
    if (own && !unfolded && prose.current) setFits(prose.current.scrollHeight <= prose.current.clientHeight)
  }, [own, unfolded])
  return (
    <>
      <div ref={prose} id={id} className={unfolded || fits ? css.prose : css.folded}>
        {children}
      </div>
      {!fits && (
        <Button
          tone="secondary"
          size="small"
          wide={wide}
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={onToggle}
        >
          {unfolded ? belowTheFold.showLess : belowTheFold.showMore}
        </Button>
      )}
    </>
  )
}
