import { entryState, saveState } from './navigation.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What stands in a field, and what tells the field from the others. */
type Filled = readonly [name: string, value: string | boolean]

/** The key of the fields in the navigation state. */
const KEY = 'filled'

/** What a player expects to type again, or can't be entered. */
const LEFT_OUT = ['password', 'file', 'hidden']

/** Enters a value into a field as the player would. React ignores values set by its own setter. */
export function enter(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
}

const isChecked = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox'

/** Returns the fields of a page by kind, name and place among those of the same name. Their words depend on the language. */
function fieldsOf(document: Document): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>('input, select, textarea')) {
    if (LEFT_OUT.includes(field.type)) continue
    const name = `${field.type} ${isChecked(field) ? field.value : field.name}`
    let place = 0
    while (fields.has(`${name} ${place}`)) place += 1
    fields.set(`${name} ${place}`, field)
  }
  return fields
}

/** Loads the page again, at the same address and with what stands in its fields. */
export function reloadFilled(window: Window): void {
  const filled = [...fieldsOf(window.document)].map(([name, field]): Filled => {
    return [name, isChecked(field) ? field.checked : field.value]
  })
  saveState(window, { ...Object(entryState(window)), [KEY]: filled })
  window.location.reload()
}

/** Removes from the history what stood in the page's fields before it was loaded again, and returns it. */
export function takeFilled(window: Window): readonly Filled[] {
  const { [KEY]: filled, ...state } = Object(window.history.state)
  if (!Array.isArray(filled)) return []
  saveState(window, Object.keys(state).length > 0 ? state : null)
  return filled
}

/** Enters into a page's fields what stood there before. What is there already stays. */
export function fillAgain(document: Document, filled: readonly Filled[]): void {
  const fields = fieldsOf(document)
  for (const [name, value] of filled) {
    const field = fields.get(name)
    if (!field) continue
    if (isChecked(field)) {
      if (value && !field.checked) field.click()
    } else if (value && (field.tagName === 'SELECT' ? field.value !== value : !field.value))
      enter(field, String(value))
  }
}
