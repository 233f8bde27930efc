/** The form of a username by which accounts are looked up and counted; ignores case and folds compatible letters. */
export function accountKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}
