import { useState } from 'react'

/** Keeps a setting of the workbench on the device; where storage is refused, as long as the page lives. */
export function useStored<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const key = `inspect.${name}`
  const [value, setValue] = useState<Value>(() => read(key) ?? initial)
  const store = (next: Value) => {
    setValue(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {}
  }
  return [value, store]
}

function read<Value>(key: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
