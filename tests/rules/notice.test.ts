import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { hasWords } from '../../machines/app/popups/notice.rules.ts'
import { popupsMachine } from '../../machines/app/popups/popups.machine.ts'

it.each([
  '',
  '  \n ',
  '<p>&nbsp;<br></p>',
  '<p>&#160;&#xA0;\u200b&zwnj;&shy;&emsp;</p>',
  '<p><img src="eid.png" alt="Eid > all days"></p>',
  "<a href='/vip' title='5 > 4'><img src=eid.png></a>",
  '<!-- <b>later</b> --><hr>',
  '<style>p { color: red }</style><script>say("Eid")</script>',
  '<svg><text>Eid</text></svg><video>Eid</video><iframe>Eid</iframe>',
  '<p><img src="eid.png"',
])('%j has no words', (html) => expect(hasWords(html)).toBe(false))

it.each([
  'Eid',
  '<p>&amp;</p>',
  '<b>5 < 6</b>',
  '<a href="/vip">Eid</a>',
  '<style>p {}</style><p>Eid</p>',
  '<img src="eid.png"> Eid',
  '<button>Eid</button>',
  '<p>0</p>',
])('%j has words', (html) => expect(hasWords(html)).toBe(true))

it.each([
  ['', []],
  [' \n', []],
  ['<p></p>', ['blank']],
])('of the notice %j the operator is told %j', (html, words) => {
  const told: string[] = []
  const popupStore = fromCallback(({ receive }) => receive(({ type }) => told.push(type)))
  const popups = createActor(popupsMachine.provide({ actors: { popupStore } as never }), {
    input: { player: false },
  })
  popups.start().send({ type: 'notice.known', html })
  popups.stop()
  expect(told).toEqual(words)
})
