import { expect, type Page } from '@playwright/test'
import { decide } from '#machines/common/access.rules.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { openAt } from '#tests/site/visit.ts'

const SLIDERS = ['Main', 'Favourite', 'Features'].map((slider_type, at) => ({
  message_id: at,
  thubmnail: 'slide.svg',
  link: '/games?type=SLOT',
  name: slider_type,
  status: 'active',
  slider_type,
}))

/** Returns the addresses of all links on the page, with those of an open menu first. */
const linksOf = (page: Page) =>
  page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** Returns the screen at which an address of the site ends, as the router decides. */
function screenAt(address: string, player: boolean): string {
  let url = new URL(address, 'http://site.test')
  for (let step = 0; step < 3; step += 1) {
    const location = { path: url.pathname, query: Object.fromEntries(url.searchParams), state: null }
    const decision = decide(location, { player, desktop: false })
    if (decision.kind !== 'redirect') return decision.kind === 'show' ? decision.screen : decision.kind
    url = new URL(decision.to, url)
  }
  return 'a circle'
}

for (const [who, device] of [
  ['guest', {}],
  ['player', PLAYER],
] as const) {
  test(`every link of header, home, menu, bar and footer leads to a screen for a ${who}`, async ({
    page,
  }) => {
    await serve(page, { 'GET /sliders': { body: { sliders: SLIDERS } } })
    await stored(page, device)
    await openAt(page, '/')
    await expect(button(page, 'Show More')).toBeVisible()
    const links = await linksOf(page)
    await button(page, 'Menu').click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link')).not.toHaveCount(0)
    for (const name of [
      'Home',
      'Sports',
      'Casino',
      'Slot',
      'Table',
      'Poker',
      'Crash',
      'Fishing',
      'Lottery',
      'Promotions',
      'Referral Program',
      'VIP',
      'Affiliate',
      '24/7 LiveChat',
    ])
      await expect(menu.getByRole('link', { name, exact: true }), name).toBeVisible()
    links.push(...(await linksOf(page)))

    expect(links.length).toBeGreaterThan(30)
    const dead = links.filter((link) => /^(notFound|a circle|logout)$/.test(screenAt(link, who === 'player')))
    expect(dead).toEqual([])
    for (const path of [
      '/faq',
      '/affiliate',
      '/exchange',
      '/games',
      '/vip',
      '/promotions',
      '/refrrel-program',
    ])
      expect(links.map((link) => new URL(link, 'http://site.test').pathname)).toContain(path)
  })
}
