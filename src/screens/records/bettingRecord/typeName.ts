import { kindOfType } from '../../../../machines/games/gameKinds.ts'
import type { Messages } from '../../../i18n/messages.ts'

/** A type of games in words; one that the site does not know stands as the server wrote it. */
export function typeName({ kinds }: Pick<Messages, 'kinds'>, type: string): string {
  const kind = kindOfType(type)
  return kind ? kinds[kind.key] : type
}
