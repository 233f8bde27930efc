/** How many rows the long lists have. */
export const LONG = { games: 5_000, records: 10_000, messages: 2_000, lines: 5_000 }

/** @template Row @param {number} length @param {(at: number) => Row} rowAt @returns {Row[]} */
const rows = (length, rowAt) => Array.from({ length }, (_, at) => rowAt(at))

/**
 * Answers a page's calls for lists with long ones: games (the sandbox's, repeated), betting records as a heavy player
 * places them in a week, messages, and the lines of a chat.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function serveLongLists(page) {
  const now = Date.now()
  const ago = (/** @type {number} */ seconds) => new Date(now - seconds * 1_000).toISOString()
  const answers = {
    '**/api/betting-record': {
      data: rows(LONG.records, (at) => ({
        platform: `PROVIDER ${at % 12}`,
        game_type: ['SLOT', 'LIVE', 'EGAME', 'FH'][at % 4],
        game_name: `Game ${at} with a long name`,
        bet_amount: `${10 + (at % 500)}.00`,
        winAmount: at % 3 === 0 ? `${at % 900}.50` : '0.00',
        created_at: ago(at * 50),
      })),
    },
    '**/api/inbox?*': {
      success: true,
      data: {
        last_page: 1,
        data: rows(LONG.messages, (at) => ({
          id: LONG.messages - at,
          title: `Message ${at}`,
          message: `Your request ${at} was looked at, and here is what we found.`,
          is_read: at % 3 === 0 ? 0 : 1,
          created_at: ago(at * 600),
        })),
      },
    },
    '**/api/get-chats': {
      chats: [{ id: 1, chat_id: 1, other_user: { username: 'Support' }, last_message: 'Hello' }],
    },
    '**/api/chats/*/messages': {
      messages: rows(LONG.lines, (at) => ({
        id: at + 1,
        chat_id: 1,
        sender_id: at % 3 === 0 ? 7 : 6,
        content: `Line ${at}: ${'how does this work? '.repeat(1 + (at % 4))}`,
        created_at: ago((LONG.lines - at) * 60),
      })),
    },
  }
  for (const [address, json] of Object.entries(answers))
    await page.route(address, (route) => route.fulfill({ json }))
  await page.route('**/api/get-games?*', async (route) => {
    const response = await route.fetch()
    const { games: few } = await response.json()
    const games = rows(LONG.games, (at) => ({ ...few[at % few.length], code: `game-${at}` }))
    await route.fulfill({ response, json: { games } })
  })
}
