import { useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide-react'
import { type PointerEvent, useId } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { desktopFrameMachine } from '#machines/common/desktopFrame/desktopFrame.machine.ts'
import { OLDER_SHELL_SPORTS } from '#machines/games/gameKinds.ts'
import { KIND_ICONS } from '../../app/frame/kindIcons.tsx'
import { useTexts } from '../../app/useTexts.ts'
import * as css from './navigation.css.ts'

/** Touch cannot hover: there, only a press opens the menu. */
const isHovering = ({ pointerType }: PointerEvent) => pointerType !== 'touch'

/** Renders the `Sports` entry with its menu. Hovering or a press opens the menu, and Escape closes it. */
export function SportsMenu({ actor }: { actor: ActorRefFrom<typeof desktopFrameMachine> }) {
  const { kinds } = useTexts()
  const id = useId()
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ sports: 'open' }))
  const Icon = KIND_ICONS.sports
  return (
    <li
      className={css.item}
      onPointerEnter={(event) => isHovering(event) && actor.send({ type: 'sports.entered' })}
      onPointerLeave={(event) => isHovering(event) && actor.send({ type: 'sports.left' })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) actor.send({ type: 'sports.dismissed' })
      }}
      onKeyDown={({ key, currentTarget }) => {
        // The menu closes, and the focus must not be lost with it.
        if (key === 'Escape') currentTarget.querySelector('button')?.focus()
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={css.link}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and the menu closes when focus leaves it.
          currentTarget.focus()
          actor.send({ type: 'sports.pressed' })
        }}
      >
        <Icon size={20} />
        <span className={css.words}>
          {kinds.sports}
          <ChevronDown size={14} className={css.chevron} />
        </span>
      </button>
      <ul id={id} hidden={!isOpen} className={css.menu}>
        {OLDER_SHELL_SPORTS.map(({ name, href }) => (
          <li key={name}>
            <Link href={href} className={css.entry}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
