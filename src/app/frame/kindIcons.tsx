import {
  Cherry,
  Club,
  Dices,
  Fish,
  Gamepad2,
  type LucideIcon,
  Rocket,
  Spade,
  Ticket,
  Trophy,
} from 'lucide-react'
import type { GameKind } from '#machines/games/gameKinds.ts'

/** The icon of each game kind, used in menus and tabs. */
export const KIND_ICONS: Readonly<Record<GameKind['key'], LucideIcon>> = {
  sports: Trophy,
  casino: Spade,
  slot: Cherry,
  table: Dices,
  poker: Club,
  crash: Rocket,
  fishing: Fish,
  arcade: Gamepad2,
  lottery: Ticket,
}
