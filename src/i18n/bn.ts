import { site } from './bn/site.ts'
import type { SiteTexts } from './en/site.ts'

const groups = import.meta.glob<Record<string, object>>('./bn/*/*.ts', { eager: true })

/** All texts in Bengali as products in Bangladesh write it, with Western digits. Loaded when it is chosen. */
export const bn: SiteTexts = Object.assign(
  { ...site },
  ...Object.values(groups).flatMap((group) => Object.values(group)),
)
