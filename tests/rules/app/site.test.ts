import type { General } from '@tiya/contract/site'
import { describe, expect, it } from 'vitest'
import { isPlayer, supportFor } from '#machines/access/session/session.selectors.ts'
import { alertsOf, isClosed, isDemo, isMaintenancePage } from '#machines/app/site/site.selectors.ts'
import { promotionAction } from '#machines/rewards/promotions/promotions.rules.ts'

const HOME = { shown: { screen: 'home' }, ended: false } as const
const DESKTOP = { ...HOME, shown: { screen: 'comingSoon' } } as const
const OTHER = { ...HOME, shown: { screen: 'games' } } as const
const NOTHING = { maintenance: false, ended: false }

const siteWith = (general: Partial<General> | null) => ({ context: { general: general as General | null } })

describe('a closed site', () => {
  it('is one whose settings say so, not one whose settings are unknown', () => {
    expect(isClosed(siteWith({ site_status: false }))).toBe(true)
    expect(isClosed(siteWith({ site_status: true }))).toBe(false)
    expect(isClosed(siteWith(null))).toBe(false)
  })

  it('shows the maintenance page only in place of its home', () => {
    expect(isMaintenancePage(HOME, true)).toBe(true)
    expect(isMaintenancePage(DESKTOP, true)).toBe(true)
    expect(isMaintenancePage(HOME, false)).toBe(false)
    expect(isMaintenancePage(OTHER, true)).toBe(false)
    expect(isMaintenancePage({ shown: null }, true)).toBe(false)
  })

  it('shows above the other screens that it is closed', () => {
    expect(alertsOf(OTHER, true)).toEqual({ ...NOTHING, maintenance: true })
    expect(alertsOf(OTHER, false)).toBeNull()
    expect(alertsOf(HOME, true)).toBeNull()
  })
})

it('a demo is a site whose settings say so', () =>
  expect([{ demo: true }, { demo: false }, {}, null].map((general) => isDemo(siteWith(general)))).toEqual([
    true,
    false,
    false,
    false,
  ]))

describe('the home', () => {
  it('says that the session has ended, and other screens do not', () => {
    for (const front of [HOME, DESKTOP])
      expect(alertsOf({ ...front, ended: true }, false)).toEqual({ ...NOTHING, ended: true })
    expect(alertsOf({ ...OTHER, ended: true }, false)).toBeNull()
  })
})

describe('a guest and a player', () => {
  it('are told apart by the session', () => {
    const session = { token: 't', remoteId: '41', username: 'rahim88', exchangeToken: '' }
    expect(isPlayer({ context: { session } as never })).toBe(true)
    expect(isPlayer({ context: { session: null } as never })).toBe(false)
  })

  it('find support in the help sheet and in the chat', () =>
    expect([supportFor(false), supportFor(true)]).toEqual(['help', 'chat']))

  it('sign up for a promotion, or deposit with one that is active', () => {
    expect(promotionAction({ status: 'inactive' }, false)).toBe('signUpNow')
    expect(promotionAction({ status: 'active' }, true)).toBe('depositNow')
    expect(promotionAction({ status: 'inactive' }, true)).toBeNull()
  })
})
