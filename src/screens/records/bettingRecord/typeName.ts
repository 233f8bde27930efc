import { kindOfType } from '#machines/games/gameKinds.ts'
import type { Messages } from '#src/i18n/messages.ts'

/** Returns the name of a type of games. An unknown type is returned as the server wrote it. */
export function typeName({ kinds }: Pick<Messages, 'kinds'>, type: string): string {
  const kind = kindOfType(type)
  return kind ? kinds[kind.key] : type
}
