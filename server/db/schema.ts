import { LIMIT_PERIODS } from '@tiya/contract/money'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Settings } from './settings.ts'

/* The tables of the sandbox. Money is bigint poisha; tokens, codes and passwords are stored as hashes only. */

const serial = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const time = () => timestamp({ withTimezone: true })
const createdAt = () => time().notNull().defaultNow()
/** Set by the process, whose times it is compared with: the database's clock may differ. */
const comparedAt = () => createdAt().$defaultFn(() => new Date())
const language = () =>
  text({ enum: ['en', 'bn'] })
    .notNull()
    .default('en')
const money = () => bigint({ mode: 'number' })

export const players = pgTable(
  'players',
  {
    /** The `remote_id` of the API. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    username: text().notNull(),
    passwordHash: text().notNull(),
    name: text(),
    phone: text().notNull(),
    email: text().notNull(),
    currency: text().notNull(),
    status: text().notNull().default('active'),
    referralCode: text().notNull(),
    referredBy: bigint({ mode: 'number' }),
    agentCode: text(),
    dateOfBirth: text(),
    phoneVerifiedAt: time(),
    emailVerifiedAt: time(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('players_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('players_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('players_phone_key').on(table.phone),
    uniqueIndex('players_referral_code_key').on(table.referralCode),
    index('players_referred_by').on(table.referredBy),
  ],
)

const playerId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => players.id)

/** Phones that a player has added besides the main one. */
export const contacts = pgTable(
  'contacts',
  { id: serial(), playerId: playerId(), phone: text().notNull(), verifiedAt: time(), createdAt: createdAt() },
  (table) => [
    unique('contacts_player_phone').on(table.playerId, table.phone),
    uniqueIndex('contacts_verified_phone').on(table.phone).where(sql`${table.verifiedAt} is not null`),
  ],
)

/** Bearer tokens. An `exchange` token belongs to a site session, ends with it, and is not accepted by `/api`. */
export const sessions = pgTable(
  'sessions',
  {
    id: serial(),
    playerId: playerId(),
    kind: text({ enum: ['site', 'exchange'] }).notNull(),
    parentId: bigint({ mode: 'number' }).references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    /** Of a site session: the language in which the player opened the exchange last. */
    language: language(),
    expiresAt: time().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_player').on(table.playerId), index('sessions_parent').on(table.parentId)],
)

/** Log-in sessions of the operator's console. */
export const operatorSessions = pgTable('operator_sessions', {
  tokenHash: text().primaryKey(),
  expiresAt: time().notNull(),
})

/** One-time codes; only the newest for a player and purpose counts. */
export const codes = pgTable(
  'codes',
  {
    id: serial(),
    /**
     * Null for an account that does not exist: the row makes the work the same, and its code is never valid.
     */
    playerId: bigint({ mode: 'number' }).references(() => players.id),
    purpose: text({ enum: ['reset-password', 'verify-phone', 'verify-email', 'add-phone'] }).notNull(),
    contact: text().notNull(),
    codeHash: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: time().notNull(),
    usedAt: time(),
    createdAt: createdAt(),
  },
  (table) => [index('codes_player_purpose').on(table.playerId, table.purpose, table.id)],
)

/** E-mails and SMS that the sandbox would have sent. */
export const outbox = pgTable('outbox', {
  id: serial(),
  channel: text({ enum: ['email', 'sms'] }).notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  createdAt: createdAt(),
})

/** Counters of rate-limiter-flexible, which prescribes these columns. */
export const rateCounters = pgTable('limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: time(),
})

/** Ledger accounts: a player's (`wallet`, `reserved`, `exposure`, `bonus`, `points`), or the house's. */
export const accounts = pgTable(
  'accounts',
  {
    id: serial(),
    kind: text().notNull(),
    playerId: bigint({ mode: 'number' }).references(() => players.id),
    balance: money().notNull().default(0),
  },
  (table) => [
    unique('accounts_kind_player').on(table.kind, table.playerId).nullsNotDistinct(),
    check('accounts_player_not_negative', sql`${table.playerId} is null or ${table.balance} >= 0`),
  ],
)

/** A ledger transaction; `reference` names what it is for and is unique, so it happens only once. */
export const transactions = pgTable('transactions', {
  id: serial(),
  kind: text().notNull(),
  reference: text().notNull().unique(),
  createdAt: createdAt(),
})

/**
 * What each account gains in a transaction. Money and points sum to zero, and entries never change; triggers
 * in the migrations enforce both.
 */
export const entries = pgTable(
  'entries',
  {
    id: serial(),
    transactionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => transactions.id),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    amount: money().notNull(),
  },
  (table) => [
    index('entries_transaction').on(table.transactionId),
    index('entries_account').on(table.accountId),
    check('entries_amount_not_zero', sql`${table.amount} <> 0`),
  ],
)

/** A started game. The launch token opens it once; the play token issued at that point authorizes its calls. */
export const launches = pgTable('launches', {
  id: serial(),
  playerId: playerId(),
  sessionId: bigint({ mode: 'number' })
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  gameCode: text().notNull(),
  exitUrl: text(),
  language: language(),
  launchHash: text().notNull().unique(),
  launchExpiresAt: time().notNull(),
  playHash: text().unique(),
  createdAt: comparedAt(),
})

export const bets = pgTable(
  'bets',
  {
    id: serial(),
    playerId: playerId(),
    /** The game's idempotency key. */
    key: text().notNull(),
    gameCode: text().notNull(),
    gameName: text().notNull(),
    gameType: text().notNull(),
    platform: text().notNull(),
    stake: money().notNull(),
    win: money().notNull(),
    outcome: jsonb().$type<number[]>().notNull(),
    /** The wallet's balance after the bet. */
    balance: money().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('bets_player_key').on(table.playerId, table.key),
    index('bets_player_id').on(table.playerId, table.id),
    check('bets_amounts', sql`${table.stake} > 0 and ${table.win} >= 0`),
  ],
)

/**
 * Exchange markets that somebody has bet on or the operator has changed, on which all processes must agree.
 * Their prices and progress come from the simulator.
 */
export const exchangeMarkets = pgTable(
  'exchange_markets',
  {
    id: text().primaryKey(),
    eventName: text().notNull(),
    marketName: text().notNull(),
    /** The runners, one of which wins; none where a count decides fancies. */
    runners: jsonb().$type<{ id: string; name: string }[]>().notNull(),
    /** Whether the operator has suspended it. */
    suspended: boolean().notNull().default(false),
    /** The id of the runner that won, the count, or `void`; null until the market has ended. */
    result: text(),
    endedBy: text({ enum: ['operator', 'simulator'] }),
    endedAt: time(),
    createdAt: createdAt(),
  },
  (table) => [
    index('exchange_markets_changed')
      .on(table.endedAt)
      .where(sql`${table.suspended} or ${table.result} is not null`),
    check(
      'exchange_markets_end',
      sql`(${table.result} is null) = (${table.endedAt} is null) and (${table.result} is null) = (${table.endedBy} is null)`,
    ),
  ],
)

/** Bets on the exchange. Odds are integers of hundredths: 214 is 2.14. A fancy has a line too: the run to reach. */
export const exchangeBets = pgTable(
  'exchange_bets',
  {
    id: serial(),
    playerId: playerId(),
    /** The frame's idempotency key. */
    key: text().notNull(),
    marketId: text()
      .notNull()
      .references(() => exchangeMarkets.id),
    /** The market of the match that the bet is on, whatever its own market. */
    matchId: text().notNull(),
    kind: text({ enum: ['odds', 'bookmaker', 'fancy'] })
      .notNull()
      .default('odds'),
    selectionId: text().notNull(),
    selectionName: text().notNull(),
    side: text({ enum: ['back', 'lay'] }).notNull(),
    stake: money().notNull(),
    /** The worst odds that the player accepts. */
    odds: integer().notNull(),
    line: integer(),
    /** The odds that the market gave; null while the bet waits for its price. */
    matchedOdds: integer(),
    matchedLine: integer(),
    /** Amount held in the player's `exposure` while the bet is open: the stake, or a lay bet's liability. */
    held: money().notNull(),
    status: text({ enum: ['open', 'won', 'lost', 'void', 'cancelled'] })
      .notNull()
      .default('open'),
    /** What the player won or lost with the settled bet; a loss is negative. */
    net: money().notNull().default(0),
    /** The player's newest turnover when the bet was placed, or 0: the bet counts towards it and the older ones. */
    lastTurnover: bigint({ mode: 'number' }).notNull().default(0),
    /** Whether its result has counted towards the turnovers, together with those of other bets on the match. */
    counted: boolean().notNull().default(false),
    settledAt: time(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('exchange_bets_player_key').on(table.playerId, table.key),
    index('exchange_bets_player_id').on(table.playerId, table.id),
    index('exchange_bets_open').on(table.marketId, table.id).where(sql`${table.status} = 'open'`),
    index('exchange_bets_player_open')
      .on(table.playerId, table.marketId)
      .where(sql`${table.status} = 'open'`),
    index('exchange_bets_uncounted').on(table.playerId, table.matchId).where(sql`not ${table.counted}`),
    check(
      'exchange_bets_amounts',
      sql`${table.stake} > 0 and ${table.held} > 0 and ${table.odds} between 101 and 100000`,
    ),
    check(
      'exchange_bets_matched_as_asked',
      // A bet without a line compares null, which passes.
      sql`case ${table.side} when 'back' then ${table.matchedOdds} >= ${table.odds} and ${table.matchedLine} <= ${table.line} else ${table.matchedOdds} <= ${table.odds} and ${table.matchedLine} >= ${table.line} end`,
    ),
    check(
      'exchange_bets_lines',
      sql`(${table.kind} = 'fancy') = (${table.line} is not null) and (${table.matchedLine} is null) = (${table.line} is null or ${table.matchedOdds} is null) and ${table.line} > 0`,
    ),
    check(
      'exchange_bets_settled',
      sql`(${table.status} = 'open') = (${table.settledAt} is null) and (${table.status} in ('won', 'lost')) = (${table.net} <> 0)`,
    ),
  ],
)

/** The seed of the exchange's matches, in one row. Whoever knows it can compute every result. */
export const exchangeSeed = pgTable('exchange_seed', {
  id: integer().primaryKey().default(1),
  seed: text().notNull(),
})

/** The operator's settings, in one row; the defaults are in `operator/settings.ts`. */
export const settings = pgTable('settings', {
  id: integer().primaryKey().default(1),
  value: jsonb().$type<Partial<Settings>>().notNull(),
})

/** Deposits, withdrawals and bonuses, as listed by `/transaction/show`; the money moved is in the ledger. */
export const requests = pgTable(
  'requests',
  {
    id: serial(),
    playerId: playerId(),
    action: text({ enum: ['deposit', 'withdraw', 'bonus'] }).notNull(),
    /** `open`: requested from an e-wallet and not yet paid; it is not listed anywhere. */
    state: text({ enum: ['open', 'pending', 'approved', 'rejected'] }).notNull(),
    /** Amount that the ledger moves, in poisha. */
    amount: money().notNull(),
    /** Amount that the player entered, in hundredths of `currency`. */
    stated: money().notNull(),
    currency: text({ enum: ['BDT', 'USDT'] }).notNull(),
    /** The number that a deposit is paid from or a withdrawal is paid to. */
    accountNumber: text(),
    /** The payment's id, as the player entered it. */
    transactionId: text(),
    method: jsonb().$type<{ name: string; icon: string; type: string | null }>(),
    /** The percentage that the method adds to a deposit. */
    methodBonus: integer().notNull().default(0),
    promotionId: text(),
    /** Hash of the token that opens the fictitious provider's page for an e-wallet request. */
    checkoutHash: text().unique(),
    expiresAt: time(),
    note: text(),
    createdAt: comparedAt(),
    updatedAt: comparedAt(),
  },
  (table) => [
    uniqueIndex('requests_one_pending')
      .on(table.playerId, table.action)
      .where(sql`${table.state} = 'pending'`),
    // A rejected deposit frees its transaction id, so it can be sent again.
    uniqueIndex('requests_transaction_id')
      .on(sql`upper(${table.transactionId})`)
      .where(sql`${table.action} = 'deposit' and ${table.state} in ('pending', 'approved')`),
    index('requests_player').on(table.playerId, table.id),
    index('requests_state').on(table.state, table.id),
    check('requests_amounts', sql`${table.amount} > 0 and ${table.stated} > 0`),
  ],
)

/** What a player may deposit in a period; an amount of null is no limit. */
export const depositLimits = pgTable(
  'deposit_limits',
  {
    playerId: playerId(),
    period: text({ enum: LIMIT_PERIODS }).notNull(),
    amount: money(),
    /** The amount that counts from `nextFrom`, if that is set. */
    nextAmount: money(),
    nextFrom: time(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.period] }),
    check('deposit_limits_amounts', sql`${table.amount} > 0 and ${table.nextAmount} > 0`),
  ],
)

