import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { accountCalls } from '../../machines/contract/account.ts'
import type { Limits } from '../auth/limits.ts'
import { replacePassword } from '../auth/password-change.ts'
import type { Passwords } from '../auth/passwords.ts'
import { isSameContact, normalPhone, passwordFault, phoneFault, refuseFaults } from '../auth/rules.ts'
import { type Player, requireOwn } from '../auth/sessions.ts'
import { players } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { playerRoute } from '../http/route.ts'
import { sendCode, takeCode } from '../otp/otp.ts'
import { saveBirthday } from './birthday.ts'
import { addPhone, readPlayer, stateOfAdded, verifyAddedPhone, verifyMainPhone } from './contacts.ts'

type Purpose = 'verify-phone' | 'verify-email' | 'add-phone'

/** A player's contacts, birthday and password (wire-contract, Account). Codes go to the player's own contacts only. */
export function registerVerification(
  app: FastifyInstance,
  { limits, passwords }: { limits: Limits; passwords: Passwords },
): void {
  const { db } = app

  playerRoute(app, accountCalls.sendCode, async ({ body, player }) => {
    const own = await readPlayer(db, player)
    if ('phone' in body) {
      if (normalPhone(body.phone) !== own.phone) throw new Refusal(403, 'This is not your phone number.')
      if (own.phoneVerifiedAt) throw new Refusal(422, 'This phone number has been verified already.')
      await send(player, 'verify-phone', 'sms', own.phone)
    } else {
      if (!isSameContact(body.email, own.email)) throw new Refusal(403, 'This is not your e-mail address.')
      if (own.emailVerifiedAt) throw new Refusal(422, 'This e-mail address has been verified already.')
      await send(player, 'verify-email', 'email', own.email)
    }
    return { message: 'A code has been sent.' }
  })

  playerRoute(app, accountCalls.verifyPhone, async ({ body, player }) => {
    const phone = await take(player, 'verify-phone', 'verification_code', body.verification_code)
    await verifyMainPhone(db, player, phone)
    return { message: 'Your phone number has been verified.' }
  })

  playerRoute(app, accountCalls.verifyEmail, async ({ body, player }) => {
    await take(player, 'verify-email', 'code', body.code)
    await db.update(players).set({ emailVerifiedAt: new Date() }).where(eq(players.id, player.id))
    return { message: 'Your e-mail address has been verified.' }
  })

  playerRoute(app, accountCalls.addNumber, async ({ body, player }) => {
    const phone = normalPhone(body.phone)
    refuseFaults({ phone: phoneFault(phone) })
    await addPhone(db, player, phone)
    return { message: 'The phone number has been added.' }
  })

  playerRoute(app, accountCalls.sendAddedCode, async ({ body, player }) => {
    const phone = normalPhone(body.phone)
    const state = await stateOfAdded(db, player, phone)
    if (state === undefined) throw new Refusal(403, 'This is not your phone number.')
    if (state === 'verified') throw new Refusal(422, 'This phone number has been verified already.')
    await send(player, 'add-phone', 'sms', phone)
    return { message: 'A code has been sent.' }
  })

  playerRoute(app, accountCalls.verifyAddedPhone, async ({ body, player }) => {
    const phone = await take(player, 'add-phone', 'verification_code', body.verification_code)
    await verifyAddedPhone(db, player, phone)
    return { message: 'Your phone number has been verified.' }
  })

  playerRoute(app, accountCalls.updateProfile, async ({ body, player }) => {
    requireOwn(body.remote_id, player)
    await saveBirthday(db, player.id, body.dofb)
    return { dofb: body.dofb }
  })

  playerRoute(app, accountCalls.changePassword, async ({ body, player }) => {
    refuseFaults({
      new_password: passwordFault(body.new_password),
      new_password_confirmation:
        body.new_password_confirmation === body.new_password ? undefined : 'Passwords do not match.',
    })
    // Counted by session: neither a stranger at log-in nor a stolen session locks the owner's own sessions.
    const session = String(player.sessionId)
    await limits.passwordChange.count(session)
    const own = await readPlayer(db, player)
    if (!(await passwords.verify(own.passwordHash, body.old_password))) refuseOldPassword()
    await limits.passwordChange.clear(session)
    // False when another change has made the old password wrong in the meantime.
    if (!(await replacePassword(db, own, await passwords.hash(body.new_password)))) refuseOldPassword()
    return { message: 'Password changed successfully. Please login with your new password.' }
  })

  function send({ id, username }: Player, purpose: Purpose, channel: 'sms' | 'email', contact: string) {
    return sendCode(db, limits, passwords, purpose, { account: username, channel, contact, playerId: id })
  }

  /** The contact whose code this is; 422 where it is none of the player's, or too old. */
  async function take(
    { id, username }: Player,
    purpose: Purpose,
    field: string,
    code: string,
  ): Promise<string> {
    const contact = await takeCode(db, limits, passwords, purpose, {
      account: username,
      playerId: id,
      code: code.trim(),
    })
    if (contact !== undefined) return contact
    const fault = 'Invalid or expired code.'
    throw new Refusal(422, fault, { [field]: [fault] })
  }
}

function refuseOldPassword(): never {
  const fault = 'Your current password is not right.'
  throw new Refusal(422, fault, { old_password: [fault] })
}
