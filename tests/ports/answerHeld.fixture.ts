import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import type { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

/** Answers the calls that are under way once nothing more happens by itself, and lets happen what follows; returns their lines. */
export async function answerHeld(
  { network }: HeadlessEnvironment,
  answerTo: (line: string) => WireAnswer,
): Promise<string[]> {
  await settled()
  const calls = [...network.held]
  for (const call of calls) call.answer(answerTo(call.line))
  await settled()
  return calls.map(({ line }) => line)
}
