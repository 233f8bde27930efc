/** Returns a message in its wire format; 1 is read. It is noon of 2026-03-02 in Dhaka, six hours ahead of UTC. */
const messageOf = (id: number, title: string, message: string, created_at: string) => ({
  id,
  title,
  message,
  is_read: id === 1 ? '1' : 0,
  created_at,
})

/** Messages in their wire format, by id; the newest has the highest. */
export const WIRE = {
  '3': messageOf(3, 'Cash is back', 'Claim it today.', '2026-03-02 05:59:00'),
  '2': messageOf(2, 'Bonus week', 'Play five days in a row and take\na bonus home.', '2026-03-01 20:00:00'),
  '1': messageOf(1, 'Welcome', 'Good to have you here.', '2026-02-24T01:00:00Z'),
  '0': messageOf(0, '<b>Old</b>', 'One.', 'yesterday'),
} as const

export type MessageId = keyof typeof WIRE

/** Returns a page in its wire format. */
export const wirePage = (ids: readonly MessageId[], last_page: number) => ({
  body: { success: true, data: { data: ids.map((id) => WIRE[id]), last_page } },
})
