import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Returns a digest that tells whether a text is the same again, and says nothing else about it. */
export function digestOf(key: string, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(key + text)))
}
