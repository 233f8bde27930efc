/** The form of a username that accounts are found and counted by: case and compatible letters do not matter. */
export function accountKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}
