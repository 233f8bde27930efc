/** An active turnover with a promotion and a completed one without, in their wire format. */
export const TURNOVERS = [
  {
    id: 1,
    status: 'active',
    required_turnover: '12000.00',
    remaining_turnover: '3000.00',
    // Late in the evening in London, but the next day in Dhaka.
    created_at: '2026-02-28 20:30:00',
    promotion: { id: 3, name: 'Welcome bonus 100 %', turnover: '12.00' },
  },
  {
    id: 2,
    status: 'complete',
    required_turnover: 500,
    remaining_turnover: 0,
    created_at: '2026-02-01T10:00:00Z',
  },
] as const

/** More remains than is required, the promotion's turnover is 0, and the name tries to be HTML. */
export const ODD_TURNOVERS = [
  {
    id: 7,
    status: 'active',
    required_turnover: '100.00',
    remaining_turnover: '250.00',
    created_at: 'yesterday',
    promotion: { id: 4, name: '<b>Bold</b>', turnover: 0 },
  },
] as const
