import { LEGACY_REDIRECTS } from '../common/routing/routes.ts'

/** A kind of game: a tab of the home page, a type of `/games`, an entry of the menus. */
export interface GameKind {
  readonly type: string
  readonly key: 'sports' | 'casino' | 'slot' | 'table' | 'poker' | 'crash' | 'fishing' | 'arcade' | 'lottery'
  /** The English name, which is also the `title` in its address. */
  readonly name: string
}

/** The source for the menu, the tabs, the types of `/games` and the older shell's navigation. */
export const GAME_KINDS: readonly GameKind[] = [
  { key: 'sports', type: 'SPORTS', name: 'Sports' },
  { key: 'casino', type: 'LIVE', name: 'Casino' },
  { key: 'slot', type: 'SLOT', name: 'Slot' },
  { key: 'table', type: 'TABLE', name: 'Table' },
  { key: 'poker', type: 'BINGO', name: 'Poker' },
  { key: 'crash', type: 'EGAME', name: 'Crash' },
  { key: 'fishing', type: 'FH', name: 'Fishing' },
  { key: 'arcade', type: 'ARCADE', name: 'Arcade' },
  { key: 'lottery', type: 'LOTTO', name: 'Lottery' },
]

/** The tabs of the home page. */
export const HOME_TABS = GAME_KINDS.slice(0, 7)

/** Returns the state of a history entry in which the home page opens the tab of this type. */
export const homeAt = (type: string) => ({ views: { homeTabs: type } })

/** The kinds in the side menu. */
export const MENU_KINDS = GAME_KINDS.filter(({ key }) => key !== 'arcade')

/** The kinds in the navigation of the older shell, which has a separate menu for sports. */
export const OLDER_SHELL_KINDS = GAME_KINDS.filter(({ key }) => key !== 'sports' && key !== 'poker')

/** The entries of the Sports tab: `Exchange` opens the exchange, the others a game list. */
export const SPORTS_LIST = [
  'Lucky Sports',
  'Exchange',
  'I-Sports',
  'E1Sports',
  'Horsebook',
  'Virtual',
  'Kabaddi',
  'CMD Sports',
] as const

/** Returns the kind of a type on the wire, undefined if it is unknown. */
export function kindOfType(type: string): GameKind | undefined {
  return GAME_KINDS.find((kind) => kind.type === type)
}

/** Returns the kind of a list that has the kind's own English name as its title, undefined if it has another title. */
export function kindOfTitle(type: string, title: string): GameKind | undefined {
  const kind = kindOfType(type)
  return kind?.name === title ? kind : undefined
}

/** Returns the address of a kind's game list, filtered by a system if one is given. */
export function gamesAddress(type: string, title: string, system?: string): string {
  const narrowed = system ? `&system=${encodeURIComponent(system)}` : ''
  return `/games?type=${encodeURIComponent(type)}${narrowed}&title=${encodeURIComponent(title)}`
}

/** Returns the address of an entry of the Sports tab. */
export function sportAddress(name: string): string {
  return name === 'Exchange' ? '/exchange' : gamesAddress('SPORTS', name, name)
}

/** Returns the address of an entry of the side menu; `Sports` opens that tab of the home page. */
export function kindAddress(kind: GameKind): string {
  return kind.key === 'sports'
    ? '/?tab=sports'
    : (LEGACY_REDIRECTS[`/${kind.key}`] ?? gamesAddress(kind.type, kind.name))
}

/** The Sports menu of the older shell: the exchange at its old address, then the rest of the Sports tab. */
export const OLDER_SHELL_SPORTS: readonly { readonly name: string; readonly href: string }[] = [
  { name: 'Exchange', href: '/player/playGame?t=sport&v=CRICKET' },
  ...SPORTS_LIST.filter((name) => name !== 'Exchange').map((name) => ({ name, href: sportAddress(name) })),
]
