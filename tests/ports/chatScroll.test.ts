import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { chatBoxPortsOf } from '#src/ports/support/chatBox.ts'
import type { Environment } from '../../src/environment/environment.ts'

it('a page that has grown since its last scroll was not scrolled away from its end', () => {
  const documentElement = { scrollHeight: 1_000 }
  const page = Object.assign(new EventTarget(), {
    document: { documentElement },
    innerHeight: 600,
    scrollY: 400,
  })
  const environment = { window: page as unknown as Window, storage: {}, http: {} } as unknown as Environment
  const seen: number[] = []
  const { scroll } = chatBoxPortsOf(environment)
  const chart = setup({
    types: { events: {} as { type: 'scrolled'; below: number } },
    actors: { scroll },
  }).createMachine({
    invoke: { src: 'scroll' },
    on: { scrolled: { actions: ({ event }) => seen.push(event.below) } },
  })
  createActor(chart).start()
  const scrollTo = (scrollY: number) => {
    page.scrollY = scrollY
    page.dispatchEvent(new Event('scroll'))
  }
  scrollTo(400)
  documentElement.scrollHeight = 1_060
  scrollTo(400)
  expect(seen).toEqual([0, 0])
  scrollTo(300)
  expect(seen.at(-1)).toBe(160)
})
