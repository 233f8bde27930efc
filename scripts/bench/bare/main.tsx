import { useActor } from '@xstate/react'
import { ofetch } from 'ofetch'
import { createRoot } from 'react-dom/client'
import { Route, Switch } from 'wouter'
import { assign, fromPromise, setup } from 'xstate'
import { fits } from './schemas.ts'

const machine = setup({
  types: { context: {} as { fits: number }, events: {} as { type: 'again' } },
  actors: {
    load: fromPromise<number>(async ({ signal }) => fits(await ofetch('/api/general', { signal, retry: 0 }))),
  },
}).createMachine({
  context: { fits: 0 },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'loaded', actions: assign({ fits: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    loaded: { on: { again: 'loading' } },
    failed: { on: { again: 'loading' } },
  },
})

function Home() {
  const [snapshot, send] = useActor(machine)
  return (
    <main>
      <h1>Bare</h1>
      <p>
        {snapshot.value}: {snapshot.context.fits}
      </p>
      <button type="button" onClick={() => send({ type: 'again' })}>
        Again
      </button>
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Switch>
      <Route path="/" component={Home} />
      <Route>Not found</Route>
    </Switch>,
  )
}
