/** The pictures for which the site has a file of its own at the same path. */
const FILES = ['/art/mark.svg', '/art/error.svg']

/**
 * Shows the site's own file wherever a picture of the operator's folder can't be shown, and says so in the console.
 * Returns the function that ends that.
 */
export function showStandIns({ document }: Window, folder: string): () => void {
  const replace = (image: HTMLImageElement) => {
    const path = image.getAttribute('src') ?? ''
    const own = path.slice(folder.length)
    if (!path.startsWith(`${folder}/`) || !FILES.includes(own)) return
    console.warn(`${path} can't be shown. The default stands.`)
    image.src = own
  }
  const hear = ({ target }: Event) => {
    if ((target as Element | null)?.localName === 'img') replace(target as HTMLImageElement)
  }
  // Events of a failed load don't bubble.
  document.addEventListener('error', hear, true)
  for (const image of document.images ?? []) if (image.complete && image.naturalWidth === 0) replace(image)
  return () => document.removeEventListener('error', hear, true)
}
