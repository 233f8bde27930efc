/** The quiet zone around a code, in modules, as the standard wants it. */
const MARGIN = 4

/** A run of dark modules in the SVG: where it begins, its row, its length. */
const RUN = /M(\d+)[ ,](\d+) ?h(\d+)v1H/g

/** Half blocks by their light halves: neither, the lower one, the upper one, both. */
const BLOCKS = [' ', '▄', '▀', '█']

/** Returns a text as a QR code in lines of half blocks, two rows per line. A block is light. */
export async function terminalQrCode(text: string): Promise<string[]> {
  const isLight = lightModules(await svgOf(text))
  const lines: string[] = []
  for (let y = 0; y < isLight.length; y += 2) {
    const lower = isLight[y + 1]
    lines.push((isLight[y] ?? []).map((upper, x) => BLOCKS[(upper ? 2 : 0) + (lower?.[x] ? 1 : 0)]).join(''))
  }
  return lines
}

async function svgOf(value: string): Promise<string> {
  // Loaded here, because few starts print a code.
  const [{ createElement }, { renderToStaticMarkup }, { QRCodeSVG }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('qrcode.react'),
  ])
  return renderToStaticMarkup(createElement(QRCodeSVG, { value, marginSize: MARGIN }))
}

/** Returns the rows of a code, true where a module is light. */
function lightModules(svg: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const rows = Array.from({ length: size }, () => new Array<boolean>(size).fill(true))
  for (const [, x, y, length] of svg.matchAll(RUN)) {
    rows[Number(y)]?.fill(false, Number(x), Number(x) + Number(length))
  }
  return rows
}
