import { useSelector } from '@xstate/react'
import {
  Cherry,
  Dices,
  Ellipsis,
  Fish,
  Gamepad2,
  Gift,
  Joystick,
  LayoutGrid,
  type LucideIcon,
  Rocket,
  Spade,
  Ticket,
  Trophy,
  Users,
} from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { promotionsMachine } from '#machines/rewards/promotions/promotions.machine.ts'
import { CATEGORIES, type Category } from '#machines/rewards/promotions/promotions.rules.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { olderShellTexts } from '#src/i18n/en/desktop/olderShell.ts'
import { promotionsTexts } from '#src/i18n/en/rewards/promotions.ts'
import { Strip } from '#src/ui/layout/Strip.tsx'
import * as css from './olderShell.css.ts'

const ICONS: Readonly<Record<Category, LucideIcon>> = {
  all: LayoutGrid,
  welcome: Gift,
  slots: Cherry,
  casino: Spade,
  sports: Trophy,
  fishing: Fish,
  esports: Gamepad2,
  lottery: Ticket,
  p2p: Users,
  table: Dices,
  arcade: Joystick,
  crash: Rocket,
  others: Ellipsis,
}

/** Renders the categories; one is always selected. */
export function CategoryStrip({ actor }: { actor: ActorRefFrom<typeof promotionsMachine> }) {
  const { promotions: text, olderShell } = useTexts(promotionsTexts, olderShellTexts)
  const chosen = useSelector(actor, ({ context }) => context.category)
  return (
    <Strip label={text.categories} previousLabel={olderShell.previous} nextLabel={olderShell.next}>
      {CATEGORIES.map(({ key }) => {
        const Icon = ICONS[key]
        return (
          <li key={key}>
            <button
              type="button"
              aria-pressed={key === chosen}
              className={css.category}
              onClick={() => actor.send({ type: 'category.chosen', category: key })}
            >
              <Icon />
              <span>{text.category[key]}</span>
            </button>
          </li>
        )
      })}
    </Strip>
  )
}
