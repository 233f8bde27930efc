import { channelPort } from '@tiya/ports/channelPort'
import * as z from 'zod/mini'
import { isSitePath } from '#machines/common/routing/sitePath.ts'
import { withToken } from '#machines/exchange/exchange/exchange.rules.ts'
import type { GamerunInput, gamerunPorts } from '#machines/games/gamerun/gamerun.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { framedAddress } from '../../environment/page/frames.ts'

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
    gameExit: channelPort(({ sendBack }) => {
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
  /** The player that it was opened for. */
  remoteId: z.catch(z.optional(z.string()), undefined),
  fromParams: z.catch(z.optional(z.string()), undefined),
  title: z.catch(z.optional(z.string()), undefined),
  image: z.catch(z.optional(z.string()), undefined),
  /** The state of the route to return to. */
  fromState: z.optional(z.unknown()),
  section: z.catch(z.enum(['games', 'exchange']), 'games'),
})

const NO_GAME: GamerunInput = { url: '', title: '', image: null, section: 'games', from: '/', state: null }

/**
 * Reads the game from the navigation state of `/gamerun`. Its address is empty if it can't be framed. The
 * address of an exchange gets its player's token; without the token or the player there is no game.
 */
export function readGame(
  state: unknown,
  remoteId: string,
  { storage, window }: Pick<Environment, 'storage' | 'window'>,
): GamerunInput {
  const { data } = z.safeParse(gameState, state)
  if (!data) return NO_GAME
  const { iframeUrl, fromParams, title = '', image = null, fromState = null, section } = data
  // Another tab may have logged in since.
  const isOwn = data.remoteId === remoteId && storage.get('remote_id') === remoteId
  const token = isOwn ? storage.get('exchangeToken') : ''
  if (section === 'exchange' && token === '') return NO_GAME
  const address = section === 'exchange' ? withToken(iframeUrl, token) : iframeUrl
  const from = fromParams && isSitePath(fromParams) ? fromParams : '/'
  const url = framedAddress(address, window.location.origin)
  return { url, title, image, section, from, state: fromState }
}
