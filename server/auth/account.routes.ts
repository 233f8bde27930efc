import { accountCalls } from '@tiya/contract/account'
import { moneyToDecimal } from '@tiya/contract/amounts'
import { siteCalls } from '@tiya/contract/site'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { playerRoute } from '../access/route.ts'
import { issueExchangeToken, requireOwn, speakIn } from '../access/sessions.ts'
import { contacts } from '../db/schema.ts'
import { languageOf } from '../http/bengali.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { readSettings } from '../operator/storedSettings.ts'
import { friendsOf } from '../rewards/referrals.ts'
import { POINT_WORTH, STAKE_PER_POINT } from '../rewards/rewards.ts'
import { readPlayer } from './players.ts'

/** Registers the calls that read a player's own account: balance, profile, referrals, phones and exchange token. */
export function registerAccount(app: FastifyInstance): void {
  const { db } = app

  playerRoute(app, siteCalls.balance, async ({ player }) => ({
    balance: await balanceOf(db, { kind: 'wallet', playerId: player.id }),
  }))

  playerRoute(app, accountCalls.playerLogin, async ({ body, player, request }) => {
    requireOwn(body.user_id, player)
    // The page of the exchange speaks it: its address has no room for a language.
    await speakIn(db, player.sessionId, languageOf(request))
    return { access_token: await issueExchangeToken(db, player.id, player.sessionId) }
  })

  playerRoute(app, accountCalls.user, async ({ query, player }) => {
    requireOwn(query.remote_id, player)
    const user = await readPlayer(db, player.id)
    const friends = await friendsOf(db, player.id)
    const { referralBonus, referralDeposits } = await readSettings(db)
    return {
      user: {
        id: String(user.id),
        username: user.username,
        name: user.name,
        phone: user.phone,
        email: user.email,
        session_id: user.phoneVerifiedAt ? '1' : '0',
        created_at: user.createdAt.toISOString(),
        dofb: user.dateOfBirth,
        email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
        vip_coin: await balanceOf(db, { kind: 'points', playerId: user.id }),
        balance: await balanceOf(db, { kind: 'wallet', playerId: user.id }),
        referral_code: user.referralCode,
        cash_bonus: await balanceOf(db, { kind: 'bonus', playerId: user.id }),
        vip_rate: moneyToDecimal(POINT_WORTH),
        vip_stake: STAKE_PER_POINT,
        referral_bonus: referralBonus,
        referral_deposits: referralDeposits,
        exposure: await balanceOf(db, { kind: 'exposure', playerId: user.id }),
        referrals: friends.map(({ id, username, createdAt }) => ({
          id: String(id),
          username,
          created_at: createdAt.toISOString(),
        })),
      },
    }
  })

  playerRoute(app, accountCalls.otherPhones, async ({ player }) => {
    const rows = await db.select().from(contacts).where(eq(contacts.playerId, player.id)).orderBy(contacts.id)
    return {
      data: rows.map((row) => ({
        id: String(row.id),
        contract_value: row.phone,
        isverify: row.verifiedAt !== null,
      })),
    }
  })
}
