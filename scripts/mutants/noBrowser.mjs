/** Replaces `@playwright/test` when charts are walked headless. @returns {never} */
function absent() {
  throw new Error('There is no browser in a headless test.')
}

export const expect = absent
export const test = Object.assign(absent, { extend: () => absent })
