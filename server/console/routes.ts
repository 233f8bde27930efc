import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '../http/faults.ts'
import { html, type Markup } from '../http/html.ts'
import type { Fields } from './field.ts'
import { type Draft, type Errors, NO_DRAFT } from './field.ts'
import { fieldsOf, operatorOf } from './guard.ts'
import { consolePage, type Notice, noticeOf, type Page } from './layout.ts'
import { readWaiting } from './waiting.ts'

type Params = Record<string, string | undefined>

/** A page with a heading of its own, rather than that of its section. */
export interface Titled {
  title: string
  body: Markup
}

/** The request that a page is rendered for. */
export interface Visit {
  /** The hidden field that every form carries. */
  token: Markup
  /** Parameters of the path. */
  params: Params
  /** What a form that was refused had in its fields. */
  draft: Draft
  /** Returns a query parameter, cut to at most 50 characters; empty if it is missing or repeated. */
  query(name: string): string
  reply: FastifyReply
}

type PageBody = (visit: Visit) => Promise<Markup | Titled | undefined>

/** What a form leads to: a notice on its page, its page again with what is wrong, or a page that asks once more. */
type Outcome = Notice | { errors: Errors } | Titled

export interface ConsoleRoutes {
  /** Serves a page at a path; `section` is its entry in the navigation. An undefined body results in a 404. */
  page(path: string, section: Page, body: PageBody): void
  /** Handles a form of the page that was registered with the path `of`, whose parameters the form's path has too. */
  form(
    path: string,
    of: string,
    handle: (fields: Fields, params: Params, token: Markup) => Promise<Outcome>,
  ): void
}

/** Creates the console's two kinds of routes, within its guarded scope. */
export function consoleRoutes(scope: FastifyInstance, faults: Faults): ConsoleRoutes {
  const pages = new Map<string, { section: Page; body: PageBody }>()

  async function send(request: FastifyRequest, reply: FastifyReply, of: string, shown: Shown) {
    const page = pages.get(of)
    if (!page) throw new Error(`no page at ${of}`)
    const { section, body } = page
    const queries = request.query as Record<string, unknown>
    const query = (name: string) => textOf(queries[name]).slice(0, 50)
    const { draft = NO_DRAFT, notice } = shown
    const token = tokenOf(request)
    const made = shown.made ?? (await body({ token, params: request.params as Params, draft, query, reply }))
    if (!made) reply.code(404)
    const counts = { ...(await readWaiting(scope.db)), faults: faults.active.length }
    const frame = { section, token, counts, notice, errors: draft.errors }
    return reply.send(consolePage(frame, made ?? html`<p class="empty">There is nothing here.</p>`))
  }

  return {
    page(path, section, body) {
      pages.set(path, { section, body })
      scope.get(path, (request, reply) => {
        const { notice } = request.query as Record<string, unknown>
        return send(request, reply, path, { notice: noticeOf(notice) })
      })
    },

    form(path, of, handle) {
      scope.post(path, async (request, reply) => {
        const [fields, params] = [fieldsOf(request), request.params as Params]
        const outcome = await handle(fields, params, tokenOf(request))
        if (typeof outcome === 'string')
          return reply.redirect(`${filledIn(of, params)}?notice=${outcome}`, 303)
        if ('title' in outcome) return send(request, reply, of, { made: outcome })
        reply.code(422)
        return send(request, reply, of, { draft: { fields, errors: outcome.errors } })
      })
    },
  }
}

interface Shown {
  draft?: Draft
  notice?: Notice | undefined
  /** In the place of the page's body. */
  made?: Titled
}

const tokenOf = (request: FastifyRequest): Markup =>
  html`<input type="hidden" name="token" value="${operatorOf(request).formToken}">`

const filledIn = (path: string, params: Params): string =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))

/** Returns a text from a form or URL as the database can store it, with plain line breaks; empty if it is missing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').replaceAll('\r\n', '\n').trim() : ''
}
