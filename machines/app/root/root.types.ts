import type { ActorRefFrom } from 'xstate'
import type { KnownBalance } from '../../access/balance/balance.machine.ts'
import type { SessionMessage } from '../../access/session/session.setup.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import type { operatorMachine } from '../../content/operator/operator.machine.ts'
import type { RouterMessage } from '../router/router.setup.ts'
import type { Language, ShellMessage } from '../shell/shell.machine.ts'
import type { SiteMessage } from '../site/site.machine.ts'
import type { updateMachine } from '../update/update.machine.ts'

/** What the page knows when it loads. */
export interface RootInput {
  readonly stored: Session | null
  /** The last balance stored on the device. */
  readonly balance: KnownBalance | null
  readonly desktop: boolean
  readonly language: Language
  /** For a page that was loaded at `/` on a phone: ms since its first view showed the splash screen. Null elsewhere. */
  readonly splash: number | null
}

export interface RootContext extends Pick<RootInput, 'splash'> {
  language: Language
  /** What asks to load a new version; null until its code is fetched. */
  update: ActorRefFrom<typeof updateMachine> | null
  /** What reads the operator's folder; null until its code is fetched, and without a folder. */
  operator: ActorRefFrom<typeof operatorMachine> | null
}

export type RootEvent =
  | RouterMessage
  | SessionMessage
  | SiteMessage
  | ShellMessage
  /** From the popups. */
  | NavigateMessage
  | { type: 'token.refused'; token: string }
  /** A view shows a part of the page whose code is not fetched yet, or no view shows it any more. */
  | { type: 'part.shown'; name: string }
  | { type: 'part.hidden'; name: string }
