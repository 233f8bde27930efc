import { randomBytes } from 'node:crypto'
import type { SignupPayload } from '@tiya/contract/account'
import { eq, or, sql } from 'drizzle-orm'
import {
  emailError,
  normalEmail,
  normalPhone,
  passwordError,
  phoneError,
  refuseInvalid,
  usernameError,
} from '../access/accountFields.ts'
import { accountKey } from '../access/accountKey.ts'
import type { Passwords } from '../access/passwords.ts'
import { acceptCaptcha } from '../captcha/captcha.ts'
import type { Db } from '../db/database.ts'
import { players } from '../db/schema.ts'
import { violated } from '../db/violation.ts'
import { Refusal } from '../http/refusal.ts'
import { writeToInbox } from '../inbox/inbox.ts'
import { welcomeTexts } from '../inbox/texts.ts'
import { openAccount, post } from '../ledger/ledger.ts'

/** Play money that a new player starts with, in poisha: ৳ 1,000.00. */
const OPENING_BALANCE = 1_000_00

/** Cash bonus that a new player can claim, in poisha: ৳ 50.00. */
const WELCOME_BONUS = 50_00

/** The field that each unique index on players covers. */
const UNIQUE_FIELDS: Record<string, 'username' | 'email' | 'phone'> = {
  players_username_key: 'username',
  players_email_key: 'email',
  players_phone_key: 'phone',
}

/**
 * Creates a player with a wallet of play money and a first inbox message. Throws a Refusal with 422 that names each
 * invalid or taken field. A captcha is checked if its key is given, before the response reveals what is taken.
 */
export async function createPlayer(db: Db, passwords: Passwords, payload: SignupPayload): Promise<void> {
  const username = payload.username.trim()
  const email = normalEmail(payload.email)
  const phone = normalPhone(payload.phone)
  refuseInvalid({
    username: usernameError(username),
    email: emailError(email),
    phone: phoneError(phone),
    password: passwordError(payload.password),
    confirmPassword: payload.confirmPassword === payload.password ? undefined : 'Passwords do not match',
    name: payload.name.length <= 100 ? undefined : 'Full name must be at most 100 characters',
  })
  await refuseWrongCaptcha(db, payload)
  await refuseTaken(db, { username, email, phone })
  const passwordHash = await passwords.hash(payload.password)
  try {
    await db.transaction(async (tx) => {
      const [player] = await tx
        .insert(players)
        .values({
          username,
          email,
          phone,
          passwordHash,
          name: payload.name.trim() || null,
          currency: payload.currency,
          referralCode: randomBytes(5).toString('hex').toUpperCase(),
          // An unknown code is ignored: an outdated link must not prevent a sign-up.
          referredBy: await referrerOf(tx, payload.referral_code.trim()),
          agentCode: payload.agent_code.trim().slice(0, 64) || null,
        })
        .returning({ id: players.id })
      if (!player) throw new Error('The insert returned no player')
      await openAccounts(tx, player.id)
      const given = { balance: OPENING_BALANCE, bonus: WELCOME_BONUS }
      await writeToInbox(tx, player.id, ...welcomeTexts(username, given))
    })
  } catch (error) {
    // Two simultaneous sign-ups can both pass refuseTaken, and the database may fold letters that JavaScript
    // does not.
    const field = UNIQUE_FIELDS[violated(error) ?? '']
    if (field) refuseInvalid({ [field]: takenError(field) })
    throw error
  }
}

/** Finds a player by username, ignoring case. */
export async function findPlayer(db: Db, username: string) {
  const [player] = await db
    .select()
    .from(players)
    .where(eq(sql`lower(${players.username})`, accountKey(username)))
  return player
}

/** Reads a player by id. Throws a Refusal with 404 if there is none. */
export async function readPlayer(db: Db, id: number) {
  const [player] = await db.select().from(players).where(eq(players.id, id))
  if (!player) throw new Refusal(404, 'Not found')
  return player
}

async function openAccounts(tx: Db, playerId: number): Promise<void> {
  const wallet = { kind: 'wallet', playerId } as const
  const bonus = { kind: 'bonus', playerId } as const
  await openAccount(tx, wallet)
  await openAccount(tx, bonus)
  await openAccount(tx, { kind: 'points', playerId })
  await post(tx, {
    kind: 'opening',
    reference: `opening:${playerId}`,
    entries: [
      { account: { kind: 'issued' }, amount: -OPENING_BALANCE - WELCOME_BONUS },
      { account: wallet, amount: OPENING_BALANCE },
      { account: bonus, amount: WELCOME_BONUS },
    ],
  })
}

async function refuseWrongCaptcha(db: Db, { captcha = '', captcha_key }: SignupPayload): Promise<void> {
  if (captcha_key === undefined) return
  const isRight = await acceptCaptcha(db, captcha_key, captcha)
  refuseInvalid({ captcha: isRight ? undefined : 'The code does not match the picture.' })
}

async function refuseTaken(
  db: Db,
  wanted: { username: string; email: string; phone: string },
): Promise<void> {
  const username = wanted.username.toLowerCase()
  const email = wanted.email.toLowerCase()
  const { phone } = wanted
  const rows = await db
    .select({ username: players.username, email: players.email, phone: players.phone })
    .from(players)
    .where(
      or(
        eq(sql`lower(${players.username})`, username),
        eq(sql`lower(${players.email})`, email),
        eq(players.phone, phone),
      ),
    )
  const isTaken = {
    username: rows.some((row) => row.username.toLowerCase() === username),
    email: rows.some((row) => row.email.toLowerCase() === email),
    phone: rows.some((row) => row.phone === phone),
  }
  refuseInvalid({
    username: isTaken.username ? takenError('username') : undefined,
    email: isTaken.email ? takenError('email') : undefined,
    phone: isTaken.phone ? takenError('phone') : undefined,
  })
}

const takenError = (field: string) => `The ${field} has already been taken.`

async function referrerOf(db: Db, referralCode: string): Promise<number | null> {
  if (!referralCode) return null
  const [referrer] = await db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.referralCode, referralCode.toUpperCase()))
  return referrer?.id ?? null
}
