import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../auth/limits.ts'
import { html, type Markup } from '../http/html.ts'
import { Refusal } from '../http/refusal.ts'
import { decide } from '../money/decisions.ts'
import { changeSettings, readSettings } from '../operator/stored-settings.ts'
import { newestMails } from '../outbox/outbox.ts'
import { createAccess } from './access.ts'
import type { Faults } from './faults.ts'
import { type Fields, fieldsOf, guard, operatorOf } from './guard.ts'
import { consolePage, type Notice, noticeOf, type Page } from './layout.ts'
import { faultsPage, readFaultForm } from './pages/faults.page.ts'
import { ledgerPage, readLedger } from './pages/ledger.page.ts'
import { outboxPage } from './pages/outbox.page.ts'
import { playersPage, readPlayers } from './pages/players.page.ts'
import { readRequests, requestsPage } from './pages/requests.page.ts'
import { readSettingsForm, settingsPage } from './pages/settings.page.ts'

interface ConsoleOptions {
  password: string
  limits: Pick<Limits, 'console'>
  faults: Faults
}

/** Registers the operator's console at `/sandbox`: plain pages and forms, without a script. */
export function registerConsole(app: FastifyInstance, { password, limits, faults }: ConsoleOptions): void {
  const style = readFileSync(join(import.meta.dirname, 'console.css'), 'utf8')
  app.get('/sandbox/style.css', (_request, reply) => {
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style)
  })

  void app.register(async (scope) => {
    await scope.register(cookie)
    await scope.register(formbody, {
      bodyLimit: 16 * 1024,
      parser: (text) => Object.fromEntries(new URLSearchParams(text)),
    })
    scope.removeContentTypeParser('application/json')
    const access = createAccess(scope.db, password, limits.console)
    guard(scope, access)
    registerPages(scope, faults)
    registerForms(scope, faults)
    scope.post('/sandbox/log-out', async (request, reply) => {
      await access.logOut(operatorOf(request), reply)
      return reply.redirect('/sandbox', 303)
    })
  })
}

type Query = Record<string, string | string[] | undefined>

function registerPages(scope: FastifyInstance, faults: Faults): void {
  const { db } = scope

  page('/sandbox', async (token) => requestsPage(await readRequests(db), token))
  page('/sandbox/players', async (_token, { q }) => {
    const search = typeof q === 'string' ? q.slice(0, 50).replaceAll('\0', '') : ''
    return playersPage(await readPlayers(db, search), search)
  })
  page('/sandbox/settings', async (token) => settingsPage(await readSettings(db), token))
  page('/sandbox/ledger', async () => ledgerPage(await readLedger(db)))
  page('/sandbox/outbox', async () => outboxPage(await newestMails(db)))
  page('/sandbox/faults', async (token) => faultsPage(faults.active, token))

  /** `token` is the hidden field that every form carries. */
  function page(path: Page, body: (token: Markup, query: Query) => Promise<Markup>): void {
    scope.get(path, async (request, reply) => {
      const token = html`<input type="hidden" name="token" value="${operatorOf(request).formToken}">`
      const query = request.query as Query
      const frame = { page: path, token, faults: faults.active.length, notice: noticeOf(query.notice) }
      return reply.send(consolePage(frame, await body(token, query)))
    })
  }
}

function registerForms(scope: FastifyInstance, faults: Faults): void {
  const { db } = scope

  form('/sandbox/requests/:id', '/sandbox', async ({ decision, note }, { id = '' }) => {
    if (!/^\d{1,15}$/.test(id) || (decision !== 'approved' && decision !== 'rejected')) return 'wrong'
    try {
      await decide(db, Number(id), decision, note?.replaceAll('\0', '').trim().slice(0, 300) || null)
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

  /** Handles a form and redirects to a page, which shows the notice that the handler returns. */
  function form(
    path: string,
    back: Page,
    handle: (fields: Fields, params: Record<string, string | undefined>) => Promise<Notice>,
  ): void {
    scope.post(path, async (request, reply) => {
      const notice = await handle(fieldsOf(request), request.params as Record<string, string | undefined>)
      return reply.redirect(`${back}?notice=${notice}`, 303)
    })
  }
}
