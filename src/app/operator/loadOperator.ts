import type { rootPorts } from '#machines/app/root/root.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { backgroundCode } from '../loading/backgroundCode.ts'

/** Returns the root's actor that fetches what reads the operator's folder; it waits for ever where there is none. */
export function loadOperatorOf(environment: Environment): (typeof rootPorts)['loadOperator'] {
  return backgroundCode(
    environment,
    () => import('./operator.ts'),
    ({ operatorOf }) => operatorOf(environment),
    environment.config.operator ? undefined : () => new Promise(() => undefined),
  )
}
