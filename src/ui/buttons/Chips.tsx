import * as css from './chips.css.ts'

/** Renders short texts as neutral chips. */
export function Chips({ items }: { items: readonly string[] }) {
  return (
    <ul className={css.chips}>
      {items.map((item) => (
        <li key={item} className={css.chip}>
          {item}
        </li>
      ))}
    </ul>
  )
}
