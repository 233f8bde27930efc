import { describe, expect, it } from 'vitest'
import { linkTarget, safeHref } from '../../src/environment/address.ts'
import { whatsappHref } from '../../src/environment/page/whatsapp.ts'

const SITE = 'https://site.test'

describe('an address from the server', () => {
  it.each([
    ['https://t.me/site', 'https://t.me/site'],
    ['mailto:help@site.test', 'mailto:help@site.test'],
    ['t.me/site', undefined],
    ['//t.me/site', undefined],
    ['/inbox', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    [null, undefined],
  ])('is safe for a contact only if it is absolute: %s', (address, href) =>
    expect(safeHref(address)).toBe(href),
  )

  it.each([
    ['8801712345678', 'https://wa.me/8801712345678'],
    ['+8801712345678', 'https://wa.me/8801712345678'],
    ['https://wa.me/880171', 'https://wa.me/880171'],
    ['javascript:alert(1)', undefined],
    ['call us', undefined],
  ])('is a WhatsApp contact if it is a number or an address: %s', (value, href) =>
    expect(whatsappHref(value)).toBe(href),
  )

  it.each([
    ['/games?type=SLOT', { href: '/games?type=SLOT', external: false }],
    ['https://site.test/vip', { href: '/vip', external: false }],
    ['https://other.test/x', { href: 'https://other.test/x', external: true }],
    ['https://site.test//evil.test', { href: 'https://site.test//evil.test', external: true }],
    ['/.//evil.test', { href: 'https://site.test//evil.test', external: true }],
    ['/\\evil.test', { href: 'https://evil.test/', external: true }],
    ['/\t/evil.test', { href: 'https://evil.test/', external: true }],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('of a slider is internal or external: %s', (link, target) =>
    expect(linkTarget(link, SITE)).toEqual(target),
  )
})
