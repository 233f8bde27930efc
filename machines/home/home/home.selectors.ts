import { typedName } from '../../common/input/typed.rules.ts'
import type { HomeView } from './home.types.ts'

/** Returns true if the results of a search replace the rest of the home page. */
export const isSearching = ({ context }: { readonly context: HomeView }): boolean =>
  typedName(context.words) !== ''
