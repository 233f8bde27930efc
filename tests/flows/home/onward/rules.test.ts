import { describe, expect, it } from 'vitest'
import { guardedScreen, OFFER_LIFE, offerLeft } from '#machines/home/onward/onward.rules.ts'
import { onwardTexts } from '#src/i18n/en/home/onward.ts'
import { VISITS } from '#tests/site/visits.ts'

const MATCH = { eventName: 'Padma Kings v Meghna Riders' }
const wished = (to: string, at = 0) => ({ at, wish: { to } })

describe('an offer', () => {
  it('lasts 30 minutes, and no longer if the clock is set back', () => {
    expect(offerLeft(wished('/vip'), OFFER_LIFE - 1)).toBe(1)
    expect(offerLeft(wished('/vip'), OFFER_LIFE)).toBe(0)
    expect(offerLeft(wished('/vip', 5_000), 4_999)).toBe(0)
    expect(offerLeft(wished('/vip', 5_000), 5_000)).toBe(OFFER_LIFE)
    expect(offerLeft(null, 0)).toBe(0)
  })

  it('leads to a screen of this site that sends guests to the log-in, and nowhere else', () => {
    expect(guardedScreen({ to: '/promotions?id=7' })).toBe('promotions')
    expect(guardedScreen({ to: '/chat-box/12' })).toBe('chatBox')
    expect(guardedScreen({ to: '/odds-view', match: MATCH })).toBe('oddsView')
    for (const address of [
      '//out.test/vip',
      'https://out.test/vip',
      '/games',
      '/odds-view',
      '/nowhere',
      'vip',
    ])
      expect(guardedScreen({ to: address }), address).toBeUndefined()
    expect(guardedScreen({ to: '/gamerun', match: MATCH })).toBeUndefined()
    expect(offerLeft(wished('//out.test/vip'), 0)).toBe(0)
  })

  it('names each screen by its heading, a conversation by the list of them, a match by that word', () => {
    const { chatBox, oddsView, ...names } = onwardTexts.onward.screens
    for (const [screen, name] of Object.entries(names))
      expect(VISITS[screen as keyof typeof names].heading, screen).toBe(name)
    expect([chatBox, oddsView]).toEqual([names.chatList, 'Match'])
  })
})
