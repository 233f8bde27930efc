import { useActor } from '@xstate/react'
import { createRoot } from 'react-dom/client'
import { Route, Switch } from 'wouter'
import { assign, fromPromise, setup } from 'xstate'

const machine = setup({
  types: { context: {} as { title: string }, events: {} as { type: 'again' } },
  actors: {
    load: fromPromise<string>(async ({ signal }) => {
      const response = await fetch('/api/general', { signal })
      return (await response.json()).general.site_title
    }),
  },
}).createMachine({
  context: { title: '' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'loaded', actions: assign({ title: ({ event }) => event.output }) },
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
    <main data-state={snapshot.value}>
      <h1>Bare</h1>
      <p>
        {snapshot.value}: {snapshot.context.title}
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
