import type { Page } from '@playwright/test'
import type { FlowModel } from '@tiya/graph-tests/model'
import { type FrameMachine, scoreMachine, streamMachine } from '#machines/exchange/oddsView/frame.machine.ts'
import { scorePortsOf, streamPortsOf } from '#src/ports/exchange/oddsView.ts'
import { TAB } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, type SiteModel, unanswered } from '#tests/model/model.ts'
import { BOARD, EVENT, ODDS, SCORE_PAGE } from '../odds.fixture.ts'
import { oddsViewPage, openOddsView, STREAM_CONFIG, serveConfig } from './oddsView.page.ts'

const FAILURES = {
  'not found': { status: 404, body: {} },
  refused: { status: 500, body: {} },
  'not JSON': { raw: '<html>' },
  ...unanswered(5_000),
}

const SANDBOX =
  'allow-scripts allow-forms allow-popups allow-pointer-lock allow-same-origin allow-modals allow-popups-to-escape-sandbox allow-orientation-lock'

interface FrameUse extends Pick<SiteModel, 'ports' | 'answers' | 'config' | 'arrive'> {
  readonly machine: FrameMachine
  readonly title: string
  readonly address: string
  readonly looking: string
  readonly missing: string
}

function frameModel(use: FrameUse): FlowModel {
  const { machine, title, address, looking, missing, ...rest } = use
  const part = (page: Page) => page.locator(`[data-flow=${machine.id}]`)
  const frame = (page: Page) => part(page).locator(`iframe[title="${title}"]`)
  const seeLooking = async (page: Page) => {
    await expect(part(page).getByRole('status')).toHaveText(looking)
    await expect(frame(page)).toHaveCount(0)
  }
  return defineModel<FrameMachine>({
    machine,
    input: { eventId: EVENT },
    at: '/odds-view',
    arrive: ({ page }) => openOddsView(page),
    ambient: ODDS,
    project: ({ address, visible }) => [address, visible],
    plainEvents: ['tab.returned'],
    events: TAB.events,
    deviceEvents: TAB.deviceEvents,
    durations: { lookAgain: 10_000 },
    assertions: {
      [`${machine.id}.looking`]: seeLooking,
      // The odds continue.
      [`${machine.id}.failed`]: async (page) => {
        await seeLooking(page)
        await expect(oddsViewPage(page).table('Match Odds')).toBeVisible()
      },
      [`${machine.id}.asleep`]: async (page, _, world) => {
        // A hidden tab makes no request, however long it is hidden: no call is held then.
        await world.pass(30_000)
        await seeLooking(page)
      },
      [`${machine.id}.found`]: async (page) => {
        await expect(frame(page)).toHaveAttribute('src', address)
        await expect(frame(page)).toHaveAttribute('sandbox', SANDBOX)
        await expect(frame(page)).toHaveAttribute(
          'allow',
          'fullscreen; autoplay; encrypted-media; clipboard-write; screen-wake-lock; picture-in-picture',
        )
        await expect(frame(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
        await expect(part(page).getByText(missing)).toHaveCount(0)
      },
      [`${machine.id}.missing`]: async (page) => {
        await expect(part(page).getByText(missing)).toBeVisible()
        await expect(frame(page)).toHaveCount(0)
        // The odds continue.
        await expect(oddsViewPage(page).table('Match Odds')).toBeVisible()
      },
    },
    ...rest,
  })
}

/** A stream that has pages for the older kind of viewers' addresses only. */
const OLDER_STREAM = { ...STREAM_CONFIG, streamFrame: 'https://{ip}.stream.test/{eventId}?in={language}' }

export const streamModel = frameModel({
  machine: streamMachine,
  ports: streamPortsOf,
  title: 'Live stream',
  address: 'https://192.0.2.7.stream.test/77?in=en',
  looking: 'Looking for the stream…',
  missing: 'No stream is available for this match.',
  config: OLDER_STREAM,
  arrive: async ({ page }) => {
    await serveConfig(page, OLDER_STREAM)
    await openOddsView(page)
  },
  answers: {
    findAddress: {
      'an address with a page': { body: { ip: '192.0.2.7' } },
      'an address without one': { body: { ip: '2001:db8::7' } },
      'no address': { body: { ip: 'here&there' } },
      ...FAILURES,
    },
  },
})

export const scoreModel = frameModel({
  machine: scoreMachine,
  ports: scorePortsOf,
  title: 'Live score',
  address: SCORE_PAGE,
  looking: 'Looking for the score…',
  missing: 'No score is available for this match.',
  answers: {
    findAddress: {
      'a board': BOARD,
      'no frame': { body: { html: '<p>Soon.</p>' } },
      'a frame that is no page': { body: { html: '<iframe src="javascript:alert(1)"></iframe>' } },
      'a frame without an address': { body: { html: '<iframe src=" "></iframe>' } },
      ...FAILURES,
    },
  },
})
