import { html, type Markup } from '../http/html.ts'

/** The fields of a form by name; an unchecked checkbox has no entry. */
export type Fields = Record<string, string | undefined>

/** What is wrong with a form, in a sentence for each field, by the id of the field. */
export type Errors = Readonly<Record<string, string>>

/** A form that was refused: what was typed, and what is wrong with it. */
export interface Draft {
  fields: Fields
  errors: Errors
}

export const NO_DRAFT: Draft = { fields: {}, errors: {} }

/** Returns true if the page shows a form that was refused. */
const isRefused = ({ errors }: Draft): boolean => Object.keys(errors).length > 0

interface Field {
  name: string
  label: string
  /** By default the name. */
  id?: string
  hint?: string | undefined
}

interface TextField extends Field {
  value?: string | number
  /** Further attributes. */
  rest?: Markup
}

/** A text field under its label, with what was typed and what is wrong with it. */
export function textField(draft: Draft, { name, id = name, value = '', rest, ...field }: TextField): Markup {
  return labelled(draft, { name, id, ...field }, (marks) => {
    return html`<input id="${id}" name="${name}" value="${typed(draft, name, value)}"${rest && html` ${rest}`}${marks}>`
  })
}

/** A text field of several lines. */
export function textArea(draft: Draft, { name, id = name, value = '', rest, ...field }: TextField): Markup {
  return labelled(draft, { name, id, ...field }, (marks) => {
    return html`<textarea id="${id}" name="${name}"${rest && html` ${rest}`}${marks}>${typed(draft, name, value)}</textarea>`
  })
}

interface ChoiceField extends Field {
  /** The words of the options by value. */
  options: Readonly<Record<string, string>>
  chosen?: string
  required?: boolean
}

/** A list of options under its label. */
export function choiceField(
  draft: Draft,
  { name, id = name, options, chosen = '', required = false, ...field }: ChoiceField,
): Markup {
  const value = typed(draft, name, chosen)
  const choices = Object.entries(options).map(
    ([option, words]) =>
      html`<option value="${option}"${option === value && html` selected`}>${words}</option>`,
  )
  return labelled(draft, { name, id, ...field }, (marks) => {
    return html`<select id="${id}"${required && html` required`}${marks} name="${name}">${choices}</select>`
  })
}

/** A checkbox beside its label. A browser sends no field for an unchecked one. */
export function checkbox(draft: Draft, name: string, label: string, isChecked: boolean): Markup {
  const checked = isRefused(draft) ? draft.fields[name] !== undefined : isChecked
  return html`<label class="check"><input type="checkbox" name="${name}"${checked && html` checked`}> ${label}</label>`
}

const typed = ({ fields }: Draft, name: string, value: string | number) => fields[name] ?? value

/** A control between its label and what is said about it, to which the control's attributes refer. */
function labelled(
  { errors }: Draft,
  { id, label, hint }: Field & { id: string },
  control: (marks: Markup) => Markup,
): Markup {
  const error = Object.hasOwn(errors, id) ? errors[id] : undefined
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const isFirst = Object.keys(errors)[0] === id
  const marks = html`${described && html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}${isFirst && html` autofocus`}`
  return html`<div class="field"><label for="${id}">${label}</label>${control(marks)}
${error && html`<p id="${id}-error" class="error">${error}</p>`}${hint && html`<p id="${id}-hint" class="hint">${hint}</p>`}</div>`
}
