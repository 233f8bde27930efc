import { randomInt } from 'node:crypto'
import { moneyToDecimal } from '../amounts.ts'
import type { Call } from '../wire.ts'
import type { Sent } from './client.ts'
import type { Account, CallName } from './conformance.types.ts'
import { accepts, isSuccess } from './judge.ts'
import { Skipped } from './skipped.ts'
import { CALLS, type Make, type Requests, type Session, type Visit } from './visit.ts'

/** A request that names the player. */
const own =
  (make: (session: Session, visit: Visit) => ReturnType<Make>): Make =>
  async (visit) => {
    const session = await visit.session()
    return session ? make(session, visit) : new Skipped('There is no session.')
  }

/** A request with the code that was last sent. */
const withCode =
  (make: (code: string, visit: Visit) => ReturnType<Make>): Make =>
  async (visit) => {
    const code = await visit.options.readCode()
    return code === undefined
      ? new Skipped('The code that was sent is not known; --code gives it.')
      : make(code, visit)
  }

/** A request that ends an account's password, which only an account that was created here loses. */
const ofOwnAccount =
  (make: (account: Account, visit: Visit) => ReturnType<Make>): Make =>
  (visit) =>
    visit.account?.isOwn
      ? make(visit.account, visit)
      : new Skipped('Only the password of an account that was created here is changed.')

const AMOUNT = '500.00'

const digits = () => Array.from({ length: 8 }, () => String(randomInt(10))).join('')

/** The calls that are sent with something that the contract does not say, in sending order. */
const special: Partial<Requests> = {
  createPlayer: ({ account }) => {
    if (!account?.isOwn) return new Skipped('The account exists already.')
    const { username, password } = account
    const body = {
      ...{ username, password, confirmPassword: password, name: 'Conformance Check' },
      ...{ phone: `017${digits()}`, email: `${username}@mail.example` },
      ...{ referral_code: '', agent_code: '', currency: 'BDT', status: 'active' },
    }
    return { body }
  },
  login: async (visit) => {
    if (visit.account?.isOwn && !(await visit.answerOf('createPlayer')))
      return new Skipped('No account could be created.')
    const { account } = visit
    if (!account) return new Skipped('There is no account; --username names one.')
    return { body: { username: account.username, password: account.password } }
  },
  promotion: async (visit) => {
    const first = (await visit.answerOf('promotions'))?.promotions[0]
    return first ? { params: { id: first.id } } : new Skipped('No promotion is listed.')
  },
  systems: async (visit) => ({ query: { type: await firstType(visit) } }),
  providersOf: async (visit) => ({ query: { system: await systemList(visit) } }),
  games: async (visit) => ({ query: { type: await firstType(visit), system: await systemList(visit) } }),
  sportsEvents: () => ({ params: { sport: 'cricket' } }),
  matchOdds: (visit) => ofEvent(visit, ({ MarketId }) => ({ marketId: MarketId })),
  event: (visit) => ofEvent(visit, ({ EventId }) => ({ eventId: EventId })),
  scoreBoard: (visit) => ofEvent(visit, ({ EventId }) => ({ eventId: EventId })),
  playerLogin: own(({ remoteId }) => ({ body: { user_id: remoteId } })),
  sendCode: async (visit) => {
    const phone = (await visit.answerOf('user'))?.user.phone
    return phone ? { body: { phone } } : new Skipped('The phone of the account is not known.')
  },
  verifyPhone: withCode((code) => ({ body: { verification_code: code } })),
  verifyEmail: async (visit) => {
    const email = (await visit.answerOf('user'))?.user.email
    const sent = email && (await visit.send('sendCode', { body: { email } }))
    if (!sent || !isSuccess(sent)) return new Skipped('No code was sent to the e-mail address.')
    return withCode((code) => ({ body: { code } }))(visit)
  },
  addNumber: () => ({ body: { phone: `018${digits()}` } }),
  sendAddedCode: async (visit) => {
    visit.forget('otherPhones')
    const added = (await visit.answerOf('otherPhones'))?.data.find(({ isverify }) => !isverify)
    return added ? { body: { phone: added.contract_value } } : new Skipped('No unverified phone is listed.')
  },
  verifyAddedPhone: withCode((code) => ({ body: { verification_code: code } })),
  updateProfile: own(({ remoteId }) => ({ body: { remote_id: remoteId, dofb: '1990-05-14' } })),
  runGame: own(async ({ remoteId }, visit) => {
    const game = (await visit.answerOf('games'))?.games[0]
    if (!game) return new Skipped('No game is listed.')
    const { code, type, platform } = game
    const externalURL = `${visit.options.origin ?? visit.options.base}/back.html`
    const launched = { gameCode: code, gameType: type, platform }
    return { body: { userId: remoteId, externalURL, isMobileLogin: true, ...launched } }
  }),
  createChat: own(({ remoteId }) => ({ body: { user_one_id: remoteId, user_two_id: '7' } })),
  sendMessage: (visit) =>
    ofChat(visit, (id) => ({ body: { chat_id: id, sender_id: '6', content: 'Hello?' } })),
  messages: (visit) => ofChat(visit, (id) => ({ params: { chatId: id } })),
  channels: async (visit) => {
    const method = await listedMethod(visit)
    return method ? { query: { name: method.name } } : new Skipped('No payment method is listed.')
  },
  walletNumber: async (visit) => {
    const channel = await openChannel(visit)
    if (!channel) return new Skipped('No channel is listed.')
    const { name, account_type } = channel
    return { query: { name, account_type: account_type ?? '', amount: AMOUNT } }
  },
  convertPoints: own(({ remoteId }) => ({ query: { remote_id: remoteId, vip_coin: '10' } })),
  requestEwallet: async (visit) => {
    const provider = await ewalletOf(visit)
    if (!provider) return new Skipped('The payment methods are not e-wallets.')
    return { body: { amount: AMOUNT, type: 'deposit', provider: provider.name, promotion: null } }
  },
  confirmEwallet: async (visit) => {
    const request = await visit.answerOf('requestEwallet')
    const phone = (await visit.answerOf('user'))?.user.phone
    if (!request || !phone) return new Skipped('No e-wallet request was made.')
    return { body: { trx_id: request.transaction, trxid: `CONF${digits()}`, number: phone } }
  },
  submitDeposit: own(async ({ remoteId }, visit) => {
    const channel = await openChannel(visit)
    const phone = (await visit.answerOf('user'))?.user.phone
    if (!channel || !phone) return new Skipped('No channel is listed.')
    const paid = { account_number: phone, transaction_id: `CONF${digits()}`, amount: AMOUNT }
    return { body: { remote_id: remoteId, ...paid, payment_id: channel.id, promotion_id: null } }
  }),
  submitWithdraw: own(async ({ remoteId }, visit) => {
    const method = (await listedMethod(visit)) ?? (await ewalletOf(visit))
    const phone = (await visit.answerOf('user'))?.user.phone
    if (!method || !phone) return new Skipped('No payment method is listed.')
    const body = { remote_id: remoteId, account_number: phone, amount: AMOUNT }
    return { body: { ...body, payment_id: method.id, provider: method.name } }
  }),
  changeDepositLimit: async (visit) => {
    const limits = (await visit.answerOf('depositLimits'))?.limits
    if (!limits) return new Skipped('The backend has no deposit limits.')
    // The amount in effect, so that nothing changes.
    const amount = limits.find(({ period }) => period === 'day')?.amount ?? null
    return { body: { period: 'day', amount: amount === null ? null : moneyToDecimal(amount) } }
  },
  inbox: own(({ remoteId }) => ({ query: { remote_id: remoteId, page: '1' } })),
  message: (visit) => ofMessage(visit),
  markRead: (visit) => ofMessage(visit),
  deleteMessage: (visit) => ofMessage(visit),
}

