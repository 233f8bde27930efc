import {
  type BackgroundLoad,
  backgroundLoad,
} from '#machines/common/backgroundLoad/backgroundLoad.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import { whenIdle } from '../../environment/device/nextTask.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadCode } from '../../environment/page/loadCode.ts'
import { promisePort, type Scope } from '../../ports/common/promisePort.ts'

/** Returns an actor that fetches code once the page is idle, and what `use` makes of it. First it waits for `until`. */
export function backgroundCode<Module, Value>(
  { report }: Environment,
  load: () => Promise<Module>,
  use: (code: Module, subject: string) => NoInfer<Value>,
  until?: (scope: Scope<string>) => Promise<void>,
): BackgroundLoad<Value> {
  return backgroundLoad<Value>().provide({
    actors: {
      load: promisePort(report, async (scope: Scope<string>) => {
        await until?.(scope)
        await whenIdle()
        return mapResult(await loadCode(load), (code) => use(code, scope.input))
      }),
    },
  })
}
