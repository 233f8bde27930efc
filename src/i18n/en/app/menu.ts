export const menuTexts = {
  menu: {
    referral: 'Referral Program',
    vip: 'VIP',
    affiliate: 'Affiliate',
    chat: '24/7 LiveChat',
    games: 'Games',
    more: 'More',
  },
}
