import type { Game } from '@tiya/contract/games'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { bets } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { balanceOf, InsufficientFunds, post } from '../ledger/ledger.ts'
import { readSettings } from '../operator/storedSettings.ts'
import { pointEntries, pointsOf, rebateOf } from '../rewards/rewards.ts'
import { countStake } from '../rewards/turnovers.ts'
import { spin, winOf } from './reels.ts'

export type Bet = typeof bets.$inferSelect

export interface Stake {
  playerId: number
  game: Game
  /** The game's idempotency key: a repeated request places the bet only once and gets the same response. */
  key: string
  /** Poisha. */
  stake: number
}

/**
 * Places and settles one bet in one database transaction: the betting record, the stake with its rebate, the
 * win, the points and the turnovers. Throws a 422 if games are blocked, the balance does not cover the stake,
 * or the key was used for another bet. `below(n)` returns a random integer from 0 to n−1.
 */
export async function placeBet(
  db: Db,
  { playerId, game, key, stake }: Stake,
  below: (n: number) => number,
): Promise<Bet> {
  const outcome = spin(below)
  const win = winOf(outcome, stake)
  const player = { kind: 'wallet', playerId } as const
  const house = { kind: 'games' } as const
  try {
    return await db.transaction(async (tx) => {
      // A second call with the same key waits here until the first one ends.
      const [bet] = await tx
        .insert(bets)
        .values({
          playerId,
          key,
          gameCode: game.code,
          gameName: game.name,
          gameType: game.type,
          platform: game.platform,
          stake,
          win,
          outcome,
          balance: 0,
        })
        .onConflictDoNothing({ target: [bets.playerId, bets.key] })
        .returning({ id: bets.id })
      if (!bet) return sameBet(await findBet(tx, playerId, key), game, stake)
      await requireGamesOpen(tx)
      const rebate = rebateOf(stake)
      // Locks the wallet, as every transaction that moves a player's money does first.
      await post(tx, {
        kind: 'bet',
        reference: `bet:${bet.id}`,
        entries: [
          { account: player, amount: -stake },
          { account: house, amount: stake - rebate },
          { account: { kind: 'bonus', playerId }, amount: rebate },
          ...pointEntries(playerId, pointsOf(stake)),
        ],
      })
      await countStake(tx, playerId, stake)
      if (win > 0) {
        await post(tx, {
          kind: 'win',
          reference: `win:${bet.id}`,
          entries: [
            { account: player, amount: win },
            { account: house, amount: -win },
          ],
        })
      }
      const [settled] = await tx
        .update(bets)
        .set({ balance: await balanceOf(tx, player) })
        .where(eq(bets.id, bet.id))
        .returning()
      if (!settled) throw new Error('the bet was not updated')
      return settled
    })
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal(422, 'Your balance does not cover this stake.')
    throw error
  }
}

/** Throws a 422 while the operator blocks games. */
export async function requireGamesOpen(db: Db): Promise<void> {
  if (!(await readSettings(db)).gamesBlocked) return
  throw new Refusal(422, 'Games are blocked at the moment. Please contact customer support.')
}

/** Reads a player's bets, newest first. */
export function betsOf(db: Db, playerId: number, limit = 500): Promise<Bet[]> {
  return db.select().from(bets).where(eq(bets.playerId, playerId)).orderBy(desc(bets.id)).limit(limit)
}

async function findBet(db: Db, playerId: number, key: string): Promise<Bet | undefined> {
  const [bet] = await db
    .select()
    .from(bets)
    .where(and(eq(bets.playerId, playerId), eq(bets.key, key)))
  return bet
}

function sameBet(bet: Bet | undefined, game: Game, stake: number): Bet {
  if (bet?.gameCode !== game.code || bet.stake !== stake) {
    throw new Refusal(422, 'This key has been used for another bet.')
  }
  return bet
}
