/** Returns a decimal without insignificant zeros: `100.00` becomes `100`. */
export function plainDecimal(decimal: string | null | undefined): string {
  return (decimal ?? '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}
