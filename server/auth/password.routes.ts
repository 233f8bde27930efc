import { accessCalls, accountCalls } from '@tiya/contract/account'
import type { FastifyInstance } from 'fastify'
import {
  isSameContact,
  normalEmail,
  normalPhone,
  passwordError,
  refuseInvalid,
} from '../access/accountFields.ts'
import { limitByAddress } from '../access/addressLimit.ts'
import { playerRoute, route } from '../access/route.ts'
import { languageOf } from '../http/bengali.ts'
import { Refusal } from '../http/refusal.ts'
import type { Codes } from '../otp/codes.ts'
import type { LoginOptions } from './login.routes.ts'
import { replacePassword } from './passwordChange.ts'
import { findPlayer, readPlayer } from './players.ts'

/**
 * Registers the calls that reset a forgotten password with a code, and change a password with the old one.
 * Neither the responses to a guest nor the work behind them reveal whether an account exists.
 */
export function registerPasswords(
  app: FastifyInstance,
  { codes, limits, passwords, addressLimit }: LoginOptions & { codes: Codes },
): void {
  const { db } = app
  const limited = () => ({ onRequest: limitByAddress(addressLimit) })

  route(
    app,
    accessCalls.forgotPassword,
    async ({ body, request }) => {
      const player = await findPlayer(db, body.username)
      const typed = body.type === 'email' ? normalEmail(body.email) : normalPhone(body.phone)
      const stored = body.type === 'email' ? player?.email : player?.phone
      const isOwn = stored !== undefined && isSameContact(stored, typed)
      await codes.send('reset-password', {
        account: body.username,
        channel: body.type,
        // Not the typed contact: one that counts as the same here may be a different one to a mail server.
        contact: isOwn ? stored : typed,
        language: languageOf(request),
        playerId: isOwn ? player?.id : undefined,
      })
      return { message: 'If the account exists, a code has been sent to it.' }
    },
    limited(),
  )

  route(
    app,
    accessCalls.resetPassword,
    async ({ body: { otp, password, password_confirmation, username }, request }) => {
      refuseInvalid({
        password: passwordError(password),
        password_confirmation: password_confirmation === password ? undefined : 'Passwords do not match.',
      })
      const player = await findPlayer(db, username)
      const contact = await codes.accept('reset-password', {
        account: username,
        address: request.ip,
        playerId: player?.id,
        code: otp,
      })
      const isReset =
        contact !== undefined &&
        player !== undefined &&
        (await replacePassword(db, player, await passwords.hash(password)))
      if (!isReset) throw new Refusal(422, 'Invalid or expired OTP.', { otp: ['Invalid or expired OTP.'] })
      await limits.login.forget({ account: username, address: request.ip })
      return { message: 'Your password has been reset. Please log in.' }
    },
    limited(),
  )

  playerRoute(app, accountCalls.changePassword, async ({ body, player }) => {
    refuseInvalid({
      new_password: passwordError(body.new_password),
      new_password_confirmation:
        body.new_password_confirmation === body.new_password ? undefined : 'Passwords do not match.',
    })
    // Counted per session, so neither strangers at log-in nor a stolen session can lock the owner's other
    // sessions.
    const session = String(player.sessionId)
    await limits.passwordChange.count(session)
    const own = await readPlayer(db, player.id)
    if (!(await passwords.verify(own.passwordHash, body.old_password))) refuseOldPassword()
    await limits.passwordChange.forget(session)
    // Not replaced if another change has made the old password wrong in the meantime.
    const isReplaced = await replacePassword(db, own, await passwords.hash(body.new_password))
    if (!isReplaced) refuseOldPassword()
    return { message: 'Password changed successfully. Please login with your new password.' }
  })
}

function refuseOldPassword(): never {
  const text = 'Your current password is not right.'
  throw new Refusal(422, text, { old_password: [text] })
}
