import { describe, expect, it } from 'vitest'
import { linkTarget, safeHref, whatsappHref } from '../../src/environment/address.ts'

const SITE = 'https://site.test'

describe('an address of the server', () => {
  it.each([
    ['https://t.me/site', 'https://t.me/site'],
    ['mailto:help@site.test', 'mailto:help@site.test'],
    ['t.me/site', undefined],
    ['//t.me/site', undefined],
    ['/inbox', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    [null, undefined],
  ])('of a contact is a whole one: %s', (address, href) => expect(safeHref(address)).toBe(href))

  it.each([
    ['8801712345678', 'https://wa.me/8801712345678'],
    ['+8801712345678', 'https://wa.me/8801712345678'],
    ['https://wa.me/880171', 'https://wa.me/880171'],
    ['javascript:alert(1)', undefined],
    ['call us', undefined],
  ])('for WhatsApp is digits or an address: %s', (value, href) => expect(whatsappHref(value)).toBe(href))

  it.each([
    ['/games?type=SLOT', { href: '/games?type=SLOT', away: false }],
    ['https://site.test/vip', { href: '/vip', away: false }],
    ['https://other.test/x', { href: 'https://other.test/x', away: true }],
    ['https://site.test//evil.test', { href: 'https://site.test//evil.test', away: true }],
    ['/.//evil.test', { href: 'https://site.test//evil.test', away: true }],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('of a slider may be a path of the site: %s', (link, target) =>
    expect(linkTarget(link, SITE)).toEqual(target),
  )
})
