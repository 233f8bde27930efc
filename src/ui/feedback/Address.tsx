import { Fragment } from 'react'

/** Renders an e-mail or web address that breaks between its parts. It is Latin in every language. */
export function Address({ children }: { children: string }) {
  return (
    <span lang="en" translate="no">
      {children.split(/(?<=[@/?=&])|(?=\.)/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