/** What a player must stake for a bonus, of a promotion or of the method of a deposit, before withdrawing. */
export const turnovers = pgTable(
  'turnovers',
  {
    id: serial(),
    playerId: playerId(),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .references(() => requests.id),
    /** Null for the bonus of a method. */
    promotionId: text(),
    required: money().notNull(),
    remaining: money().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('turnovers_player').on(table.playerId, table.id),
    check('turnovers_remaining', sql`${table.remaining} between 0 and ${table.required}`),
  ],
)

/** Calls that moved money, by their `Idempotency-Key`, with the response that a repeated call gets. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    playerId: playerId(),
    call: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    answer: jsonb(),
    createdAt: comparedAt(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.call, table.key] })],
)

/** Messages from the operator in a player's inbox. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: serial(),
    playerId: playerId(),
    title: text().notNull(),
    message: text().notNull(),
    readAt: time(),
    createdAt: createdAt(),
  },
  (table) => [
    index('inbox_messages_player').on(table.playerId, table.id),
    index('inbox_messages_created').on(table.createdAt),
  ],
)

/** A player's chats with support. */
export const chats = pgTable(
  'chats',
  {
    id: serial(),
    playerId: playerId(),
    /** Time of the player's first unanswered message; null if every message is answered. */
    waitingSince: time(),
    /** When the last message was written, or the chat was opened. */
    activeAt: time().notNull().default(sql`clock_timestamp()`),
    createdAt: createdAt(),
  },
  (table) => [
    index('chats_player').on(table.playerId, table.activeAt),
    index('chats_waiting').on(table.waitingSince).where(sql`${table.waitingSince} is not null`),
    index('chats_active').on(table.activeAt),
  ],
)

/** The messages of a chat. Ids and times follow the order in which the messages became visible. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: serial(),
    chatId: bigint({ mode: 'number' })
      .notNull()
      .references(() => chats.id),
    author: text({ enum: ['player', 'support'] }).notNull(),
    content: text().notNull(),
    /** Not the transaction's start time, because the transaction may have waited for an earlier message. */
    createdAt: time().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('chat_messages_chat').on(table.chatId, table.id)],
)

/** The answers to the pictures of `/captcha`. */
export const captchas = pgTable('captchas', {
  /** The hash of the key that the visitor chose. */
  keyHash: text().primaryKey(),
  answer: text().notNull(),
  expiresAt: time().notNull(),
})
