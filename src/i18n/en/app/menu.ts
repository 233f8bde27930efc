export const menuTexts = {
  menu: {
    inPlay: 'In-Play',
    referral: 'Referral Program',
    vip: 'VIP',
    affiliate: 'Affiliate',
    chat: '24/7 LiveChat',
    games: 'Games',
    more: 'More',
  },
}
