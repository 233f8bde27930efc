/** Shows the page in other colours than its own. @param colours by the palette's names, as `#rrggbb` */
export function showColours(
  { documentElement }: Document,
  colours: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(colours))
    if (value) documentElement.style.setProperty(`--color-${name}`, value)
}
