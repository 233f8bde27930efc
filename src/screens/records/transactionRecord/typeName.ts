import type { transactionRecordTexts } from '../../../i18n/en/records/transactionRecord.ts'

/** A kind of transaction in words; one that the site does not know stands as the server wrote it. */
export function typeName(
  { types }: (typeof transactionRecordTexts)['transactionRecord'],
  action: string,
): string {
  return Object.hasOwn(types, action) ? types[action as keyof typeof types] : action
}
