import * as css from './sanitizedHtml.css.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'

/** Renders the operator's HTML without what could run, load or cover anything. */
export default function SanitizedHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's HTML, sanitized
  return <div className={css.html} dir="auto" dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
}
