import type { Promotion } from '../../machines/contract/promotions.ts'
import type { General, Logo, Slider, SocialLinks } from '../../machines/contract/site.ts'

/* What the sandbox's made-up operator has set up. */

export const LOGO: Logo = {
  logo: 'logo.svg',
  mobile_logo: 'logo-mark.svg',
  loader_logo: 'loader.svg',
  favicon: 'favicon.svg',
}

/** What `/sandbox` does not set. */
export const GENERAL: Omit<General, 'site_status' | 'usdt_rate' | 'withdrawal_status'> = {
  site_title: 'Tiya',
  whatsapp: '8801700000000',
  live_chat: '',
  intercom: '',
  tawk_id: '',
  notice: [
    'Welcome to Tiya: everything here is a demonstration, with play money only.',
    'New: Rocket Rani by Orbit.',
    'Play with care: set yourself a limit before you begin.',
  ],
  system_notice:
    '<h3>Welcome to the Tiya demo</h3><p>Every new player begins with <strong>৳ 1,000.00 of play money</strong>. Nothing here can be paid in or out.</p><ul><li>Open <em>Slot</em> and try <strong>Lucky Kites</strong>.</li><li>Your balance moves with every bet.</li></ul><p>Have fun!</p>',
  support_mail: 'support@tiya.example',
  demo: true,
}

export const SOCIAL_LINKS: SocialLinks = {
  whatsapp: '8801700000000',
  facebook: 'https://facebook.example/tiya',
  telegram: 'https://telegram.example/tiya',
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
  slider('Main', '2', 'banner-cashback', '5% cashback on all slots', '/games?type=SLOT&title=Slot'),
  slider('Main', '3', 'banner-cricket', 'Cricket odds that move with the ball', '/exchange-inplay'),
  slider('Favourite', '4', 'favourite-exchange', 'Exchange', '/exchange'),
  slider('Favourite', '5', 'favourite-kites', 'Lucky Kites', '/exchange'),
  slider('Favourite', '6', 'favourite-hilsa', 'Hilsa Hunt', '/exchange'),
  slider('Features', '7', 'feature-kites', 'Lucky Kites', '/games?type=SLOT&system=Boishakh&title=Boishakh'),
  slider('Features', '8', 'feature-fish', 'Hilsa season', '/games?type=FH&title=Fishing'),
  slider('Features', '9', 'feature-friends', 'Bring a friend', '/refrrel-program'),
]

/** Promotions have no end date but one that has passed, so that a demonstration never runs dry. */
export const PROMOTIONS: Promotion[] = [
  {
    id: '1',
    name: 'Double your first deposit',
    desc: '<p>Your first deposit is <strong>doubled</strong>, up to ৳ 7,777.00.</p><ul><li>Turnover 12×.</li><li>Once a player.</li></ul>',
    thumbnail: 'banner-welcome.svg',
    start_date: '2024-05-29 00:00:00',
    turnover: '12',
    deposit_bouns: '100',
    status: 'active',
    categories: [99, 1, 2],
  },
  {
    id: '2',
    name: '5% weekly slot cashback',
    desc: '<p>5% of what slots took from Monday to Sunday comes back, on Monday by noon.</p>',
    thumbnail: 'banner-cashback.svg',
    start_date: '2024-10-01 00:00:00',
    turnover: '1',
    deposit_bouns: '5',
    status: 'active',
    categories: [1],
  },
  {
    id: '3',
    name: 'Cricket welcome bonus',
    desc: '<p>7,777 BDT for your first week on the exchange.</p>',
    thumbnail: 'banner-cricket.svg',
    start_date: '2024-05-29 00:00:00',
    turnover: '10',
    deposit_bouns: '50',
    status: 'display',
    categories: [4, 128],
  },
  {
    id: '4',
    name: 'Hilsa season',
    desc: '<p>Ten free nets a day on every fishing game.</p>',
    thumbnail: 'feature-fish.svg',
    start_date: '2024-10-01 00:00:00',
    turnover: '3',
    deposit_bouns: '10',
    status: 'active',
    categories: [8],
  },
  {
    id: '5',
    name: 'Bring a friend',
    desc: '<p>You and your friend get ৳ 200.00 each once the friend has played for ৳ 1,000.00.</p>',
    thumbnail: 'feature-friends.svg',
    start_date: '2024-10-01 00:00:00',
    turnover: '2',
    deposit_bouns: '0',
    status: 'display',
    categories: [512],
  },
  {
    id: '6',
    name: 'Kite festival',
    desc: '<p>The festival is over: until the next one.</p>',
    thumbnail: 'feature-kites.svg',
    start_date: '2024-01-14 00:00:00',
    end_date: '2024-12-31 23:59:59',
    turnover: '5',
    deposit_bouns: '20',
    status: 'active',
    categories: [1, 1024],
  },
]
