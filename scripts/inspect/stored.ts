import { useState } from 'react'

/**
 * Keeps a setting of the workbench over reloads of its page. It is in the history's entry, because the site in the
 * frame hears of all that changes in the storage.
 */
export function useStored<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => history.state?.[name] ?? initial)
  const store = (next: Value) => {
    setValue(next)
    history.replaceState({ ...history.state, [name]: next }, '')
  }
  return [value, store]
}
