import type { Answer, Call, QueryOf } from '@tiya/contract/wire'
import { channelPort } from '@tiya/ports/channelPort'
import { promisePort, type Scope } from '@tiya/ports/promisePort'
import type { AnyEventObject, NonReducibleUnknown } from 'xstate'
import { type Failure, mapResult } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadOf } from './load.ts'

/**
 * Returns the ports of a read whose answer the service worker keeps: `load` takes that of the last visit if there is
 * one, and `renewed` sends the chart an event of the given type with the `value` of a newer one. `loadFresh` asks the
 * server.
 *
 * @param read returns what the chart needs of the answer
 * @param queryOf returns the query for an input
 */
export function keptRead<C extends Call, Value, Input extends NonReducibleUnknown = undefined>(
  environment: Environment,
  call: C,
  read: (answer: Answer<C>) => Value,
  queryOf: (input: Input) => QueryOf<C>,
) {
  const { http } = environment
  const send = async ({ input, signal }: Scope<Input>, fresh: boolean) =>
    mapResult(await http.send(call, { query: queryOf(input), signal, fresh }), read)
  return {
    load: loadOf<Value, Input>(environment, (scope) => send(scope, false)),
    loadFresh: promisePort<Value, Input, Failure>(environment.report, (scope) => send(scope, true)),
    renewed: <Type extends string>(type: Type) =>
      channelPort<{ type: Type; value: Value }, AnyEventObject, Input>(({ input, sendBack }) =>
        http.renewed(call, queryOf(input), (answer) => sendBack({ type, value: read(answer) })),
      ),
  }
}
