import { accessCalls } from '@tiya/contract/account'
import { siteCalls } from '@tiya/contract/site'
import type { FastifyInstance } from 'fastify'
import { limitByAddress } from '../access/addressLimit.ts'
import type { Passwords } from '../access/passwords.ts'
import type { RateLimits } from '../access/rateLimits.ts'
import { playerRoute, route } from '../access/route.ts'
import { endSession, startSession } from '../access/sessions.ts'
import { Refusal } from '../http/refusal.ts'
import { createPlayer, findPlayer } from './players.ts'

export interface LoginOptions {
  limits: RateLimits
  passwords: Passwords
  /** Calls per minute from one network address; high, because mobile networks put thousands of people behind one. */
  addressLimit: number
}

/** Registers sign-up, log-in and log-out. Only the sign-up response reveals whether an account exists. */
export function registerLogin(app: FastifyInstance, { limits, passwords, addressLimit }: LoginOptions): void {
  const { db } = app
  const limited = () => ({ onRequest: limitByAddress(addressLimit) })

  route(
    app,
    accessCalls.createPlayer,
    async ({ body }) => {
      await createPlayer(db, passwords, body)
      return { message: 'Your account has been created.' }
    },
    limited(),
  )

  route(
    app,
    accessCalls.login,
    async ({ body: { username, password }, request }) => {
      await limits.login.count({ account: username, address: request.ip })
      const player = await findPlayer(db, username)
      const isRight = await passwords.verify(player?.passwordHash, password)
      const session = isRight && player?.status === 'active' ? await startSession(db, player) : undefined
      if (!session || !player) throw new Refusal(401, 'Invalid username or password.')
      await limits.login.forget({ account: username, address: request.ip })
      return {
        token: session.token,
        remote_id: String(player.id),
        username: player.username,
        exchange: [{ token: session.exchangeToken }],
        message: 'Logged in.',
      }
    },
    limited(),
  )

  playerRoute(app, siteCalls.logout, async ({ player }) => {
    await endSession(db, player.sessionId)
    return { message: 'Logged out.' }
  })
}
