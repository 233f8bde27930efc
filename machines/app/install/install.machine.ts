import { channel, port } from '@tiya/ports/port'
import { assign, setup } from 'xstate'
import { isTrue, type Result } from '../../common/result.ts'

/** The kinds of devices, each of which installs the site in a different way. */
export const PLATFORMS = ['android', 'ios', 'computer'] as const
export type Platform = (typeof PLATFORMS)[number]

export interface InstallInput {
  /** The platform of the device. */
  readonly platform: Platform
  /** True if the site runs as an installed app. */
  readonly installed: boolean
  /** True if the page was served over https, which browsers require for installing it. */
  readonly secure: boolean
}

interface InstallContext extends InstallInput {
  /** The player has declined the browser's dialog, which the browser shows only once per page load. */
  refused: boolean
}

type InstallEvent =
  | { type: 'prompt.offered' }
  | { type: 'app.installed' }
  | { type: 'install' }
  | { type: 'platform.chosen'; platform: Platform }

export const installPorts = {
  /** Sends `prompt.offered` when the browser offers to install the site, and `app.installed` once it has. */
  installOffers: channel<InstallEvent>('installOffers'),
  /** Shows the browser's dialog and resolves with whether the player accepted. */
  showPrompt: port<Result<boolean>>('showPrompt'),
}

const flow = setup({
  types: { context: {} as InstallContext, events: {} as InstallEvent, input: {} as InstallInput },
  actors: installPorts,
  guards: {
    isInstalled: ({ context }) => context.installed,
  },
  actions: {
    refuse: assign({ refused: true }),
  },
})

const asking = flow.createStateConfig({
  invoke: {
    src: 'showPrompt',
    id: 'showPrompt',
    onDone: [
      { guard: isTrue, target: 'installing' },
      { target: 'manual', actions: 'refuse' },
    ],
  },
})

/** Installs the site through the browser's own dialog if it offers one, otherwise by manual instructions. */
export const installMachine = flow.createMachine({
  id: 'install',
  context: ({ input }) => ({ ...input, refused: false }),
  invoke: { src: 'installOffers', id: 'installOffers' },
  on: {
    'app.installed': '.installed',
    'platform.chosen': { actions: assign({ platform: ({ event }) => event.platform }) },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isInstalled', target: 'installed' }, { target: 'manual' }] },
    manual: { on: { 'prompt.offered': 'offered' } },
    offered: { on: { install: 'asking' } },
    asking,
    installing: {},
    installed: {},
  },
})
