import { Link } from 'wouter'
import * as css from './siteLinks.css.ts'

type Links = readonly { readonly href: string; readonly label: string }[]

/** Renders the operator's links as items of a list: to paths of the site, or away in a new tab. */
export function OwnLinks({ links = [] }: { links?: Links | undefined }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      {href.startsWith('/') ? (
        <Link href={href} className={css.link}>
          {label}
        </Link>
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer" className={css.link}>
          {label}
        </a>
      )}
    </li>
  ))
}
