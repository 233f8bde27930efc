/**
 * A pending deposit, a rejected withdrawal and an approved one in USDT, in their wire format; it is noon of
 * 2026-03-02 in Dhaka.
 */
export const TRANSACTIONS = [
  {
    id: 51,
    action: 'deposit',
    key: 0,
    amount: '500.00',
    transaction_id: 'BK7X2M9Q',
    created_at: '2026-03-02 05:00:00',
    updated_at: '2026-03-02 05:00:00',
    payment_method: { name: 'bKash', icon: null, type: 'Agent' },
    promotion: { id: 3, name: 'Welcome bonus 100 %', turnover: 12 },
  },
  {
    id: 50,
    action: 'withdraw',
    key: '2',
    amount: 1500,
    transaction_id: null,
    // Yesterday in London, but today in Dhaka.
    created_at: '2026-03-01T20:00:00Z',
    updated_at: '2026-03-01T21:30:00Z',
    payment_method: { name: 'Nagad', type: null },
    note: 'The number is not yours.',
  },
  {
    id: 49,
    action: 'deposit',
    key: '1',
    amount: '50.00',
    created_at: '2026-02-24 01:00:00',
    updated_at: '2026-02-24 01:20:00',
    payment_method: { name: 'USDT', type: 'USDT' },
  },
] as const
