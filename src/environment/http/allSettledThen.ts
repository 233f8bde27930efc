/** Like `Promise.all`, but a rejection waits for all promises to settle, so that no call outlives its port. */
export async function allSettledThen<Values extends readonly unknown[]>(
  ...promises: { readonly [At in keyof Values]: Promise<Values[At]> }
): Promise<Values> {
  await Promise.allSettled(promises)
  return (await Promise.all(promises)) as unknown as Values
}
