/**
 * Returns true if an address is a path of this site. A second slash would lead to another host, as would a backslash,
 * which browsers read as a slash, and either of them after a tab or a line break, which browsers leave out.
 */
export function isSitePath(address: string): boolean {
  return /^\/(?![/\\\t\n\r])/.test(address)
}
