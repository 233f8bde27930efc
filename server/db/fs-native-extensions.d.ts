/** The part of the package that is used here; it ships no types. */
declare module 'fs-native-extensions' {
  /**
   * Locks an open file for writing; returns false if another descriptor, of this process or another, holds the lock.
   */
  export function tryLock(fd: number): boolean
}
