import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatMoney } from '@tiya/contract/amounts'
import type { FastifyInstance } from 'fastify'
import { hashToken } from '../../access/tokens.ts'
import type { Db } from '../../db/database.ts'
import { inBengali } from '../../http/bengali.ts'
import { html, type Markup } from '../../http/html.ts'
import { setPolicy } from '../../http/security.ts'
import { readSettings } from '../../operator/storedSettings.ts'
import { limitRefusal } from '../depositLimits.ts'
import { findMethod } from '../methods.ts'
import { findCheckout } from './ewallet.ts'

/** The site frames the page with an opaque origin; the page needs no script. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors"

type Route = { Params: { token: string }; Querystring: { language?: unknown } }
type Checkout = NonNullable<Awaited<ReturnType<typeof findCheckout>>>

/**
 * Registers the page of the fictitious e-wallet provider, whose address `/ewa/request` returns. The page
 * moves no money: it shows the transaction id with which the player then confirms the payment.
 */
export function registerCheckout(app: FastifyInstance): void {
  const style = readFileSync(join(import.meta.dirname, 'checkout.css'), 'utf8')
  app.get('/demo-wallet/style.css', (_request, reply) => {
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style)
  })

  for (const [step, page] of Object.entries({ '': payPage, '/paid': paidPage })) {
    app.get<Route>(`/demo-wallet/:token${step}`, async (request, reply) => {
      const { token } = request.params
      const checkout = await findCheckout(app.db, token)
      const open =
        checkout?.state === 'open' && checkout.expiresAt !== null && checkout.expiresAt > new Date()
      setPolicy(reply, `${POLICY} ${(await mayBeFramed(app.db, checkout)) ? "'self'" : "'none'"}`)
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
      // A limit that was lowered since; what is paid already is taken.
      const refusal = open && step === '' ? await limitRefusal(app.db, checkout) : undefined
      const isPayable = open && refusal === undefined
      const { text } = isPayable ? page(checkout, token) : closedPage(refusal)
      reply.code(isPayable ? 200 : 410).send(request.query.language === 'bn' ? pageInBengali(text) : text)
    })
  }
}

/** Whether the operator lets the site frame the page of a payment. */
async function mayBeFramed(db: Db, checkout: Checkout | undefined): Promise<boolean> {
  return findMethod(await readSettings(db), checkout?.method?.name ?? '')?.ewallet !== 'unframed'
}

function payPage({ id, amount, method }: Checkout, token: string): Markup {
  return layout(
    `Pay with ${method?.name}`,
    html`<h1>Pay with ${method?.name}</h1>
<p class="amount">${formatMoney(amount)}</p>
<p>Reference ${id}. No money moves here: this is a demonstration.</p>
<form action="/demo-wallet/${token}/paid"><button>Pay ${formatMoney(amount)}</button></form>`,
  )
}

function paidPage({ amount }: Checkout, token: string): Markup {
  return layout(
    'Paid',
    html`<h1>Paid</h1>
<p class="amount">${formatMoney(amount)}</p>
<p id="what">Your transaction ID</p>
<output class="id" aria-labelledby="what">${hashToken(`paid:${token}`).slice(0, 10).toUpperCase()}</output>
<p>Enter it on the site, with the number that you paid from, and submit.</p>
<form action="/demo-wallet/${token}"><button class="plain">Back</button></form>`,
  )
}

function closedPage(reason?: string): Markup {
  const what = reason === undefined ? html`<p>Please start again on the site.</p>` : html`<p>${reason}</p>`
  return layout('This payment is closed', html`<h1>This payment is closed</h1>${what}`)
}

/** Returns a page in Bengali, as are those that its form leads to. */
function pageInBengali(page: string): string {
  return page
    .replace('lang="en"', 'lang="bn"')
    .replace('</form>', '<input type="hidden" name="language" value="bn"></form>')
    .replace(/>([^<>]+)</g, (_, text) => `>${inBengali(text)}<`)
}

function layout(title: string, body: Markup): Markup {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/sandbox/fonts.css"><link rel="stylesheet" href="/demo-wallet/style.css"></head><body><main>${body}</main><footer class="mark">Demo · play money</footer></body></html>`
}
