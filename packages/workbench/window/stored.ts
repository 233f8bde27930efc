import { useState } from 'react'

/**
 * Keeps a setting of the workbench across page reloads. It is stored in the history entry, because the site
 * in the frame would be notified of every change to web storage.
 */
export function useStored<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => history.state?.[name] ?? initial)
  const store = (next: Value) => {
    setValue(next)
    history.replaceState({ ...history.state, [name]: next }, '')
  }
  return [value, store]
}
