import type { FastifyInstance } from 'fastify'
import { accessCalls } from '../../machines/contract/account.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { sendCode, takeCode } from '../otp/otp.ts'
import type { Limits } from './limits.ts'
import { replacePassword } from './password-change.ts'
import type { Passwords } from './passwords.ts'
import { createPlayer, findPlayer } from './players.ts'
import { isSameContact, normalEmail, normalPhone, passwordFault, refuseFaults } from './rules.ts'
import { startSession } from './sessions.ts'

export interface AccessOptions {
  limits: Limits
  passwords: Passwords
  /** Calls a minute from one address: high, for mobile networks put thousands behind one. */
  addressLimit: number
}

/** Getting in: what a guest calls. Whether an account exists shows in no answer but sign-up's. */
export function registerAccess(
  app: FastifyInstance,
  { limits, passwords, addressLimit }: AccessOptions,
): void {
  const { db } = app
  const options = { config: { rateLimit: { max: addressLimit, timeWindow: '1 minute' } } }

  route(
    app,
    accessCalls.login,
    async ({ body: { username, password }, request }) => {
      await limits.login.count(username, request.ip)
      const player = await findPlayer(db, username)
      const right = await passwords.verify(player?.passwordHash, password)
      const session = right && player?.status === 'active' ? await startSession(db, player) : undefined
      if (!session || !player) throw new Refusal(401, 'Invalid username or password.')
      const { token, exchangeToken } = session
      await limits.login.clear(username, request.ip)
      return {
        token,
        remote_id: String(player.id),
        username: player.username,
        exchange: [{ token: exchangeToken }],
        message: 'Logged in.',
      }
    },
    options,
  )

  route(
    app,
    accessCalls.createPlayer,
    async ({ body }) => {
      await createPlayer(db, passwords, body)
      return { message: 'Your account has been created.' }
    },
    options,
  )

  route(
    app,
    accessCalls.forgotPassword,
    async ({ body }) => {
      const player = await findPlayer(db, body.username)
      const typed = body.type === 'email' ? normalEmail(body.email) : normalPhone(body.phone)
      const stored = body.type === 'email' ? player?.email : player?.phone
      const isOwn = stored !== undefined && isSameContact(stored, typed)
      await sendCode(db, limits, passwords, 'reset-password', {
        account: body.username,
        channel: body.type,
        // Never the typed one: it may look the same to this comparison and be another one to a mail server.
        contact: isOwn ? stored : typed,
        playerId: isOwn ? player?.id : undefined,
      })
      return { message: 'If the account exists, a code has been sent to it.' }
    },
    options,
  )

  route(
    app,
    accessCalls.resetPassword,
    async ({ body: { otp, password, password_confirmation, username }, request }) => {
      refuseFaults({
        password: passwordFault(password),
        password_confirmation: password_confirmation === password ? undefined : 'Passwords do not match.',
      })
      const player = await findPlayer(db, username)
      const right = await takeCode(db, limits, passwords, 'reset-password', {
        account: username,
        playerId: player?.id,
        code: otp,
      })
      if (!right || !player || !(await replacePassword(db, player, await passwords.hash(password)))) {
        throw new Refusal(422, 'Invalid or expired OTP.', { otp: ['Invalid or expired OTP.'] })
      }
      await limits.login.clear(username, request.ip)
      return { message: 'Your password has been reset. Please log in.' }
    },
    options,
  )
}
