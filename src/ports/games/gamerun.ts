import { fromCallback } from 'xstate'
import * as z from 'zod/mini'
import { isSitePath } from '../../../machines/common/sitePath.ts'
import type { GamerunInput, gamerunPorts } from '../../../machines/games/gamerun/gamerun.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { framedAddress } from '../../environment/frames.ts'

/** The message that `back.html` sends. A game's own exit leads there. */
const LEAVE = 'leave-game'

/** Returns true if the message comes from a frame of this page, whose only frame is the game's. */
function isOfFrame(window: Window, source: MessageEventSource | null): boolean {
  return Array.from(window.document.querySelectorAll('iframe')).some(
    ({ contentWindow }) => contentWindow === source,
  )
}

export function gamerunPortsOf({ window }: Environment): typeof gamerunPorts {
  return {
    gameExit: fromCallback(({ sendBack }) => {
      const hear = (event: MessageEvent) => {
        if (event.data === LEAVE && event.source !== null && isOfFrame(window, event.source))
          sendBack({ type: 'back' })
      }
      window.addEventListener('message', hear)
      return () => window.removeEventListener('message', hear)
    }),
  }
}

/** A game needs only the address. Anything else that can't be read is left out. */
const gameState = z.object({
  iframeUrl: z.string(),
  fromParams: z.catch(z.optional(z.string()), undefined),
  title: z.catch(z.optional(z.string()), undefined),
  view: z.optional(z.unknown()),
  /** The complete state for the route to return to, if it is more than a view. */
  fromState: z.optional(z.unknown()),
  section: z.catch(z.enum(['games', 'exchange']), 'games'),
})

/** Reads the game from the navigation state of `/gamerun`. Its address is empty if it can't be framed. */
export function readGame(state: unknown, origin: string): GamerunInput {
  const parsed = z.safeParse(gameState, state)
  if (!parsed.success) return { url: '', title: '', section: 'games', from: '/', state: null }
  const { iframeUrl, fromParams, title, view, fromState, section } = parsed.data
  const from = fromParams && isSitePath(fromParams) ? fromParams : '/'
  const url = framedAddress(iframeUrl, origin)
  return { url, title: title ?? '', section, from, state: fromState ?? (view ? { view } : null) }
}
