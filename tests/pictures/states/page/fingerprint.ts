/** Side length of a block in pixels. */
const BLOCK = 8

/** The number of colour levels that count as one. */
const STEP = 4

/**
 * Returns the average colour of each block, in steps. Half a level keeps plain surfaces away from the edge of
 * a step.
 */
function averages({ data, width, height }: ImageData): Uint8Array {
  const columns = Math.ceil(width / BLOCK)
  const sums = new Float64Array(columns * Math.ceil(height / BLOCK) * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const block = (Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)) * 4
      const pixel = (y * width + x) * 4
      for (const channel of [0, 1, 2]) {
        const at = block + channel
        sums[at] = (sums[at] ?? 0) + (data[pixel + channel] ?? 0)
      }
    }
  return Uint8Array.from(sums, (sum) => (sum / BLOCK ** 2 + 0.5) / STEP)
}

/**
 * Returns twelve hexadecimal digits that identify a picture, a PNG in base64. A browser may draw some edges
 * one level lighter or darker from one time to the next, which makes no difference.
 */
export async function fingerprintOf(picture: string): Promise<string> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser has no canvas.')
  context.drawImage(image, 0, 0)
  const seen = averages(context.getImageData(0, 0, width, height))
  const size = new TextEncoder().encode(`${width} ${height}`)
  const hash = await crypto.subtle.digest(
    'SHA-256',
    await new Blob([size, new Uint8Array(seen)]).arrayBuffer(),
  )
  return [...new Uint8Array(hash, 0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
