import { accountCalls } from '@tiya/contract/account'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSameContact, normalPhone, phoneError, refuseInvalid } from '../access/accountFields.ts'
import { playerRoute } from '../access/route.ts'
import { type Player, requireOwn } from '../access/sessions.ts'
import { readPlayer } from '../auth/players.ts'
import { players } from '../db/schema.ts'
import { languageOf } from '../http/bengali.ts'
import { Refusal } from '../http/refusal.ts'
import type { Codes, Purpose } from '../otp/codes.ts'
import { saveBirthday } from './birthday.ts'
import { addedPhone, addPhone, verifyAddedPhone, verifyMainPhone } from './contacts.ts'

/** Registers the calls for a player's contacts and birthday. Codes are sent only to the player's own contacts. */
export function registerVerification(app: FastifyInstance, codes: Codes): void {
  const { db } = app

  playerRoute(app, accountCalls.sendCode, async ({ body, player, request }) => {
    const own = await readPlayer(db, player.id)
    const language = languageOf(request)
    const addressee = { account: player.username, playerId: player.id, language }
    if ('phone' in body) {
      if (!isSameContact(normalPhone(body.phone), own.phone)) refuseOthersPhone()
      if (own.phoneVerifiedAt) refuseVerifiedPhone()
      await codes.send('verify-phone', { ...addressee, channel: 'sms', contact: own.phone })
    } else {
      if (!isSameContact(body.email, own.email)) throw new Refusal(403, 'This is not your email address.')
      if (own.emailVerifiedAt) throw new Refusal(422, 'This email address is already verified.')
      await codes.send('verify-email', { ...addressee, channel: 'email', contact: own.email })
    }
    return { message: 'A code has been sent.' }
  })

  playerRoute(app, accountCalls.verifyPhone, async ({ body, player, request }) => {
    const phone = await requireCode(
      player,
      request,
      'verify-phone',
      'verification_code',
      body.verification_code,
    )
    await verifyMainPhone(db, player.id, phone)
    return { message: 'Your phone number has been verified.' }
  })

  playerRoute(app, accountCalls.verifyEmail, async ({ body, player, request }) => {
    await requireCode(player, request, 'verify-email', 'code', body.code)
    await db.update(players).set({ emailVerifiedAt: new Date() }).where(eq(players.id, player.id))
    return { message: 'Your email address has been verified.' }
  })

  playerRoute(app, accountCalls.addNumber, async ({ body, player }) => {
    const phone = normalPhone(body.phone)
    refuseInvalid({ phone: phoneError(phone) })
    await addPhone(db, player.id, phone)
    return { message: 'The phone number has been added.' }
  })

  playerRoute(app, accountCalls.sendAddedCode, async ({ body, player, request }) => {
    const added = await addedPhone(db, player.id, normalPhone(body.phone))
    if (!added) refuseOthersPhone()
    if (added.verifiedAt) refuseVerifiedPhone()
    await codes.send('add-phone', {
      account: player.username,
      playerId: player.id,
      channel: 'sms',
      contact: added.phone,
      language: languageOf(request),
    })
    return { message: 'A code has been sent.' }
  })

  playerRoute(app, accountCalls.verifyAddedPhone, async ({ body, player, request }) => {
    const phone = await requireCode(player, request, 'add-phone', 'verification_code', body.verification_code)
    await verifyAddedPhone(db, player.id, phone)
    return { message: 'Your phone number has been verified.' }
  })

  playerRoute(app, accountCalls.updateProfile, async ({ body, player }) => {
    requireOwn(body.remote_id, player)
    await saveBirthday(db, player.id, body.dofb)
    return { dofb: body.dofb }
  })

  /**
   * Returns the contact that a code was sent to. Throws a Refusal with 422 for the field if the code is not accepted.
   */
  async function requireCode(
    { id, username }: Player,
    { ip }: FastifyRequest,
    purpose: Purpose,
    field: string,
    code: string,
  ): Promise<string> {
    const attempt = { account: username, address: ip, playerId: id, code: code.trim() }
    const contact = await codes.accept(purpose, attempt)
    if (contact !== undefined) return contact
    const text = 'Invalid or expired code.'
    throw new Refusal(422, text, { [field]: [text] })
  }
}

function refuseOthersPhone(): never {
  throw new Refusal(403, 'This is not your phone number.')
}

function refuseVerifiedPhone(): never {
  throw new Refusal(422, 'This phone number is already verified.')
}
