/** Renders a sign of `signs.svg`, which has one for each of some names: `Bank deposit` → `bank-deposit`. Decorative. */
export function Sign({ name }: { name: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`/art/signs.svg#${name.toLowerCase().replaceAll(' ', '-')}`} />
    </svg>
  )
}
