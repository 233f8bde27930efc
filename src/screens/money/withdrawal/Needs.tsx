import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { hasTurnoverLeft } from '#machines/money/withdrawal/withdrawal.rules.ts'
import type { WithdrawalOptions } from '#machines/money/withdrawal/withdrawal.types.ts'
import { VerifyPhone } from '#src/app/notices/VerifyPhone.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { verifyPhoneTexts } from '#src/i18n/en/money/verifyPhone.ts'
import { withdrawalTexts } from '#src/i18n/en/money/withdrawal.ts'
import { visuallyHidden } from '#src/theme/global.css.ts'
import { ButtonLink } from '#src/ui/buttons/Button.tsx'
import { ListSection } from '#src/ui/lists/ListSection.tsx'
import { TurnoverLeft } from '../../records/turnoverRecord/TurnoverLeft.tsx'
import { BIRTHDAY_FIRST } from './birthdayFirst.ts'
import * as css from './withdrawal.css.ts'

/** Lists what a withdrawal needs, ticked off as far as it is there. Turnover that is unknown is left out. */
export function Needs({ options }: { options: WithdrawalOptions }) {
  const { withdrawal, verifyPhone } = useTexts(withdrawalTexts, verifyPhoneTexts)
  const { phones, missingPhone, hasBirthday, turnover } = options
  const hasPhone = phones.length > 0
  return (
    <ListSection title={withdrawal.before}>
      <Need isMet={hasPhone} action={<VerifyPhone missing={missingPhone} back="/withdrawal" />}>
        {missingPhone === 'added' ? verifyPhone.abroad : withdrawal.verifiedPhone}
      </Need>
      <Need
        isMet={hasBirthday}
        action={
          <ButtonLink href="/profile" state={BIRTHDAY_FIRST} tone="ghost" size="small">
            {withdrawal.addBirthday}
          </ButtonLink>
        }
      >
        {withdrawal.birthday}
      </Need>
      {turnover && !hasTurnoverLeft(options) && <Need isMet>{withdrawal.noTurnoverLeft}</Need>}
      {turnover && hasTurnoverLeft(options) && (
        <Need isMet={false}>
          <div className={css.turnover}>
            <TurnoverLeft
              label={withdrawal.turnoverLeft}
              progress={withdrawal.turnoverLeft}
              turnover={turnover}
              learn
            />
            <p className={css.why}>{withdrawal.turnoverText}</p>
            <div>
              <ButtonLink href="/turnover-record" tone="ghost" size="small">
                {withdrawal.seeTurnover}
              </ButtonLink>
            </div>
          </div>
        </Need>
      )}
    </ListSection>
  )
}

interface NeedProps {
  isMet: boolean
  children: ReactNode
  /** How to meet it; left out once it is met. */
  action?: ReactNode
}

function Need({ isMet, children, action }: NeedProps) {
  const { withdrawal } = useTexts(withdrawalTexts)
  const Mark = isMet ? CircleCheck : CircleDashed
  return (
    <li className={css.need}>
      <Mark className={css.mark[isMet ? 'has' : 'lacks']} />
      <div className={css.words}>
        <span className={visuallyHidden}>{isMet ? withdrawal.has : withdrawal.lacks}: </span>
        {children}
        {!isMet && action}
      </div>
    </li>
  )
}
