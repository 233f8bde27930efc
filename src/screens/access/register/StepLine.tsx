import { useTexts } from '#src/app/useTexts.ts'
import { registerTexts } from '#src/i18n/en/access/register.ts'
import * as css from './register.css.ts'

/** Renders the progress: a bar for each step, and the number and name of the current one. */
export function StepLine({ step }: { step: 1 | 2 }) {
  const { register } = useTexts(registerTexts)
  return (
    <div className={css.steps}>
      {register.steps.map((name, at) => (
        <span key={name} className={css.bar[at < step ? 'reached' : 'ahead']} />
      ))}
      <h2 className={css.step}>{register.steps[step - 1]}</h2>
      <span className={css.count}>{register.step(step)}</span>
    </div>
  )
}
