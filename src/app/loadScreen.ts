import { fromPromise } from 'xstate'
import type { routerPorts } from '../../machines/app/router/router.machine.ts'
import type { Environment } from '../environment/environment.ts'
import { fetchScreen } from './screens.ts'

/** Apart from `screens.ts`, which the early script takes in: that one stays free of libraries. */
export function loadScreenOf(environment: Environment): (typeof routerPorts)['loadScreen'] {
  return fromPromise(async ({ input: { screen, arrival }, signal }) => {
    const { logic, input } = await fetchScreen(screen)
    // Every screen begins at its top; one that is come back to restores its own place.
    if (!signal.aborted) environment.window.scrollTo(0, 0)
    return { logic: logic(environment), input: input(arrival, environment) }
  })
}
