import type { General } from '@tiya/contract/site'
import { isPositive } from './bonus.rules.ts'

interface Site {
  readonly context: { readonly general: Pick<General, 'usdt_rate'> | null }
}

/** Selects the rate of USDT; undefined while it is unknown or nothing. */
export function usdtRate({ context }: Site): string | undefined {
  const rate = context.general?.usdt_rate ?? undefined
  return isPositive(rate) ? rate : undefined
}

/** Selects whether USDT can be offered: not while its rate is unknown. */
export function offersUsdt(site: Site): boolean {
  return usdtRate(site) !== undefined
}
