import * as z from 'zod/mini'
import { call, decimal, flag, id, maybe, money, strictList, tolerantList, tolerantObject } from './wire.ts'

/** Sections blocked by the upline: a section is blocked if its flag is 0 and `status` is not `active`. */
const blockedSections = { exchange_market: flag, cs_market: flag, status: maybe(z.string()) }

export const marketBlock = z.object(blockedSections)

/** A contact key of unspecified type, decoded as text. */
const contactKey = z.codec(z.union([z.string(), z.number(), z.boolean()]), z.string(), {
  decode: String,
  encode: (value) => value,
})

export const general = tolerantObject({
  site_status: flag,
  site_title: z.string(),
  whatsapp: maybe(id),
  live_chat: maybe(contactKey),
  intercom: maybe(contactKey),
  tawk_id: maybe(contactKey),
  /** Without it, no USDT is offered. */
  usdt_rate: maybe(decimal),
  withdrawal_status: flag,
  notice: tolerantList(z.string(), []),
  system_notice: maybe(z.string()),
  support_mail: maybe(z.string()),
  demo: maybe(flag),
  marketBlock: maybe(tolerantObject(blockedSections)),
})

export const slider = z.object({
  message_id: id,
  thubmnail: z.string(),
  link: maybe(z.string()),
  name: z.string(),
  status: z.string(),
  slider_type: z.string(),
})

export const logo = tolerantObject({
  logo: z.string(),
  mobile_logo: z.string(),
  loader_logo: maybe(z.string()),
  favicon: maybe(z.string()),
})

export const socialLinks = tolerantObject({
  whatsapp: maybe(id),
  facebook: maybe(z.string()),
  telegram: maybe(z.string()),
})

export type General = z.output<typeof general>
const sliders = tolerantList(slider, ['message_id'])

export type Slider = z.output<typeof sliders>[number]
export type Logo = z.output<typeof logo>
export type SocialLinks = z.output<typeof socialLinks>
export type MarketBlock = z.output<typeof marketBlock>

/** Calls that the site needs on every page. */
export const siteCalls = {
  logo: call('GET /logo', { auth: 'none', response: strictList(logo) }),
  general: call('GET /general', { auth: 'optional', response: z.object({ general }) }),
  sliders: call('GET /sliders', { auth: 'optional', response: z.object({ sliders }) }),
  socialLinks: call('GET /sociallink', { auth: 'optional', response: socialLinks }),
  marketBlock: call('GET /market/block', { response: z.object({ marketBlock }) }),
  balance: call('POST /balance', { kind: 'read', response: z.object({ balance: money }) }),
  logout: call('POST /logout', { response: z.object({ message: maybe(z.string()) }) }),
}
