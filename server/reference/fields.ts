import type { OpenApiDocument } from '@tiya/contract/openapi/document'
import type { JsonSchema } from '@tiya/contract/openapi/jsonSchema'

/** One field of a body, for a table. */
export interface Field {
  /** Path within the body: `user.balance`, `transactions[].amount`, `items.*` for any key. */
  readonly path: string
  /** `string`, the name of a scalar of the contract such as `Amount`, or the possible values. */
  readonly type: string
  readonly isRequired: boolean
  readonly description: string | undefined
}

type Schemas = OpenApiDocument['components']['schemas']

/** Lists the fields of a body in order; the fields of a nested object or list follow the field that contains it. */
export function fieldsOf(schema: JsonSchema, schemas: Schemas, path = ''): Field[] {
  const found = resolved(schema, schemas)
  const options = optionsOf(found)
  if (options.length > 0) return options.flatMap((option) => fieldsOf(option, schemas, path))
  if (found.type === 'array') return fieldsOf(found.items as JsonSchema, schemas, `${path}[]`)
  const below = (name: string) => (path === '' ? name : `${path}.${name}`)
  const named = Object.entries(found.properties ?? {}).flatMap(([name, field]) =>
    fieldAt(below(name), field as JsonSchema, found.required?.includes(name) ?? false, schemas),
  )
  const rest = found.additionalProperties
  const hasOthers = typeof rest === 'object' && Object.keys(rest).length > 0
  return hasOthers ? [...named, ...fieldAt(below('*'), rest, false, schemas)] : named
}

function fieldAt(path: string, schema: JsonSchema, isRequired: boolean, schemas: Schemas): Field[] {
  const { description } = schema.$ref ? { description: undefined } : schema
  return [
    { path, type: typeText(schema, schemas), isRequired, description },
    ...fieldsOf(schema, schemas, path),
  ]
}

/** Describes a type in a few words. */
export function typeText(schema: JsonSchema, schemas: Schemas): string {
  const found = resolved(schema, schemas)
  const name = schema.$ref?.split('/').at(-1)
  if (name && found.type !== 'object') return name
  if (found.anyOf) return found.anyOf.map((one) => typeText(one as JsonSchema, schemas)).join(' or ')
  if (found.enum) return found.enum.map((value) => JSON.stringify(value)).join(' or ')
  if ('const' in found) return JSON.stringify(found.const)
  return found.type === undefined ? 'any value' : [found.type].flat().join(' or ')
}

/** Resolves a reference. */
function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = schema.$ref?.split('/').at(-1)
  return (name && schemas[name]) || schema
}

/** The objects and lists that a value may be, if there are several or it may be null. */
function optionsOf({ anyOf = [] }: JsonSchema): JsonSchema[] {
  return (anyOf as JsonSchema[]).filter(({ $ref, type }) => $ref || type === 'object' || type === 'array')
}
