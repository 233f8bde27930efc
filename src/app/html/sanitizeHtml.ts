import DOMPurify from 'dompurify'

const FORBIDDEN_TAGS = [
  'style',
  'form',
  'input',
  'button',
  'textarea',
  'select',
  'iframe',
  'img',
  'picture',
  'video',
  'audio',
  'dialog',
  'main',
]

// Links to other sites open in a new tab.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLAnchorElement) || !/^https?:$/.test(node.protocol)) return
  if (node.origin === window.location.origin) return
  node.target = '_blank'
  node.rel = 'noopener noreferrer'
})

/** Returns the operator's HTML without scripts, styles, forms, frames and media. The screen has the one `h1`. */
export function sanitizeHtml(html: string): string {
  const safe = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: FORBIDDEN_TAGS,
    FORBID_ATTR: ['style', 'role', 'class', 'id', 'name', 'background'],
  })
  return safe.replace(/(<\/?)h1\b/g, '$1h2')
}
