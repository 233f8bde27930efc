import { randomBytes } from 'node:crypto'
import { eq, or, sql } from 'drizzle-orm'
import type { SignupPayload } from '../../machines/contract/account.ts'
import type { Db } from '../db/database.ts'
import { players } from '../db/schema.ts'
import { violated } from '../db/violation.ts'
import { openAccount, post } from '../ledger/ledger.ts'
import { accountKey } from './account-key.ts'
import type { Passwords } from './passwords.ts'
import {
  emailFault,
  normalEmail,
  normalPhone,
  passwordFault,
  phoneFault,
  refuseFaults,
  usernameFault,
} from './rules.ts'

/** Play money that a new player starts with: ৳ 1,000.00. */
const OPENING_BALANCE = 100_000

/** Cash bonus that waits for a new player: ৳ 50.00. */
const WELCOME_BONUS = 50_00

/** What each unique index of a player stands for. */
const UNIQUE: Record<string, string> = {
  players_username_key: 'username',
  players_email_key: 'email',
  players_phone_key: 'phone',
}

/** Creates a player with a wallet of play money, or throws a 422 that names each field at fault. */
export async function createPlayer(db: Db, passwords: Passwords, payload: SignupPayload): Promise<void> {
  const username = payload.username.trim()
  const email = normalEmail(payload.email)
  const phone = normalPhone(payload.phone)
  refuseFaults({
    username: usernameFault(username),
    email: emailFault(email),
    phone: phoneFault(phone),
    password: passwordFault(payload.password),
    confirmPassword: payload.confirmPassword === payload.password ? undefined : 'Passwords do not match',
    name: payload.name.length <= 100 ? undefined : 'Full name must be at most 100 characters',
  })
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
          // A code that nobody has is let go: a stale link must not keep anybody out.
          referredBy: await ownerOf(tx, payload.referral_code.trim()),
          agentCode: payload.agent_code.trim().slice(0, 64) || null,
        })
        .returning({ id: players.id })
      if (!player) throw new Error('no player')
      const wallet = { kind: 'wallet', playerId: player.id } as const
      const bonus = { kind: 'bonus', playerId: player.id } as const
      await openAccount(tx, wallet)
      await openAccount(tx, bonus)
      await post(tx, {
        kind: 'opening',
        reference: `opening:${player.id}`,
        entries: [
          { account: { kind: 'issued' }, amount: -OPENING_BALANCE - WELCOME_BONUS },
          { account: wallet, amount: OPENING_BALANCE },
          { account: bonus, amount: WELCOME_BONUS },
        ],
      })
    })
  } catch (error) {
    // Two at once pass the look above, and so do letters whose case the database sees otherwise than we do: the
    // unique indexes let one of them in.
    const field = UNIQUE[violated(error) ?? '']
    if (field) refuseFaults({ [field]: takenFault(field) })
    throw error
  }
}

/** The player of a username, whatever its case. */
export async function findPlayer(db: Db, username: string) {
  const [player] = await db
    .select()
    .from(players)
    .where(eq(sql`lower(${players.username})`, accountKey(username)))
  return player
}

async function refuseTaken(
  db: Db,
  wanted: { username: string; email: string; phone: string },
): Promise<void> {
  const username = wanted.username.toLowerCase()
  const email = wanted.email.toLowerCase()
  const rows = await db
    .select({ username: players.username, email: players.email, phone: players.phone })
    .from(players)
    .where(
      or(
        eq(sql`lower(${players.username})`, username),
        eq(sql`lower(${players.email})`, email),
        eq(players.phone, wanted.phone),
      ),
    )
  const taken = (field: string, is: boolean) => (is ? takenFault(field) : undefined)
  refuseFaults({
    username: taken(
      'username',
      rows.some((row) => row.username.toLowerCase() === username),
    ),
    email: taken(
      'email',
      rows.some((row) => row.email.toLowerCase() === email),
    ),
    phone: taken(
      'phone',
      rows.some((row) => row.phone === wanted.phone),
    ),
  })
}

const takenFault = (field: string) => `The ${field} has already been taken.`

async function ownerOf(db: Db, referralCode: string): Promise<number | null> {
  if (!referralCode) return null
  const [owner] = await db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.referralCode, referralCode.toUpperCase()))
  return owner?.id ?? null
}
