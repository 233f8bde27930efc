import * as css from './sanitizedHtml.css.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'

const HAS_BLOCKS = /<(?:p|br|div|ul|ol|h\d|table|blockquote|pre)\b/i

/** Renders the operator's HTML without anything that could run code, load resources or cover the page. */
export default function SanitizedHtml({ html }: { html: string }) {
  const safe = sanitizeHtml(html)
  const look = HAS_BLOCKS.test(safe) ? css.html : css.typed
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's HTML, sanitized
  return <div className={look} dir="auto" dangerouslySetInnerHTML={{ __html: safe }} />
}
