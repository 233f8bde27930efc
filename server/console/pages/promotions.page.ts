import { html, type Markup } from '../../http/html.ts'
import { hasEnded, OFTEN, type Offer, PROMOTIONS } from '../../seed/promotions.ts'
import { table, tag } from '../table.ts'

/** All promotions of the sandbox, those that players are no longer shown last. */
export function promotionsPage(now: number): Markup {
  const offers = PROMOTIONS.toSorted(
    (one, other) => Number(hasEnded(one, now)) - Number(hasEnded(other, now)),
  )
  const number = (name: string) => ({ name, kind: 'amount' }) as const
  return html`<p class="lead">Players see those that have not ended, and take the open ones with a deposit.</p>
<section aria-labelledby="offers"><h2 id="offers">All promotions</h2>
${table({
  of: 'offers',
  columns: ['Name', 'State', 'From', 'Until', number('Bonus'), number('Turnover'), 'Taken'],
  rows: offers.map((one) => [
    one.name,
    stateOf(one, now),
    dayOf(one.start_date),
    dayOf(one.end_date),
    one.often && `${one.deposit_bouns}%`,
    one.often && `${one.turnover}×`,
    one.often && OFTEN[one.often],
  ]),
  empty: 'There are no promotions.',
})}</section>`
}

function stateOf(promotion: Offer, now: number): Markup {
  if (hasEnded(promotion, now)) return tag('open', 'Ended')
  return promotion.often ? tag('approved', 'Open') : tag('pending', 'Shown only')
}

const dayOf = (time: string | null | undefined) => time?.slice(0, 10)
