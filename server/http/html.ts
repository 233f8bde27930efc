/** Markup that is safe to send; only `html` creates it. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[]

/** Creates markup from a template and escapes each part that is not markup: html`<p>${name}</p>`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((text, piece, at) => `${text}${render(parts[at - 1])}${piece}`))
}

function render(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === 'object' && part !== null) return part.map(render).join('')
  if (part === null || part === undefined || part === false) return ''
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A time as text in Dhaka's time zone, such as `22 Nov 2026, 05:42:01`. */
export function dhakaTime(time: Date): Markup {
  const text = time.toLocaleString('en-GB', {
    timeZone: 'Asia/Dhaka',
    dateStyle: 'medium',
    timeStyle: 'medium',
  })
  return html`<time datetime="${time.toISOString()}">${text}</time>`
}
