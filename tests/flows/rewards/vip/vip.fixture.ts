import { pointsMachine, vipMachine } from '#machines/rewards/vip/vip.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { pointsPortsOf, vipPortsOf } from '#src/ports/rewards/vip.ts'

/** Returns the chart of the points with its ports and its poll. */
export const vipOf = (environment: Environment) =>
  vipMachine.provide({
    actors: {
      ...vipPortsOf(environment),
      points: pointsMachine.provide({ actors: pointsPortsOf(environment) }),
    },
  })
