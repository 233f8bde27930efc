import type { transactionRecordTexts } from '#src/i18n/en/records/transactionRecord.ts'

/** Returns the name of a kind of transaction. An unknown kind is returned as the server wrote it. */
export function typeName(
  { types }: (typeof transactionRecordTexts)['transactionRecord'],
  action: string,
): string {
  return Object.hasOwn(types, action) ? types[action as keyof typeof types] : action
}
