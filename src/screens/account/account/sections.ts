import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Dices,
  Gauge,
  IdCard,
  Inbox,
  LockKeyhole,
  ReceiptText,
  ShieldCheck,
  Users,
} from 'lucide-react'

/** The sections of the account menu, with the addresses of their entries. */
export const SECTIONS = [
  {
    name: 'funds',
    entries: [
      { key: 'deposit', href: '/deposit', Icon: ArrowDownToLine },
      { key: 'withdrawal', href: '/withdrawal', Icon: ArrowUpFromLine },
    ],
  },
  {
    name: 'history',
    entries: [
      { key: 'bettingRecord', href: '/betting-record', Icon: Dices },
      { key: 'transactionRecord', href: '/transaction-record', Icon: ReceiptText },
      { key: 'turnoverRecord', href: '/turnover-record', Icon: Gauge },
    ],
  },
  {
    name: 'profile',
    entries: [
      { key: 'profile', href: '/profile', Icon: IdCard },
      { key: 'resetPassword', href: '/reset-password', Icon: LockKeyhole },
      { key: 'inbox', href: '/inbox', Icon: Inbox },
      { key: 'referral', href: '/refrrel-program', Icon: Users },
      { key: 'limits', href: '/limits', Icon: ShieldCheck },
    ],
  },
] as const
