/** Returns how many rounds a test plays: `some` in `npm test`, `all` in `npm run test:long`, which sets LONG. */
export const roundsOf = ({ some, all }: { readonly some: number; readonly all: number }): number =>
  process.env.LONG ? all : some
