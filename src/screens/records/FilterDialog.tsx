import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { FilteredRecordsMachine } from '#machines/records/filteredRecords.machine.ts'
import { Dialog } from '../../app/Dialog.tsx'
import { useTexts } from '../../app/useTexts.ts'
import { recordsTexts } from '../../i18n/en/records/records.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import * as css from './records.css.ts'

/** A field of a filter. */
export interface FilterField<Filter extends object> {
  readonly name: keyof Filter & string
  readonly label: string
  /** The values and their labels, in order. `all` matches every row. */
  readonly options: readonly (readonly [value: string, label: string])[]
}

/** Returns the options of a field with a fixed set of values, in the order of the labels. */
export function optionsOf(labels: Readonly<Record<string, string>>): FilterField<object>['options'] {
  return Object.entries(labels)
}

interface Props<Row extends object, Filter extends object> {
  actor: ActorRefFrom<FilteredRecordsMachine<Row, Filter>>
  fields: readonly FilterField<Filter>[]
}

/** Renders the dialog with the filter. Confirming it applies the filter; closing it changes nothing. */
export function FilterDialog<Row extends object, Filter extends object>({
  actor,
  fields,
}: Props<Row, Filter>) {
  const { records: text } = useTexts(recordsTexts)
  const id = useId()
  const open = useSelector(actor, (snapshot) => snapshot.matches('choosing'))
  const choice = useSelector(actor, ({ context }) => context.choice)
  return (
    <Dialog
      open={open}
      title={text.filter}
      onClose={() => actor.send({ type: 'filter.close' })}
      footer={
        <Button wide onClick={() => actor.send({ type: 'filter.confirm' })}>
          {text.confirm}
        </Button>
      }
    >
      <div className={css.fields}>
        {fields.map(({ name, label, options }) => (
          <div key={name} className={css.field}>
            <h3 id={`${id}-${name}`} className={css.fieldName}>
              {label}
            </h3>
            <RadioCards
              variant="wrapped"
              labelledBy={`${id}-${name}`}
              value={String(choice[name])}
              onChange={(value) =>
                actor.send({ type: 'filter.chosen', choice: { [name]: value } as unknown as Partial<Filter> })
              }
              items={options.map(([value, words]) => ({ value, label: words }))}
            />
          </div>
        ))}
      </div>
    </Dialog>
  )
}

/** Shows what the list is filtered by; nothing without a filter. */
export function FilterBar<Row extends object, Filter extends object>({ actor, fields }: Props<Row, Filter>) {
  const filter = useSelector(actor, ({ context }) => context.filter)
  const set = fields.filter(({ name }) => filter[name] !== 'all')
  if (set.length === 0) return null
  return (
    <p className={css.bar}>
      {set.map(({ name, label, options }) => (
        <Badge key={name} tone="brand">
          {`${label}: ${labelOf(options, String(filter[name]))}`}
        </Badge>
      ))}
    </p>
  )
}

/**
 * Returns the label of a value, or the value itself if it is no longer an option, such as a provider that is
 * gone.
 */
function labelOf(options: FilterField<object>['options'], chosen: string): string {
  return options.find(([value]) => value === chosen)?.[1] ?? chosen
}
