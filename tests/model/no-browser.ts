/**
 * Stands for `@playwright/test` where charts are walked headless: models name its `expect` and `test`, but only a
 * browser calls them, and the package takes longer to load than most flows take to walk.
 */
function absent(): never {
  throw new Error('There is no browser in a headless test.')
}

export const expect = absent
export const test = Object.assign(absent, { extend: () => absent })
