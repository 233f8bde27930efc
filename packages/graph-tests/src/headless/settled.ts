/** Lets everything happen that needs no time and no answer: promises settle before the next turn of the event loop. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
