import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptForms } from '../http/forms.ts'
import { html, type Markup } from '../http/html.ts'
import { Refusal } from '../http/refusal.ts'
import { setPolicy } from '../http/security.ts'
import { decide } from '../money/decisions.ts'
import { changeSettings, readSettings } from '../operator/stored-settings.ts'
import { newestMails } from '../outbox/outbox.ts'
import { createAccess } from './access.ts'
import { faultsPage, readFaultForm } from './faults.page.ts'
import type { Faults } from './faults.ts'
import { consolePage, enterPage, type Page } from './layout.ts'
import { ledgerPage, readLedger } from './ledger.page.ts'
import { outboxPage } from './outbox.page.ts'
import { playersPage, readPlayers } from './players.page.ts'
import { readRequests, requestsPage } from './requests.page.ts'
import { readSettingsForm, settingsPage } from './settings.page.ts'

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** What the next page says of a form, by the word in its address: nothing of the address itself is shown. */
const SAID: Record<string, { text: string; bad: boolean }> = {
  approved: { text: 'Approved.', bad: false },
  rejected: { text: 'Rejected.', bad: false },
  decided: { text: 'This request has been decided already.', bad: true },
  saved: { text: 'Saved.', bad: false },
  removed: { text: 'Removed.', bad: false },
  injected: { text: 'The fault is active.', bad: false },
  wrong: { text: 'Nothing was changed: a field is missing or wrong.', bad: true },
}

interface ConsoleOptions {
  password: string
  /** Calls a minute from one address: also how fast passwords can be tried. */
  addressLimit: number
  faults: Faults
}

type Query = Record<string, string | string[] | undefined>

/**
 * The operator's console at `/sandbox`, behind its password at all times: `?key=` of the printed address is
 * turned into a cookie. Its forms bear a token.
 */
export function registerConsole(
  app: FastifyInstance,
  { password, addressLimit, faults }: ConsoleOptions,
): void {
  const { db } = app
  const access = createAccess(password)
  const formToken = html`<input type="hidden" name="token" value="${access.formToken}">`
  const config = { rateLimit: { max: addressLimit, timeWindow: '1 minute' } }

  const style = readFileSync(join(import.meta.dirname, 'console.css'), 'utf8')
  app.get('/sandbox/style.css', (_request, reply) => {
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style)
  })

  void app.register(async (scope) => {
    acceptForms(scope)
    // After the rate limit, which is each route's own `onRequest`: it counts wrong passwords too.
    scope.addHook('preParsing', async (request, reply, payload) => {
      setPolicy(reply, POLICY)
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
      const { key } = request.query as Query
      if (request.method === 'GET' && typeof key === 'string') return enter(reply, access.isPassword(key))
      if (!access.isInside(request)) return reply.code(401).send(enterPage(false))
      return payload
    })

    page('/sandbox', async () => requestsPage(await readRequests(db), formToken))
    page('/sandbox/players', async ({ q }) => {
      const search = typeof q === 'string' ? q.slice(0, 50).replaceAll('\0', '') : ''
      return playersPage(await readPlayers(db, search), search)
    })
    page('/sandbox/settings', async () => settingsPage(await readSettings(db), formToken))
    page('/sandbox/ledger', async () => ledgerPage(await readLedger(db)))
    page('/sandbox/outbox', async () => outboxPage(await newestMails(db)))
    page('/sandbox/faults', async () => faultsPage(faults.active, formToken))

    form('/sandbox/requests/:id', '/sandbox', async (fields, { id = '' }) => {
      const decision = fields.get('decision')
      const note = fields.get('note')?.replaceAll('\0', '').trim().slice(0, 300) || null
      if (!/^\d{1,15}$/.test(id) || (decision !== 'approved' && decision !== 'rejected')) return 'wrong'
      try {
        await decide(db, Number(id), decision, note)
        return decision
      } catch (error) {
        if (error instanceof Refusal) return 'decided'
        throw error
      }
    })
    form('/sandbox/settings', '/sandbox/settings', async (fields) => {
      let read = false
      await changeSettings(db, (now) => {
        const next = readSettingsForm(fields, now)
        read = next !== undefined
        return next ?? now
      })
      return read ? 'saved' : 'wrong'
    })
    form('/sandbox/faults', '/sandbox/faults', async (fields) => {
      const fault = readFaultForm(fields)
      if (fault) faults.add(fault)
      return fault ? 'injected' : 'wrong'
    })
    form('/sandbox/faults/clear', '/sandbox/faults', async () => {
      faults.clear()
      return 'removed'
    })
    form('/sandbox/faults/:id/remove', '/sandbox/faults', async (_fields, { id }) => {
      faults.remove(Number(id))
      return 'removed'
    })

    function page(path: Page, body: (query: Query) => Promise<Markup>): void {
      scope.get(path, { config }, async (request, reply) => {
        const query = request.query as Query
        const said =
          typeof query.said === 'string' && Object.hasOwn(SAID, query.said) ? SAID[query.said] : undefined
        return reply.send(consolePage({ page: path, faults: faults.active.length, said }, await body(query)))
      })
    }

    /** A form's address: does it, and goes back to the page with a word that says what became of it. */
    function form(
      path: string,
      back: Page,
      act: (fields: URLSearchParams, params: Record<string, string | undefined>) => Promise<string>,
    ): void {
      scope.post(path, { config }, async (request: FastifyRequest, reply) => {
        const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        if (!access.isFormToken(fields.get('token'))) return reply.code(403).send(enterPage(false))
        const word = await act(fields, request.params as Record<string, string | undefined>)
        return reply.redirect(`${back}?said=${word}`, 303)
      })
    }
  })

  function enter(reply: FastifyReply, right: boolean) {
    if (!right) return reply.code(401).send(enterPage(true))
    access.letIn(reply)
    return reply.redirect('/sandbox', 303)
  }
}
