import { assign, setup } from 'xstate'
import { channel, port } from '../../common/port.ts'

/** The kinds of devices that install the site in different ways. */
export const PLATFORMS = ['android', 'ios', 'computer'] as const
export type Platform = (typeof PLATFORMS)[number]

export interface InstallInput {
  /** That of the device. */
  readonly platform: Platform
  /** True where the site runs as an installed app. */
  readonly installed: boolean
  /** True where the page came over https, without which no browser installs it. */
  readonly secure: boolean
}

interface InstallContext extends InstallInput {
  /** The player has refused the browser's dialog, which the browser shows once a page load. */
  refused: boolean
}

type InstallEvent =
  | { type: 'prompt.offered' }
  | { type: 'app.installed' }
  | { type: 'install' }
  | { type: 'platform.chosen'; platform: Platform }

export const installPorts = {
  /** Sends `prompt.offered` when the browser offers to install the site, and `app.installed` when it has done so. */
  installOffers: channel('installOffers'),
  /** Shows the browser's dialog and returns whether the player has accepted. */
  showPrompt: port<boolean>('showPrompt'),
}

const flow = setup({
  types: { context: {} as InstallContext, events: {} as InstallEvent, input: {} as InstallInput },
  actors: installPorts,
  guards: {
    isInstalled: ({ context }) => context.installed,
    isAccepted: (_, accepted: boolean) => accepted,
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
      { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'installing' },
      { target: 'manual', actions: 'refuse' },
    ],
    onError: 'manual',
  },
})

/** How the site is installed: by the browser's own dialog where it offers one, else by hand. */
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
