import type { Scope } from '@tiya/ports/promisePort'
import type { rootPorts } from '#machines/app/root/root.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { settingsOf } from '../../ports/common/refreshSettings.ts'
import { backgroundCode } from '../loading/backgroundCode.ts'

/** Waits for ever. Says so in the console if the site turns out to be no demonstration: its own facts are missing. */
function sayMissing({ system }: Pick<Scope<undefined>, 'system'>): Promise<void> {
  const subscription = settingsOf(system)?.subscribe(({ context: { general } }) => {
    if (!general) return
    subscription?.unsubscribe()
    if (!general.demo)
      console.warn(
        'No folder of the operator is configured: /terms, /privacy, /about and /brand-ambassador are not found.',
      )
  })
  return new Promise(() => undefined)
}

/** Returns the root's actor that fetches what reads the operator's folder; it waits for ever where there is none. */
export function loadOperatorOf(environment: Environment): (typeof rootPorts)['loadOperator'] {
  return backgroundCode(
    environment,
    () => import('./operator.ts'),
    ({ operatorOf }) => operatorOf(environment),
    environment.config.operator ? undefined : sayMissing,
  )
}
