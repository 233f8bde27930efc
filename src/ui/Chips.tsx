import * as css from './chips.css.ts'

/** Renders words on neutral tiles. */
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
