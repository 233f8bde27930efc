import { labelled } from '@tiya/graph-tests/model'
import { realityCheckMachine } from '#machines/app/realityCheck/realityCheck.machine.ts'
import type { Kept } from '#machines/app/realityCheck/realityCheck.rules.ts'
import { realityCheckSettingMachine } from '#machines/app/realityCheck/realityCheckSetting.machine.ts'
import { realityCheckPortsOf, realityCheckSettingPortsOf } from '#src/ports/app/realityCheck.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { arriveAtHome, travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { defineModel } from '#tests/model/model.ts'
import { WITHDRAWAL } from '#tests/site/payments.ts'
import { untilBack } from '../overlays/overlays.page.ts'
import { KEPT, reminder, scheduled, settingRow } from './realityCheck.page.ts'

const MINUTE = 60_000

/** What another tab stores. */
const keysOf = ({ period, since, next }: Kept) => ({
  'app.loginTime.41': since === null ? null : String(since),
  'app.reminder.41': next === null ? null : String(next),
  'app.realityCheck.41': period === 0 ? null : String(period),
})

const realityCheck = defineModel<typeof realityCheckMachine>({
  machine: realityCheckMachine,
  input: { remoteId: '41' },
  ports: realityCheckPortsOf,
  stored: { ...PLAYER, ...KEPT },
  variants: {
    'with a log-in that is not known': { stored: { ...PLAYER, ...KEPT, 'app.loginTime.41': '' } },
  },
  at: '/',
  arrive: async (world) => {
    await arriveAtHome(world)
    await scheduled(world.page)
  },
  // Every moment is distinguished: a tour must find the clock where its graph says.
  project: ({ period, since, next, now, path, dialog }) => [period, since, next, now, path, dialog],

  plainEvents: ['continue', 'logout'],
  events: {
    'kept.changed': ({ context: { period, since, next, now, balance, balanceBefore } }) => {
      const kept = { type: 'kept.changed', now, period, since, next, balance, balanceBefore } as const
      if (period === 0) return [labelled('set', { ...kept, period: 15, next: null })]
      return [
        labelled('switched off', { ...kept, period: 0, next: null }),
        labelled('put off in another tab', { ...kept, next: now + period * MINUTE }),
        labelled('a clock that was set back', { ...kept, next: now + period * MINUTE + 1 }),
      ]
    },
    'surroundings.changed': () => [
      { type: 'surroundings.changed', path: '/', dialog: false },
      { type: 'surroundings.changed', path: '/', dialog: true },
      { type: 'surroundings.changed', path: '/payment-request', dialog: false },
    ],
    // A filter of steps: to the reminder, once or twice, and then one second further, because time has no end.
    'clock.ticked': ({ context: { next, now } }) => {
      if (next > now) return next <= NOON + 15 * MINUTE ? [{ type: 'clock.ticked', now: next }] : []
      return next === now ? [{ type: 'clock.ticked', now: now + 1_000 }] : []
    },
  },
  durations: { 'clock.ticked': ({ context: { next, now } }) => (next > now ? next - now : 1_000) },
  deviceEvents: { 'kept.changed': (page, kept) => page.writeElsewhere(keysOf(kept)) },
  gesture: {
    // The reminder makes the page inert.
    'surroundings.changed': {
      when: (snapshot, { dialog }) => !dialog || !snapshot.matches({ on: 'shown' }),
      play: async (page, { path, dialog }) => {
        const language = page.getByRole('dialog', { name: 'Language' })
        // The reminder may follow at once, on an entry of its own.
        if (await language.isVisible())
          await untilBack(page, () => language.getByRole('button', { name: 'Close' }).click())
        await travel(page, path, path === '/' ? null : WITHDRAWAL)
        if (!dialog) return
        await page.getByRole('button', { name: 'Language' }).first().click()
        await expect(language).toBeVisible()
      },
    },
    logout: 'ends the session and with it the flow; a journey plays it',
    continue: (page) => reminder(page).getByRole('button', { name: 'Continue', exact: true }).click(),
  },

  unmarked: 'The reminder is a dialog over any screen, or nothing.',
  assertions: {
    'realityCheck.off': (page) => expect(reminder(page)).toHaveCount(0),
    'realityCheck.on.waiting': (page) => expect(reminder(page)).toHaveCount(0),
    'realityCheck.on.due': (page) => expect(reminder(page)).toHaveCount(0),
    'realityCheck.on.shown': async (page, { context: { now, since } }) => {
      const minutes = Math.floor((now - since) / MINUTE)
      const time = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
      await expect(reminder(page).getByRole('definition')).toHaveText([time, '+৳ 250.00'])
    },
  },
})

const NAMES: Readonly<Record<number, string>> = { 0: 'Off', 30: '30 minutes', 60: '60 minutes' }

const setting = defineModel<typeof realityCheckSettingMachine>({
  machine: realityCheckSettingMachine,
  input: { remoteId: '41' },
  ports: realityCheckSettingPortsOf,
  at: '/account',
  project: ({ saved, chosen }) => [saved, chosen],

  plainEvents: ['open', 'save', 'close'],
  events: {
    'setting.changed': ({ context }) => [{ type: 'setting.changed', period: context.saved === 0 ? 60 : 0 }],
    choose: () => [
      { type: 'choose', period: 0 },
      { type: 'choose', period: 30 },
    ],
  },
  deviceEvents: {
    'setting.changed': (page, { period }) =>
      page.writeElsewhere({ 'app.realityCheck.41': period === 0 ? null : String(period) }),
  },
  gesture: {
    open: (page) => settingRow(page).click(),
    choose: (page, { period }) => page.getByRole('radio', { name: NAMES[period] ?? '', exact: true }).check(),
    save: (page) => page.getByRole('button', { name: 'Save', exact: true }).click(),
    close: (page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
  },
  follows: {
    ports: ({ context }, { type }) =>
      type === 'save' && context.saved !== context.chosen
        ? { type: 'setting.changed', period: context.chosen }
        : undefined,
  },

  unmarked: 'The setting is a row of the account menu and its dialog.',
  assertions: {
    'realityCheckSetting.closed': async (page, { context }) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(settingRow(page)).toContainText(NAMES[context.saved] ?? 'a setting')
    },
    'realityCheckSetting.choosing': async (page, { context }) => {
      const dialog = page.getByRole('dialog', { name: 'Reality check', exact: true })
      await expect(dialog.getByRole('radio')).toHaveCount(4)
      const chosen = dialog.getByRole('radio', { checked: true })
      await expect(chosen).toHaveAccessibleName(NAMES[context.chosen] ?? 'a setting')
    },
  },
})

export const models = [realityCheck, setting]
