import { visuallyHidden } from '../theme.css.ts'
import { GROUP_NAMES, type Group } from './log.rules.ts'
import * as css from './logPanel.css.ts'

interface Props {
  text: string
  onText: (text: string) => void
  hidden: ReadonlySet<Group>
  onHidden: (hidden: ReadonlySet<Group>) => void
  isOfActor: boolean
  onOfActor: (isOfActor: boolean) => void
}

/** Renders the log's filters: a text, the kinds of entries, and the selected actor. */
export function LogFilters({ text, onText, hidden, onHidden, isOfActor, onOfActor }: Props) {
  return (
    <search className={css.filters}>
      <input
        type="search"
        aria-label="Filter the log"
        placeholder="Filter"
        className={css.search}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <fieldset className={css.kinds}>
        <legend className={visuallyHidden}>Kinds of entries</legend>
        {GROUP_NAMES.map((group) => (
          <label key={group} className={css.kind}>
            <input
              type="checkbox"
              className={css.check}
              checked={!hidden.has(group)}
              onChange={() => onHidden(toggled(hidden, group))}
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
          onChange={({ target }) => onOfActor(target.checked)}
        />
        only this actor
      </label>
    </search>
  )
}

function toggled(hidden: ReadonlySet<Group>, group: Group): ReadonlySet<Group> {
  const now = new Set(hidden)
  if (!now.delete(group)) now.add(group)
  return now
}
