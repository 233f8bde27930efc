import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import * as css from './listSection.css.ts'

/** Renders a titled group of rows. */
export function ListSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ul className={css.list}>{children}</ul>
    </section>
  )
}

interface RowProps {
  label: string
  /** Small text below the label. */
  detail?: ReactNode
  icon?: ReactNode
  /** A value or a badge before the chevron. */
  trailing?: ReactNode
  /** Accessible description of a link, in place of `detail` and `trailing`, which would be part of its name. */
  description?: string | undefined
  /** Address of the link; `external` opens it in a new tab. */
  href?: string | undefined
  /** Navigation state for the screen that the link leads to. */
  state?: unknown
  external?: boolean | undefined
  onPress?: (() => void) | undefined
  tone?: 'plain' | 'danger' | undefined
}

/** Renders a row at least 52 px high: a link with `href`, a button with `onPress`, otherwise plain text. */
export function ListRow({
  label,
  detail,
  icon,
  trailing,
  description,
  href,
  state,
  external,
  onPress,
  tone = 'plain',
}: RowProps) {
  const id = useId()
  const content = (
    <>
      {icon && <span className={css.icon[tone]}>{icon}</span>}
      <span className={css.words} dir="auto">
        {label}
        {detail && (
          <span className={css.detail} aria-hidden={description !== undefined}>
            {detail}
          </span>
        )}
      </span>
      {description ? <span aria-hidden>{trailing}</span> : trailing}
      {(href || (onPress && tone === 'plain')) && <ChevronRight size={20} className={css.chevron} />}
    </>
  )
  const row = css.row[tone]
  return (
    <li className={css.item}>
      {href && external ? (
        <a href={href} target="_blank" rel="noopener noreferrer" className={row}>
          {content}
        </a>
      ) : href ? (
        <Link
          href={href}
          state={state}
          className={row}
          onClick={onPress}
          aria-describedby={description ? id : undefined}
        >
          {content}
        </Link>
      ) : onPress ? (
        <button type="button" className={row} onClick={onPress}>
          {content}
        </button>
      ) : (
        <div className={css.plainRow}>{content}</div>
      )}
      {description && (
        <span id={id} hidden>
          {description}
        </span>
      )}
    </li>
  )
}
