/** Markup that is safe to send: made by `html` alone. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[]

/** A template whose parts are escaped unless they are markup themselves: html`<p>${name}</p>`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((text, piece, at) => `${text}${render(parts[at - 1])}${piece}`))
}

function render(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === 'object' && part !== null) return part.map(render).join('')
  if (part === null || part === undefined || part === false) return ''
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A time as people in Dhaka write it. */
export function dhakaTime(time: Date): Markup {
  const text = time.toLocaleString('en-GB', {
    timeZone: 'Asia/Dhaka',
    dateStyle: 'medium',
    timeStyle: 'medium',
  })
  return html`<time datetime="${time.toISOString()}">${text}</time>`
}
