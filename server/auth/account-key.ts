/** The form of a username that accounts are found and counted by: its case does not matter. */
export function accountKey(username: string): string {
  return username.toLowerCase()
}
