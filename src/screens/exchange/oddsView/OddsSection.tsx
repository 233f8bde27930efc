import { type ReactNode, useId } from 'react'
import type { AnswerName } from '#machines/content/operator/answers.rules.ts'
import { Learn } from '#src/app/frame/Learn.tsx'
import * as css from './oddsView.css.ts'

interface Props {
  title: string
  /** What a `?` beside the title explains. */
  about?: AnswerName | undefined
  /** Id of the element that names the match, if there are several: each is a card, on which the market is named lower. */
  matchId?: string | undefined
  /** Describes the prices or the state of the market. */
  note?: string | undefined
  /** True while the market's first prices are loading. */
  busy?: boolean | undefined
  children: ReactNode
}

/** Renders one market of the odds view under its heading. */
export function OddsSection({ title, about, matchId, note, busy, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={matchId ? `${id} ${matchId}` : id}
      aria-busy={busy || undefined}
      data-row={title}
      className={css.section}
    >
      <div className={css.heading}>
        <div className={css.titled}>
          <h2 id={id} className={matchId ? css.lowerTitle : css.title}>
            {title}
          </h2>
          {about && <Learn about={about} />}
        </div>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {children}
    </section>
  )
}
