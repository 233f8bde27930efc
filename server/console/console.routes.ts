import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { RateLimits } from '../access/rateLimits.ts'
import type { Board } from '../betting/board.ts'
import type { OperatorChanges } from '../betting/markets.ts'
import type { Db } from '../db/database.ts'
import { rowId } from '../db/rowId.ts'
import type { Faults } from '../http/faults.ts'
import { servePageFiles } from '../http/pageFiles.ts'
import { Refusal } from '../http/refusal.ts'
import { decide } from '../money/decisions.ts'
import { changeSettings, readSettings } from '../operator/storedSettings.ts'
import { newestMails } from '../outbox/outbox.ts'
import type { Reports } from '../reports/reports.ts'
import { createAccess } from './access.ts'
import { registerChats } from './chats.routes.ts'
import { registerExchangePage } from './exchange.routes.ts'
import type { Errors } from './field.ts'
import { guard, operatorOf } from './guard.ts'
import { registerInboxPage } from './inbox.routes.ts'
import { faultsPage, readFaultForm } from './pages/faults.page.ts'
import { ledgerPage, readLedger } from './pages/ledger.page.ts'
import { outboxPage } from './pages/outbox.page.ts'
import { playersPage, readPlayers } from './pages/players.page.ts'
import { promotionsPage } from './pages/promotions.page.ts'
import { findRequest, readRequests, requestPage, requestsPage } from './pages/requests.page.ts'
import { readSettingsForm, settingsPage } from './pages/settings.page.ts'
import { registerPhone, registerPhoneFiles } from './phone.routes.ts'
import { registerPlayer } from './player.routes.ts'
import { registerReportPages } from './reports.routes.ts'
import { type ConsoleRoutes, consoleRoutes, textOf } from './routes.ts'

/** Seconds after which the list of requests reloads itself. */
const REFRESH = 10

interface ConsoleOptions {
  password: string
  limits: Pick<RateLimits, 'console' | 'consoleAddress'>
  faults: Faults
  reports: Reports
  board: Board
  changes: OperatorChanges
}

/**
 * Registers the operator's console at `/sandbox`: plain pages and forms, which work without the only script. Needs
 * `@fastify/cookie`.
 */
export function registerConsole(
  app: FastifyInstance,
  { password, limits, faults, reports, ...exchange }: ConsoleOptions,
): void {
  servePageFiles(app, {
    folder: import.meta.dirname,
    files: { '/sandbox/style.css': 'console.css', '/sandbox/messages.js': 'messages.js' },
  })
  registerPhoneFiles(app)

  void app.register(async (scope) => {
    await scope.register(formbody, {
      bodyLimit: 16 * 1024,
      parser: (text) => Object.fromEntries(new URLSearchParams(text)),
    })
    scope.removeContentTypeParser('application/json')
    const access = createAccess(scope.db, password, {
      form: limits.console,
      address: limits.consoleAddress,
    })
    guard(scope, access)
    const routes = consoleRoutes(scope, faults)
    registerPages(routes, scope.db, faults)
    registerReportPages(routes, reports)
    registerForms(routes, scope.db, faults)
    registerPlayer(routes, scope.db)
    registerExchangePage(routes, scope.db, exchange)
    registerInboxPage(routes, scope.db)
    registerChats(scope, routes)
    registerPhone(scope)
    scope.post('/sandbox/log-out', async (request, reply) => {
      await access.logOut(operatorOf(request), reply)
      return reply.redirect('/sandbox', 303)
    })
  })
}

function registerPages({ page }: ConsoleRoutes, db: Db, faults: Faults): void {
  page('/sandbox', '/sandbox', async ({ token, reply }) => {
    reply.header('refresh', `${REFRESH}; url=/sandbox`)
    return requestsPage(await readRequests(db), token)
  })
  page('/sandbox/requests/:id', '/sandbox', async ({ token, params }) => {
    const found = await findRequest(db, rowId(params.id))
    return found && requestPage(found, token)
  })
  page('/sandbox/players', '/sandbox/players', async ({ query }) =>
    playersPage(await readPlayers(db, query('q')), query('q')),
  )
  page('/sandbox/promotions', '/sandbox/promotions', async () => promotionsPage(Date.now()))
  page('/sandbox/settings', '/sandbox/settings', async ({ token, draft }) =>
    settingsPage(await readSettings(db), token, draft),
  )
  page('/sandbox/ledger', '/sandbox/ledger', async () => ledgerPage(await readLedger(db)))
  page('/sandbox/outbox', '/sandbox/outbox', async () => outboxPage(await newestMails(db)))
  page('/sandbox/faults', '/sandbox/faults', async ({ token, draft }) =>
    faultsPage(faults.active, token, draft),
  )
}

function registerForms({ form }: ConsoleRoutes, db: Db, faults: Faults): void {
  form('/sandbox/requests/:id', '/sandbox', async ({ decision, note }, { id }) => {
    const request = rowId(id)
    if (request === 0 || (decision !== 'approved' && decision !== 'rejected')) return 'wrong'
    try {
      await decide(db, request, decision, textOf(note).slice(0, 300) || null)
      return decision
    } catch (error) {
      if (error instanceof Refusal) return 'decided'
      throw error
    }
  })

  form('/sandbox/settings', '/sandbox/settings', async (fields) => {
    let wrong: Errors | undefined
    await changeSettings(db, (now) => {
      const read = readSettingsForm(fields, now)
      if (!('errors' in read)) return read
      wrong = read.errors
      return now
    })
    return wrong ? { errors: wrong } : 'saved'
  })

  form('/sandbox/faults', '/sandbox/faults', async (fields) => {
    const fault = readFaultForm(fields)
    if ('errors' in fault) return fault
    faults.add(fault)
    return 'injected'
  })
  form('/sandbox/faults/clear', '/sandbox/faults', async () => {
    faults.clear()
    return 'removed'
  })
  form('/sandbox/faults/:id/remove', '/sandbox/faults', async (_fields, { id }) => {
    faults.remove(Number(id))
    return 'removed'
  })
}
