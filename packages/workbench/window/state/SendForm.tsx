import type { Chart } from '@tiya/graph-tests/internal/charts/chart.types.ts'
import { Send } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { code } from '../theme.css.ts'
import { Button } from '../ui/Button.tsx'
import { useWorkbench, useWorkbenchState } from '../workbench.context.ts'
import { Section } from './Section.tsx'
import { readEvent } from './send.rules.ts'
import * as css from './statePanel.css.ts'

/** Renders the form for sending an event manually: a fixture of the model, or one written as JSON. */
export function SendForm({ chart }: { chart: Chart }) {
  const workbench = useWorkbench()
  const id = useId()
  const fixtures = useWorkbenchState((state) => state.fixtures[chart.id])
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  const send = (submit: FormEvent) => {
    submit.preventDefault()
    const event = readEvent(text, chart)
    if (typeof event === 'string') return setProblem(event)
    setProblem(null)
    workbench.send({ type: 'send', event })
  }

  return (
    <Section title="Send an event">
      <form className={css.form} onSubmit={send}>
        <select
          aria-label="Fixture"
          className={css.input}
          value=""
          disabled={!fixtures}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(null)
          }}
        >
          <option value="">
            {fixtures ? 'Choose a fixture of the model …' : 'The model has no fixtures'}
          </option>
          {Object.entries(fixtures ?? {}).map(([type, events]) => (
            <optgroup key={type} label={type}>
              {events.map(({ label, event }) => (
                <option key={label} value={JSON.stringify(event, null, 1)}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <textarea
          aria-label="Event as JSON"
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className={`${code} ${css.input} ${css.text}`}
          rows={3}
          spellCheck={false}
          placeholder={'{ "type": "submit" }'}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {problem && (
          <p id={`${id}-problem`} role="alert" className={css.problem}>
            {problem}
          </p>
        )}
        <Button type="submit" tone="outlined" icon={Send} disabled={text.trim() === ''}>
          Send
        </Button>
      </form>
    </Section>
  )
}
