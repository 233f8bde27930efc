/** Returns true if the odds are said to be delayed. */
export const areDelayed = ({ value }: { readonly value: string }): boolean => value === 'delayed'

/** Returns true if odds that are shown are said to be delayed. */
export const areShownDelayed = ({
  value,
  context,
}: {
  readonly value: string
  readonly context: { readonly table: unknown }
}): boolean => value === 'delayed' && context.table !== null

/** Returns true if the odds are shown and can't be pressed. */
export const arePricesDisabled = ({ value }: { readonly value: string }): boolean =>
  value === 'outdated' || value === 'delayed'
