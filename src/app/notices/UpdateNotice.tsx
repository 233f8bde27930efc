import { useSelector } from '@xstate/react'
import { RefreshCw } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { updateMachine } from '#machines/app/update/update.machine.ts'
import { noticesTexts } from '../../i18n/en/app/notices.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useTexts } from '../useTexts.ts'
import * as css from './notices.css.ts'

/** Renders the prompt to load a new version. */
export default function UpdateNotice({ actor }: { actor: ActorRefFrom<typeof updateMachine> }) {
  const { notices } = useTexts(noticesTexts)
  const state = useSelector(actor, ({ value }) => value)
  const reloading = state === 'reloading'
  if (state !== 'asking' && state !== 'late' && !reloading) return null
  return (
    <div className={css.update}>
      <p role="status" className={css.question}>
        <RefreshCw size={20} />
        <span className={css.words}>{state === 'late' ? notices.late : notices.update}</span>
      </p>
      <div className={css.answers}>
        <Button
          tone="secondary"
          size="small"
          disabled={reloading}
          onClick={() => actor.send({ type: 'later' })}
        >
          {notices.later}
        </Button>
        <Button size="small" busy={reloading} onClick={() => actor.send({ type: 'reload' })}>
          {notices.reload}
        </Button>
      </div>
    </div>
  )
}
