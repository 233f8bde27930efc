import * as css from './sanitizedHtml.css.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'

/** Renders the operator's HTML without anything that could run code, load resources or cover the page. */
export default function SanitizedHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's HTML, sanitized
  return <div className={css.html} dir="auto" dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
}