/** The calls that end sessions, which are sent last. */
const ending: Partial<Requests> = {
  changePassword: ofOwnAccount(({ password }) => {
    const changed = `b2${digits()}`
    return { body: { old_password: password, new_password: changed, new_password_confirmation: changed } }
  }),
  forgotPassword: async (visit) => {
    const user = (await visit.answerOf('user'))?.user
    if (!user) return new Skipped('The phone of the account is not known.')
    return { body: { type: 'sms', phone: user.phone, username: user.username } }
  },
  resetPassword: ofOwnAccount(({ username }, visit) => {
    const password = `c3${digits()}`
    return withCode((otp) => ({ body: { otp, password, password_confirmation: password, username } }))(visit)
  }),
  logout: () => ({ body: {} }),
}

/** What each call is sent with, in sending order. */
export const requests = {
  ...special,
  ...Object.fromEntries(
    (Object.keys(CALLS) as CallName[])
      .filter((name) => !(name in special || name in ending))
      .map((name) => [name, plainRequestOf(name)]),
  ),
  ...ending,
} as Requests

/** Returns the request of a call that needs nothing but the player's id. */
function plainRequestOf(name: CallName): Make {
  const { method, path, query, body }: Call = CALLS[name]
  const sent = method === 'GET' ? {} : { body: {} }
  if (!path.includes(':') && accepts(body, sent.body)) {
    if (accepts(query, {})) return () => sent
    if (accepts(query, { remote_id: '1' }))
      return own(({ remoteId }) => ({ ...sent, query: { remote_id: remoteId } }))
  }
  throw new Error(`conformance/requests.ts does not say what ${name} is sent with.`)
}

async function firstType(visit: Visit): Promise<string> {
  return (await visit.answerOf('types'))?.data[0]?.type ?? 'SLOT'
}

async function systemList(visit: Visit): Promise<string> {
  return (await visit.answerOf('systems'))?.systems.slice(0, 2).join(',') ?? ''
}

async function ofEvent(
  visit: Visit,
  paramsOf: (event: { MarketId: string; EventId: string }) => Record<string, string>,
): Promise<Sent | Skipped> {
  const event = (await visit.answerOf('sportsEvents'))?.data[0]
  return event ? { params: paramsOf(event) } : new Skipped('No event of cricket is listed.')
}

async function ofChat(visit: Visit, make: (id: string) => Sent): Promise<Sent | Skipped> {
  const chat =
    (await visit.answerOf('chats'))?.chats[0]?.chat_id ?? (await visit.answerOf('createChat'))?.chat.id
  return chat ? make(chat) : new Skipped('There is no chat.')
}

async function ofMessage(visit: Visit): Promise<Sent | Skipped> {
  const message = (await visit.answerOf('inbox'))?.data.data[0]
  return message ? { params: { id: message.id } } : new Skipped('The inbox is empty.')
}

/** Returns a payment method with listed numbers, other than USDT, whose amounts differ. */
async function listedMethod(visit: Visit) {
  const methods = await visit.answerOf('paymentMethods')
  return Array.isArray(methods)
    ? methods.find(({ name, status }) => status === 'active' && !/usdt/i.test(name))
    : undefined
}

async function ewalletOf(visit: Visit) {
  const methods = await visit.answerOf('paymentMethods')
  return methods && 'pgs' in methods ? methods.pgs.find(({ status }) => status === 'active') : undefined
}

async function openChannel(visit: Visit) {
  return (await visit.answerOf('channels'))?.data.find(({ status }) => status === 'active')
}
