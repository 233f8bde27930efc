import type { promotionCalls } from '../../promotions.ts'
import type { siteCalls } from '../../site.ts'
import type { CallDocs } from '../callDocs.types.ts'

export const siteDocs: CallDocs<typeof siteCalls> = {
  logo: {
    summary: 'Returns the pictures of the brand',
    note: 'The first item counts. A picture is a file name below `/storage` or an absolute address.',
    answer: [{ logo: 'logo.svg', mobile_logo: 'logo-mobile.svg', loader_logo: null, favicon: 'favicon.svg' }],
  },
  general: {
    summary: 'Returns the settings of the site',
    note: '`system_notice` is HTML, which the site sanitizes. Where `demo` is true, every screen says `Demo · play money`.',
    answer: {
      general: {
        site_status: 1,
        site_title: 'Tiya',
        whatsapp: '8801700000000',
        usdt_rate: '122.50',
        withdrawal_status: '1',
        notice: ['Deposits by bKash take a few minutes.'],
        system_notice: '<p>Maintenance on <b>Friday</b>, 03:00 to 04:00.</p>',
        support_mail: 'support@site.example',
        demo: false,
        marketBlock: { exchange_market: true, cs_market: true, status: 'active' },
      },
    },
  },
  sliders: {
    summary: 'Returns the banners of the home screen',
    note: 'Only those with the status `active` are shown. `slider_type` is `Main`, `Favourite` or `Features`.',
    answer: {
      sliders: [
        {
          message_id: 1,
          thubmnail: 'slider-welcome.svg',
          link: '/promotions',
          name: 'Welcome bonus',
          status: 'active',
          slider_type: 'Main',
        },
      ],
    },
  },
  socialLinks: {
    summary: 'Returns where the operator can be reached',
    note: '`whatsapp` is digits or an address, the others are addresses.',
    answer: {
      whatsapp: '8801700000000',
      facebook: 'https://facebook.com/example',
      telegram: 'https://t.me/example',
    },
  },
  marketBlock: {
    summary: 'Returns which sections the player may use',
    note: 'A section is blocked where its flag is 0 and `status` is not `active`.',
    answer: { marketBlock: { exchange_market: 1, cs_market: 1, status: 'active' } },
  },
  balance: {
    summary: 'Returns the balance of the player',
    note: 'The site asks every few seconds. An answer with 401 ends the session.',
    body: {},
    answer: { balance: '1500.00' },
  },
  logout: {
    summary: 'Ends the session of the token',
    note: 'It is sent once, with the old token. The site neither waits for the answer nor uses it.',
    body: {},
    answer: { message: 'Logged out.' },
  },
}

const welcome = {
  id: 1,
  name: 'Welcome bonus',
  desc: '<p>100 % on your first deposit.</p>',
  thumbnail: 'promotion-welcome.svg',
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  turnover: '12',
  deposit_bouns: '100',
  max_bonus: '7777.00',
  status: 'active',
  categories: [1, 2],
}

export const promotionDocs: CallDocs<typeof promotionCalls> = {
  promotions: {
    summary: 'Returns all promotions',
    note: 'Those with the status `active` or `display` are shown. `desc` is HTML, which the site sanitizes.',
    answer: { promotions: [welcome] },
  },
  promotion: {
    summary: 'Returns one promotion',
    params: { id: '1' },
    answer: { promotion: welcome },
    refusals: { 404: { message: 'Not found' } },
  },
}
