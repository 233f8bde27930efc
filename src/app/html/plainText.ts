/** The elements that start a new line, and those whose text is not for readers. */
const BREAKS = 'address,article,blockquote,br,dd,div,dt,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,section,td,th,tr,ul'
const UNREADABLE = 'script,style,template,noscript,iframe,noembed,noframes,title,textarea,select,svg,math'

/**
 * Returns the text of the operator's HTML on one line. The HTML is parsed into a separate document, in which
 * no script runs and nothing is loaded. Use the result only in text nodes: it may itself look like HTML.
 */
export function plainText(html: string | null | undefined): string {
  const { body } = new DOMParser().parseFromString(html ?? '', 'text/html')
  for (const element of body.querySelectorAll(UNREADABLE)) element.remove()
  for (const element of body.querySelectorAll(BREAKS)) {
    element.before(' ')
    element.after(' ')
  }
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
