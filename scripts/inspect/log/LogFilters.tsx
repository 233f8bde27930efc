import { visuallyHidden } from '../theme.css.ts'
import { GROUP_NAMES, type Group } from './log.rules.ts'
import * as css from './logPanel.css.ts'

export interface Filters {
  readonly text: string
  readonly hidden: readonly Group[]
  readonly isOfActor: boolean
}

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Renders the log's filters: a text, the kinds of entries, and the selected actor. */
export function LogFilters({ filters, onChange }: Props) {
  const { text, hidden, isOfActor } = filters
  return (
    <search className={css.filters}>
      <input
        type="search"
        aria-label="Filter the log"
        placeholder="Filter"
        className={css.search}
        value={text}
        onChange={({ target }) => onChange({ ...filters, text: target.value })}
      />
      <fieldset className={css.kinds}>
        <legend className={visuallyHidden}>Kinds of entries</legend>
        {GROUP_NAMES.map((group) => (
          <label key={group} className={css.kind}>
            <input
              type="checkbox"
              className={css.check}
              checked={!hidden.includes(group)}
              onChange={({ target }) => {
                const others = hidden.filter((one) => one !== group)
                onChange({ ...filters, hidden: target.checked ? others : [...others, group] })
              }}
            />
            {group}
          </label>
        ))}
      </fieldset>
      <label className={css.kind}>
        <input
          type="checkbox"
          className={css.check}
          checked={isOfActor}
          onChange={({ target }) => onChange({ ...filters, isOfActor: target.checked })}
        />
        only this actor
      </label>
    </search>
  )
}
