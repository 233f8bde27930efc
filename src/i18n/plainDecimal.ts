/** A decimal without the zeros that say nothing: `100.00` is `100`. */
export function plainDecimal(decimal: string | null | undefined): string {
  return (decimal ?? '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}
