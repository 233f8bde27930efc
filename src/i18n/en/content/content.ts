export const contentTexts = {
  content: {
    contents: 'On this page',
    loading: 'The page is loading',
    demo: 'This is a demonstration. All money here is play money: nobody pays any in, and none is paid out.',
    partnerLogin: 'Partner log-in',
  },
}
