import { Sign } from '../art/Sign.tsx'
import * as css from './chips.css.ts'

/** Renders short texts as neutral chips; `signed`: each with the sign of its name. */
export function Chips({ items, signed = false }: { items: readonly string[]; signed?: boolean | undefined }) {
  return (
    <ul className={css.chips}>
      {items.map((item) => (
        <li key={item} className={css.chip}>
          {signed && <Sign name={item} />}
          {item}
        </li>
      ))}
    </ul>
  )
}
