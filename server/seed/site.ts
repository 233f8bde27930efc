import type { General, Logo, Slider, SocialLinks } from '@tiya/contract/site'
import { BRAND } from '../../machines/brand/brand.ts'
import { CASHBACK_PERCENT } from './promotions.ts'

/* The seeded data of a fictitious operator's site. */

export const LOGO: Logo = {
  logo: 'logo.svg',
  mobile_logo: 'logo-mark.svg',
  loader_logo: 'loader.svg',
  favicon: 'favicon.svg',
}

/** The general settings that the console at `/sandbox` does not set. */
export const GENERAL: Omit<General, 'site_status' | 'usdt_rate' | 'withdrawal_status'> = {
  site_title: BRAND.name,
  whatsapp: '8801700000000',
  live_chat: '',
  intercom: '',
  tawk_id: '',
  notice: [
    `Welcome to ${BRAND.name}: everything here is a demonstration, with play money only.`,
    'New: Rocket Rani by Orbit.',
    'Play with care: set yourself a limit before you begin.',
  ],
  system_notice: `<h3>Welcome to the ${BRAND.name} demo</h3><p>Every new player begins with <strong>৳ 1,000.00 of play money</strong>. Nothing here can be paid in or out.</p><ul><li>Open <em>Slot</em> and try <strong>Lucky Kites</strong>.</li><li>Your balance moves with every bet.</li></ul><p>Have fun!</p>`,
  support_mail: BRAND.support,
  demo: true,
}

export const SOCIAL_LINKS: SocialLinks = {
  whatsapp: '8801700000000',
  ...BRAND.pages,
}

const slider = (
  slider_type: 'Main' | 'Favourite' | 'Features',
  message_id: string,
  file: string,
  name: string,
  link: string,
): Slider => ({ message_id, thubmnail: `${file}.svg`, link, name, status: 'active', slider_type })

export const SLIDERS: Slider[] = [
  slider('Main', '1', 'banner-welcome', 'Double your first deposit', '/promotions'),
  slider(
    'Main',
    '2',
    'banner-cashback',
    `${CASHBACK_PERCENT}% cashback on all slots`,
    '/games?type=SLOT&title=Slot',
  ),
  slider('Main', '3', 'banner-cricket', 'Cricket odds that move with the ball', '/exchange-inplay'),
  slider('Favourite', '4', 'favourite-exchange', 'Exchange', '/exchange'),
  slider('Favourite', '5', 'favourite-soccer', 'Soccer', '/exchange'),
  slider('Favourite', '6', 'favourite-tennis', 'Tennis', '/exchange'),
  slider('Features', '7', 'feature-kites', 'Lucky Kites', '/games?type=SLOT&system=Boishakh&title=Boishakh'),
  slider('Features', '8', 'feature-fish', 'Hilsa season', '/games?type=FH&title=Fishing'),
  slider('Features', '9', 'feature-friends', 'Bring a friend', '/refrrel-program'),
]
