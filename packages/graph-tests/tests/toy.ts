import { expect, type Page } from '@playwright/test'
import { port } from '@tiya/ports/port'
import { assign, fromPromise, setup } from 'xstate'
import type { PlainEnvironment } from '../src/app.ts'
import { defineModel } from '../src/model.ts'
import { type Answered, ask, TOYS } from './ask.ts'

/** A chart small enough to see what the harness makes of it. */
export const toyMachine = setup({
  types: { context: {} as { word: string }, events: {} as { type: 'ask' } | { type: 'cancel' } },
  actors: { askToy: port<Answered<{ word: string }>>('askToy') },
  delays: { pause: 5_000 },
}).createMachine({
  id: 'toy',
  context: { word: '' },
  initial: 'idle',
  states: {
    idle: { on: { ask: 'asking' } },
    asking: {
      invoke: {
        src: 'askToy',
        id: 'askToy',
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'told',
            actions: assign(({ event }) => ({ word: event.output.ok ? event.output.value.word : '' })),
          },
          { target: 'idle' },
        ],
      },
      on: { cancel: 'idle' },
    },
    told: { after: { pause: 'idle' } },
  },
})

export const askToy = (environment: PlainEnvironment, signal: AbortSignal) =>
  ask<{ word: string }>(environment, 'GET /toy', signal)

function toyPorts(environment: PlainEnvironment) {
  return { askToy: fromPromise(({ signal }) => askToy(environment, signal)) }
}

const shows = (text: string) => (page: Page) => expect(page.getByRole('status')).toHaveText(text)

export const toy = defineModel<typeof toyMachine>({
  app: TOYS,
  machine: toyMachine,
  ports: toyPorts,
  at: '/toy',
  project: ({ word }) => word,
  answers: {
    askToy: {
      word: { body: { word: 'boat' } },
      refused: { status: 500, body: {} },
      lost: { lost: true },
      silence: { silent: 15_000 },
    },
  },
  plainEvents: ['ask', 'cancel'],
  durations: { pause: 5_000 },
  gesture: {
    ask: (page) => page.getByRole('button', { name: 'Ask' }).click(),
    cancel: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
  },
  assertions: {
    'toy.idle': shows('idle'),
    'toy.asking': shows('asking'),
    'toy.told': (page, { context }) => shows(context.word)(page),
  },
})

/** A hand-written page that does what the chart says; tests put faults into it. */
export const TOY_PAGE = `<!doctype html>
<title>Toy</title>
<link rel="icon" href="data:," />
<main data-flow="toy" data-state="idle"><button>Ask</button><button>Cancel</button><output>idle</output></main>
<script>
  const [ask, cancel] = document.querySelectorAll('button')
  const show = (text, state = text) => {
    document.querySelector('output').textContent = text
    document.querySelector('main').dataset.state = state
  }
  let call
  const attempt = (signal) => fetch('/api/toy', { signal })
  const end = () => { call?.abort(); show('idle') }
  ask.onclick = async () => {
    call = new AbortController()
    const { signal } = call
    const limit = setTimeout(end, 15000)
    show('asking')
    try {
      const answer = await attempt(signal).catch(() => attempt(signal))
      if (!answer.ok) throw new Error('refused')
      const { word } = await answer.json()
      show(word, 'told')
      setTimeout(() => show('idle'), 5000)
    } catch {
      show('idle')
    }
    clearTimeout(limit)
  }
  cancel.onclick = end
</script>`
