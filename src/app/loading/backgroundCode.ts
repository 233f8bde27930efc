import type { Scope } from '@tiya/ports/promisePort'
import type { NonReducibleUnknown } from 'xstate'
import { type Load, loadMachine } from '#machines/common/load/load.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import { whenIdle } from '../../environment/device/nextTask.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadCode } from '../../environment/page/loadCode.ts'
import { loadOf } from '../../ports/common/load.ts'

/** Milliseconds after which code that was lost is fetched again. */
const AGAIN = 1_000

/** Returns a load that fetches code once the page is idle, and what `use` makes of it. First it waits for `until`. */
export function backgroundCode<Module, Value, Input extends NonReducibleUnknown>(
  environment: Environment,
  load: () => Promise<Module>,
  use: (code: Module, input: Input) => NoInfer<Value>,
  until?: (scope: Scope<Input>) => Promise<void>,
): Load<Value, Input> {
  return loadOf(
    environment,
    async (scope) => {
      await until?.(scope)
      await whenIdle()
      return mapResult(await loadCode(load), (code) => use(code, scope.input))
    },
    loadMachine<Value>('backgroundLoad', AGAIN),
  )
}
