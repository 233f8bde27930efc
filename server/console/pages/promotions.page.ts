import { html, type Markup } from '../../http/html.ts'
import { hasEnded, type Offer, PROMOTIONS } from '../../seed/promotions.ts'

/** All promotions of the sandbox, those that players are no longer shown last. */
export function promotionsPage(now: number): Markup {
  const rows = PROMOTIONS.toSorted(
    (one, other) => Number(hasEnded(one, now)) - Number(hasEnded(other, now)),
  ).map(
    (one) =>
      html`<tr><td>${one.name}</td><td>${stateOf(one, now)}</td><td>${dayOf(one.start_date)}</td><td>${dayOf(one.end_date)}</td><td>${one.often ? `${one.deposit_bouns}%` : '–'}</td><td>${one.often ? `${one.turnover}×` : '–'}</td><td>${one.often ?? '–'}</td></tr>`,
  )
  return html`<p class="lead">Players see those that have not ended, and take the open ones with a deposit.</p>
<div class="wide" tabindex="0" role="region" aria-label="Promotions"><table><thead><tr><th scope="col">Name</th><th scope="col">State</th><th scope="col">From</th><th scope="col">Until</th><th scope="col">Bonus</th><th scope="col">Turnover</th><th scope="col">Once a</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function stateOf(promotion: Offer, now: number): string {
  if (hasEnded(promotion, now)) return 'Ended'
  return promotion.often ? 'Open' : 'Shown only'
}

const dayOf = (time: string | null | undefined) => time?.slice(0, 10) ?? '–'
