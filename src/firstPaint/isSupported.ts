/** Returns true in the oldest browsers of `browserslist` in package.json, and in none before them. */
export const isSupported = (): boolean => CSS.supports('selector(:modal:has(a))')
