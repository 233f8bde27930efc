export const blockedTexts = {
  blocked: {
    text: (name: string) =>
      `Your selected section "${name}" is currently blocked by Your Upline. Please Contact Customer Support for further assistance.`,
  },
}
