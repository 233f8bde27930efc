import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { transactionRecordMachine } from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import type { TransactionFilter } from '../../../../machines/records/transactionRecord/transactionRecord.rules.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { transactionRecordTexts } from '../../../i18n/en/records/transactionRecord.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import * as css from './transactionRecord.css.ts'

type Props = { actor: ActorRefFrom<typeof transactionRecordMachine> }
type Words = (typeof transactionRecordTexts)['transactionRecord']

const FIELDS = ['status', 'type', 'date'] as const

/** The choices of a field, in their order. */
function optionsOf(field: (typeof FIELDS)[number], text: Words): readonly (readonly [string, string])[] {
  const { processing, success, fail } = text.statuses
  const named = {
    status: { processing, success, fail },
    type: text.types,
    date: text.dates,
  }[field]
  return [['all', text.all], ...Object.entries(named)]
}

function labelOf(field: (typeof FIELDS)[number], value: string, text: Words): string {
  return optionsOf(field, text).find(([option]) => option === value)?.[1] ?? ''
}

/** Narrows the list when it is confirmed; closing it leaves everything as it was. */
export function FilterDialog({ actor }: Props) {
  const { common, transactionRecord: text } = useTexts(transactionRecordTexts)
  const id = useId()
  const open = useSelector(actor, (snapshot) => snapshot.matches('choosing'))
  const choice = useSelector(actor, ({ context }) => context.choice)
  return (
    <Modal
      open={open}
      title={text.filter}
      closeLabel={common.close}
      onClose={() => actor.send({ type: 'filter.close' })}
      footer={
        <Button wide onClick={() => actor.send({ type: 'filter.confirm' })}>
          {text.confirm}
        </Button>
      }
    >
      <div className={css.fields}>
        {FIELDS.map((field) => (
          <div key={field} className={css.field}>
            <h3 id={`${id}-${field}`} className={css.fieldName}>
              {text[field]}
            </h3>
            <RadioCards
              variant="chips"
              labelledBy={`${id}-${field}`}
              value={choice[field]}
              onChange={(value) =>
                actor.send({
                  type: 'filter.chosen',
                  choice: { [field]: value } as Partial<TransactionFilter>,
                })
              }
              items={optionsOf(field, text).map(([value, label]) => ({ value, label }))}
            />
          </div>
        ))}
      </div>
    </Modal>
  )
}

/** What the list is narrowed to, while it is. */
export function FilterBar({ actor }: Props) {
  const { transactionRecord: text } = useTexts(transactionRecordTexts)
  const filter = useSelector(actor, ({ context }) => context.filter)
  const set = FIELDS.filter((field) => filter[field] !== 'all')
  if (set.length === 0) return null
  return (
    <p className={css.bar}>
      {set.map((field) => (
        <Badge key={field} tone="brand">
          {`${text[field]}: ${labelOf(field, filter[field], text)}`}
        </Badge>
      ))}
    </p>
  )
}
