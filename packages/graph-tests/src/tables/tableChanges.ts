function rowsOf(table: string): string[] {
  let state = ''
  const rows: string[] = []
  for (const line of table.split('\n')) {
    if (line.startsWith('      ')) rows.push(`${rows.pop()} ${line.trim()}`)
    else if (line.startsWith('  ')) rows.push(`in ${state}: ${line.trim()}`)
    else state = line
  }
  return rows
}

/** Returns the rows in which two transition tables differ, with their states. */
export function tableChanges(before: string, after: string): string[] {
  const [old, current] = [rowsOf(before), rowsOf(after)]
  return [
    ...old.filter((row) => !current.includes(row)).map((row) => `− ${row}`),
    ...current.filter((row) => !old.includes(row)).map((row) => `+ ${row}`),
  ]
}
