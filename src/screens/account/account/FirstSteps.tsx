import { useSelector } from '@xstate/react'
import { CircleCheck, CircleDashed, CircleEllipsis } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { accountMachine } from '#machines/account/account/account.machine.ts'
import { type FirstStep, firstSteps, lackedPhone } from '#machines/account/account/firstSteps.rules.ts'
import { isLoading } from '#machines/common/load/load.machine.ts'
import type { VerifyFirst } from '#machines/common/routing/verifyFirst.types.ts'
import { usePlayer } from '#src/app/player/usePlayer.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { accountTexts } from '#src/i18n/en/account/account.ts'
import { Money } from '#src/ui/feedback/Money.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ListRow, ListSection } from '#src/ui/lists/ListSection.tsx'
import { list } from '#src/ui/lists/rows.css.ts'
import * as css from './wallet.css.ts'

type Props = { actor: ActorRefFrom<typeof accountMachine> }

/** Renders what a new player does first, ticked off as far as it is done; nothing once all of it is. */
export function FirstSteps({ actor }: Props) {
  const { account } = useTexts(accountTexts)
  const { user, contacts, newcomer } = useSelector(actor, ({ context }) => context)
  const load = useSelector(actor, ({ children }) => children.loadUser)
  const loadsUser = useSelector(load, isLoading)
  const loadsContacts = useSelector(actor, (snapshot) => snapshot.matches('loadingContacts'))
  const transactions = usePlayer()?.transactions ?? null
  const known = { user, contacts, transactions }
  const steps = firstSteps(known)
  if (!steps) {
    if (!newcomer || !(loadsUser || loadsContacts)) return null
    return (
      <div aria-busy className={css.steps}>
        <span className={css.stepsTitle}>
          <Skeleton shape="line" />
        </span>
        <div className={list}>
          <Skeleton shape="entry" count={4} />
        </div>
      </div>
    )
  }
  if (steps.length === 0) return null
  const done = steps.filter(({ isDone }) => isDone).length
  const isCounted = steps.every(({ isDone }) => isDone !== null)
  return (
    <ListSection title={isCounted ? account.stepsDone(done, steps.length) : account.firstSteps}>
      {steps.map(({ name, isDone }) => (
        <ListRow
          key={name}
          label={isDone === null ? account.firstDeposit : account.steps[name][isDone ? 'done' : 'toDo']}
          icon={<StepIcon isDone={isDone} />}
          trailing={name === 'bonus' && !isDone && <Money amount={user?.cash_bonus ?? null} />}
          {...(isDone === false && linkOf(name, lackedPhone(known) ?? 'phone'))}
        />
      ))}
    </ListSection>
  )
}

function StepIcon({ isDone }: Pick<FirstStep, 'isDone'>) {
  if (isDone === null) return <CircleEllipsis className={css.unknown} />
  return isDone ? <CircleCheck className={css.done} /> : <CircleDashed className={css.undone} />
}

/** Returns where a step is taken. */
function linkOf(name: FirstStep['name'], phone: VerifyFirst['verify']) {
  if (name === 'deposit') return { href: '/deposit' }
  if (name === 'bonus') return { href: '/profile' }
  const state: VerifyFirst = { verify: name === 'phone' ? phone : name, back: '/account' }
  return { href: '/profile', state }
}
