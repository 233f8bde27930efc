import { safeHref } from '../environment/address.ts'
import { useSite } from './site.context.ts'

/** Returns the address of the affiliates' own site, or undefined if none is configured. */
export function useAffiliateHref(): string | undefined {
  const { config, window } = useSite().environment
  return safeHref(config.affiliateUrl, window.location.origin)
}
