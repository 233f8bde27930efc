/** As `Promise.all`, but where one fails it waits for the others: none is left under way when the port ends. */
export async function allSettledThen<Values extends readonly unknown[]>(
  ...asked: { readonly [At in keyof Values]: Promise<Values[At]> }
): Promise<Values> {
  await Promise.allSettled(asked)
  return (await Promise.all(asked)) as unknown as Values
}
