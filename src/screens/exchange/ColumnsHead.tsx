import { columnsOf } from '#machines/exchange/listPrices/listPrices.rules.ts'
import { useTexts } from '../../app/useTexts.ts'
import { oddsViewTexts } from '../../i18n/en/exchange/oddsView.ts'
import * as css from './events.css.ts'

/** Renders the head of a list's prices once for all its rows, each of which names its prices to a screen reader. */
export function ColumnsHead({ mayDraw }: { mayDraw: boolean }) {
  const { oddsView: text } = useTexts(oddsViewTexts)
  return (
    <div className={css.columns} aria-hidden>
      {columnsOf(mayDraw).map((name) => (
        <span key={name} className={css.column}>
          <span>
            <b className={css.columnName}>{name}</b> {text.back}
          </span>
          <span>{text.lay}</span>
        </span>
      ))}
    </div>
  )
}
