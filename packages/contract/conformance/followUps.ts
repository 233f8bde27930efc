import type { Sent } from './client.ts'
import type { CallName, Check } from './conformance.types.ts'
import { answerProblems, isSuccess, refusalProblems } from './judge.ts'
import { CALLS, type Visit } from './visit.ts'

type FollowUp = (visit: Visit, sent: Sent) => Promise<Check[]>

/** Further checks of individual calls, made once the response to the call itself has passed. */
export const followUps: Partial<Record<CallName, FollowUp>> = {
  login: async (visit) => {
    const wrong = await visit.send('login', { body: { username: 'nobody0nobody', password: 'wrong0wrong' } })
    const garbled = await visit.send('login', { body: '{"username": "nobody' })
    return [
      { name: 'of an unknown player', problems: refusalProblems(wrong) },
      { name: 'with a body that is not JSON', problems: refusalProblems(garbled) },
    ]
  },
  // Odds are requested by sport, and each sport has its own events.
  sportsEvents: async (visit) => {
    const checks: Check[] = []
    for (const sport of ['soccer', 'tennis']) {
      const answer = await visit.send('sportsEvents', { params: { sport } })
      checks.push({ name: `of ${sport}`, problems: answerProblems(CALLS.sportsEvents, answer) })
    }
    return checks
  },
  user: async (visit) => [await othersCheck(visit)],
  changePassword: async (visit, sent) => {
    const { new_password } = sent.body as { new_password: string }
    return endedSessionChecks(visit, new_password)
  },
  resetPassword: async (visit, sent) => {
    const { password } = sent.body as { password: string }
    return endedSessionChecks(visit, password)
  },
}

/** A token opens only its own player's account, even if `remote_id` names another player. */
async function othersCheck(visit: Visit): Promise<Check> {
  const name = 'with another player’s remote_id'
  const session = await visit.session()
  const answer = await visit.send('user', { query: { remote_id: othersId(session?.remoteId ?? '') } })
  if (!isSuccess(answer)) return { name, problems: refusalProblems(answer) }
  const { user } = (answer.body ?? {}) as { user?: { id?: unknown } }
  if (String(user?.id) === session?.remoteId) return { name, problems: [] }
  return { name, problems: [{ aspect: 'auth', text: 'It returns the account of another player.' }] }
}

/** Returns an id that another player may have: the previous one. */
function othersId(remoteId: string): string {
  const before = Number(remoteId) - 1
  return Number.isSafeInteger(before) && before > 0 ? String(before) : `${remoteId}0`
}

/** A new password ends all sessions of the player. */
async function endedSessionChecks(visit: Visit, password: string): Promise<Check[]> {
  const old = await visit.send('balance', { body: {} })
  visit.logInWith(password)
  const logIn = await visit.session()
  return [
    {
      name: 'its effect on sessions',
      problems:
        old.status === 401
          ? []
          : [{ aspect: '401', text: 'The token from before the change is still accepted.' }],
    },
    {
      name: 'its effect on the log-in',
      problems: logIn ? [] : [{ aspect: 'auth', text: 'The new password is refused at the log-in.' }],
    },
  ]
}
