import { chatMachine } from '#machines/support/chat/chat.machine.ts'
import { chatPortsOf } from '#src/ports/support/chat.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { arriveAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { PROMOTIONS } from '../../rewards/promotions/promotions.fixture.ts'
import { chatsPage } from '../chatList/chatList.page.ts'
import { messagesAre, NO_CHATS, ONE_CHAT } from '../chats.fixture.ts'
import { chatPage } from './chat.page.ts'

const POLL = 'GET /get-chats'

/** The support screen. The list of chats, which opens one, has its own model. */
export const model = defineModel<typeof chatMachine>({
  machine: chatMachine,
  input: { remoteId: '41', ask: '' },
  ports: chatPortsOf,
  stored: PLAYER,
  at: '/chat',
  ambient: {
    [POLL]: NO_CHATS,
    'POST /chats': { body: { chat: { id: 5 } } },
    'GET /chats/5/messages': messagesAre(),
  },
  variants: {
    'to ask about a transaction': {
      input: { remoteId: '41', ask: 'BK7X2M9Q' },
      ambient: { [POLL]: 'held', 'GET /chats/5/messages': messagesAre() },
      arrive: arriveAt('/chat', { remoteId: '41', ask: 'BK7X2M9Q' }),
    },
  },
  project: ({ ask, promotions }) => [ask, promotions?.map(({ id }) => id)],

  answers: {
    loadPromotions: {
      some: { body: { promotions: PROMOTIONS } },
      none: { body: { promotions: PROMOTIONS.slice(0, 2) } },
    },
  },

  usual: {},
  events: { navigate: () => [{ type: 'navigate', to: '/chat-box/5' }] },
  gesture: {
    // Then the player has left the screen.
    navigate: {
      when: ({ value }) => value !== 'opened',
      play: async (page, _, world) => {
        if (world.ambient.get(POLL) === 'held') await world.release(POLL, ONE_CHAT)
        else await chatsPage(page).open.click()
        await expect(page).toHaveURL('/chat-box/5')
      },
    },
  },

  unmarked: { 'chat.opened': 'the chat has taken the place of the screen' },
  assertions: {
    'chat.shown': async (page, { context: { promotions } }) => {
      const { greeting, promotions: region } = chatPage(page)
      await expect(greeting).toBeVisible()
      await expect(region).toHaveCount(promotions?.length === 0 ? 0 : 1)
      if (promotions === null) await expect(region).toHaveAttribute('aria-busy', 'true')
      else if (promotions.length > 0) await expect(region).not.toHaveAttribute('aria-busy', 'true')
      await expect(region.getByRole('heading', { level: 3 })).toHaveText(
        promotions?.map(({ name }) => name) ?? [],
      )
    },
    'chat.opened': (page) => expect(page).toHaveURL('/chat-box/5'),
  },
})
