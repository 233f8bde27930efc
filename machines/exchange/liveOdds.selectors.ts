/** Returns true if the odds are said to be delayed. */
export const areDelayed = ({ value }: { readonly value: string }): boolean => value === 'delayed'

/** Returns true if the odds are shown and can't be pressed. */
export const arePricesDisabled = ({ value }: { readonly value: string }): boolean =>
  value === 'outdated' || value === 'delayed'
