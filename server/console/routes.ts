import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Faults } from '../http/faults.ts'
import { html, type Markup } from '../http/html.ts'
import { type Fields, fieldsOf, operatorOf } from './guard.ts'
import { consolePage, type Notice, noticeOf, type Page } from './layout.ts'

type Params = Record<string, string | undefined>

/** The request that a page is rendered for. */
export interface Visit {
  /** The hidden field that every form carries. */
  token: Markup
  /** Parameters of the path. */
  params: Params
  /** Returns a query parameter, cut to at most 50 characters; empty if it is missing or repeated. */
  query(name: string): string
  reply: FastifyReply
}

export interface ConsoleRoutes {
  /** Serves a page at a path; `section` is its entry in the navigation. An undefined body results in a 404. */
  page(path: string, section: Page, body: (visit: Visit) => Promise<Markup | undefined>): void
  /** Handles a form and redirects to a page, which shows the notice that the handler returns. */
  form(
    path: string,
    back: string | ((params: Params) => string),
    handle: (fields: Fields, params: Params) => Promise<Notice>,
  ): void
}

/** Creates the console's two kinds of routes, within its guarded scope. */
export function consoleRoutes(scope: FastifyInstance, faults: Faults): ConsoleRoutes {
  return {
    page(path, section, body) {
      scope.get(path, async (request, reply) => {
        const token = html`<input type="hidden" name="token" value="${operatorOf(request).formToken}">`
        const fields = request.query as Record<string, unknown>
        const query = (name: string) => textOf(fields[name]).slice(0, 50)
        const made = await body({ token, params: request.params as Params, query, reply })
        if (!made) reply.code(404)
        const frame = { page: section, token, faults: faults.active.length, notice: noticeOf(fields.notice) }
        return reply.send(consolePage(frame, made ?? html`<p class="empty">There is nothing here.</p>`))
      })
    },

    form(path, back, handle) {
      scope.post(path, async (request, reply) => {
        const params = request.params as Params
        const notice = await handle(fieldsOf(request), params)
        const page = typeof back === 'string' ? back : back(params)
        return reply.redirect(`${page}?notice=${notice}`, 303)
      })
    },
  }
}

/** Returns a text from a form or URL as the database can store it, with plain line breaks; empty if it is missing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').replaceAll('\r\n', '\n').trim() : ''
}
