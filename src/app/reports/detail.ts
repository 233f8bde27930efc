import { definitionOf } from '@tiya/contract/wire'
import type * as z from 'zod/mini'
import type { Defect } from '../../environment/http/defect.ts'

/** Returns the names of a path that the schema knows: without indices, `*` for a key that the server chose. */
function namesOf(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const [name, ...below] = path
  const def = definitionOf(schema)
  if (name === undefined) return []
  if ('innerType' in def) return namesOf(def.innerType, path)
  if (def.type === 'pipe') return namesOf(def.in, path)
  if (def.type === 'array') return namesOf(def.element, typeof name === 'number' ? below : path)
  if (def.type === 'record') return ['*', ...namesOf(def.valueType, below)]
  if (def.type === 'union') {
    const names = def.options.map((option) => namesOf(option, path))
    return names.find(({ length }) => length > 0) ?? []
  }
  const field = def.type === 'object' && Object.hasOwn(def.shape, name) ? def.shape[String(name)] : undefined
  return field ? [String(name), ...namesOf(field, below)] : []
}

/** Returns what is said about a defect: the name of its error, or `GET /chats/{chatId}/messages messages.content`. */
export function detailOf(defect: Defect): string {
  if (!('call' in defect)) {
    const { error } = defect
    return error instanceof Error && /^\w{1,50}$/.test(error.name) ? error.name : typeof error
  }
  const { call, path } = defect
  const template = patternOf(call.path)
  return [call.method, template, namesOf(call.response, path).join('.')].filter(Boolean).join(' ')
}

/** Returns a path with its parameters in braces: `/chat-box/{chatId}`. */
export function patternOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}
