import { Fragment } from 'react'

/** Ends a part after a separator and before a dot. Safari before 16.4 has no lookbehind to split with. */
const PARTS = /\.?[^.@/?=&]*[@/?=&]|\.?[^.@/?=&]+|\./g

/** Renders an e-mail or web address that breaks between its parts. It is Latin in every language. */
export function Address({ children }: { children: string }) {
  return (
    <span lang="en" translate="no">
      {children.match(PARTS)?.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
