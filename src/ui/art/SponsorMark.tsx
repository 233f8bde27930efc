/** Renders the crest of the fictional sponsor: a kite over a river. `label` is its accessible name. */
export function SponsorMark({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 40 40" width="40" height="40">
      <path fill="#12372b" d="M20 2l15 5v12c0 9-6 15-15 19C11 34 5 28 5 19V7z" />
      <path
        fill="none"
        stroke="#e8c36a"
        strokeWidth="1.5"
        d="M20 3.5l13.5 4.5v11c0 8-5.3 13.4-13.5 17.2C11.8 32.4 6.5 27 6.5 19V8z"
      />
      <path fill="#ffd166" d="M23 8l7 9-10 9-5-12z" />
      <path fill="#ff7b70" d="M23 8l-3 18-5-12z" />
      <path fill="none" stroke="#f1f7f5" strokeLinecap="round" d="M20 26c-4 2 1 3-2 6" />
    </svg>
  )
}
