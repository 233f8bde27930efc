import { useMachine } from '@xstate/react'
import type { FormEvent } from 'react'
import type { StateValue } from 'xstate'
import type { Form, parcelMachine } from './parcel.machine.ts'

const PROBLEMS = {
  incomplete: 'Enter your e-mail address and the six digits from our letter.',
  refused: 'That did not work. Please check and try again.',
  lost: 'There is no connection. Please try again.',
}

/** Returns the active states as `data-state` names them: dotted paths, separated by spaces. */
function dataStateOf(value: StateValue): string {
  const paths = (one: StateValue): string[] =>
    typeof one === 'string'
      ? [one]
      : Object.entries(one).flatMap(([key, below]) =>
          below ? paths(below).map((path) => `${key}.${path}`) : [],
        )
  return paths(value).join(' ')
}

function formOf(event: FormEvent<HTMLFormElement>): Form {
  event.preventDefault()
  const fields = new FormData(event.currentTarget)
  return { email: String(fields.get('email')), code: String(fields.get('code')) }
}

/** The whole app: one chart, one card. */
export function App({ chart }: { readonly chart: typeof parcelMachine }) {
  const [snapshot, send] = useMachine(chart)
  const { parcel, problem, secondsLeft } = snapshot.context
  const isBusy = ['signedOut.checking', 'signedIn.loading', 'signedIn.sending'].includes(
    dataStateOf(snapshot.value),
  )
  const told = problem && <p role="alert">{PROBLEMS[problem]}</p>

  return (
    <main data-flow="parcel" data-state={dataStateOf(snapshot.value)} aria-busy={isBusy}>
      <header>
        <h1>Parcel 4711</h1>
        {snapshot.matches('signedIn') && (
          <button type="button" className="quiet" onClick={() => send({ type: 'logOut' })}>
            Log out
          </button>
        )}
      </header>
      {snapshot.matches('signedOut') && (
        <form onSubmit={(event) => send({ type: 'submit', ...formOf(event) })} noValidate>
          <label>
            E-mail <input name="email" type="email" autoComplete="email" />
          </label>
          <label>
            Code from the letter <input name="code" inputMode="numeric" autoComplete="one-time-code" />
          </label>
          {told}
          <button type="submit" disabled={isBusy}>
            {isBusy ? 'One moment …' : 'Track'}
          </button>
        </form>
      )}
      {snapshot.matches('signedIn') && parcel && (
        <ol>
          <li className="done">Sent</li>
          <li className="done">On the way, {parcel.place}</li>
          <li className={parcel.status === 'delivered' ? 'done' : ''}>Delivered</li>
        </ol>
      )}
      {snapshot.matches({ signedIn: 'loading' }) && <p role="status">Looking for your parcel …</p>}
      {snapshot.matches({ signedIn: 'waiting' }) && <p role="status">No answer. We try again soon.</p>}
      {snapshot.matches({ signedIn: 'broken' }) && (
        <>
          <p role="alert">We can't reach the parcel service.</p>
          <button type="button" onClick={() => send({ type: 'retry' })}>
            Try again
          </button>
        </>
      )}
      {snapshot.matches({ signedIn: 'shown' }) && (
        <>
          {told}
          <div className="row">
            <button type="button" onClick={() => send({ type: 'redirect' })}>
              Leave it with a neighbour
            </button>
            <button type="button" className="quiet" onClick={() => send({ type: 'refresh' })}>
              Refresh
            </button>
          </div>
        </>
      )}
      {snapshot.matches({ signedIn: 'redirecting' }) && (
        <>
          <p role="status">We tell the courier in {secondsLeft} s.</p>
          <button type="button" onClick={() => send({ type: 'undo' })}>
            Undo
          </button>
        </>
      )}
      {snapshot.matches({ signedIn: 'sending' }) && <p role="status">Telling the courier …</p>}
      {snapshot.matches({ signedIn: 'delivered' }) && <p role="status">It has arrived.</p>}
    </main>
  )
}
