import { useSelector } from '@xstate/react'
import { Hourglass } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { PERIODS, type Period, readPeriod } from '#machines/app/realityCheck/realityCheck.rules.ts'
import type { realityCheckSettingMachine } from '#machines/app/realityCheck/realityCheckSetting.machine.ts'
import * as css from '#src/app/realityCheck/realityCheck.css.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { realityCheckTexts } from '#src/i18n/en/app/realityCheck.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { RadioCards } from '#src/ui/fields/RadioCards.tsx'
import { ListRow } from '#src/ui/lists/ListSection.tsx'
import { prose } from '../../theme/global.css.ts'
import { Dialog } from '../Dialog.tsx'

/** Renders a row with the period of the reminder, which opens the dialog to set it. */
export function RealityCheckRow({ actor }: { actor: ActorRefFrom<typeof realityCheckSettingMachine> }) {
  const { realityCheck: text } = useTexts(realityCheckTexts)
  const { saved, chosen } = useSelector(actor, ({ context }) => context)
  const open = useSelector(actor, (snapshot) => snapshot.matches('choosing'))
  const nameOf = (period: Period) => (period === 0 ? text.off : text.minutes(period))
  return (
    <>
      <ListRow
        label={text.title}
        icon={<Hourglass />}
        trailing={<span className={prose}>{nameOf(saved)}</span>}
        onPress={() => actor.send({ type: 'open' })}
      />
      <Dialog
        open={open}
        title={text.title}
        onClose={() => actor.send({ type: 'close' })}
        footer={
          <Button wide onClick={() => actor.send({ type: 'save' })}>
            {text.save}
          </Button>
        }
      >
        <div className={css.choices}>
          <p>{text.settingLead}</p>
          <RadioCards
            label={text.setting}
            items={PERIODS.map((period) => ({ value: String(period), label: nameOf(period) }))}
            value={String(chosen)}
            onChange={(period) => actor.send({ type: 'choose', period: readPeriod(period) })}
          />
        </div>
      </Dialog>
    </>
  )
}
