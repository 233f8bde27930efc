import * as z from 'zod/mini'
import { schemaNames } from './schemaNames.ts'

/** A JSON Schema as used in OpenAPI 3.1. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

const TIME = 'ISO 8601 or `YYYY-MM-DD HH:mm:ss`, both in UTC.'

/** Descriptions of fields whose format the schemas do not define, by name. */
const FIELDS: Readonly<Record<string, string>> = {
  created_at: TIME,
  updated_at: TIME,
  email_verified_at: TIME,
  openDate: TIME,
  start_date: 'A time or a day.',
  end_date: 'A time, or a day that is included.',
  dofb: '`YYYY-MM-DD`',
  phone: 'A Bangladeshi number has 11 digits, from `01`; others have calling code and number, in digits.',
  referrals:
    'The players who signed up with the link: `[{ id, username, created_at }]`. Another shape is ignored.',
  session_id: '1 where the phone is verified.',
}

/**
 * Returns a function that converts contract schemas to JSON Schema in their wire format. Named schemas are
 * added to `components` by name and referenced from there.
 */
export function schemaWriter(
  components: Record<string, JsonSchema>,
): (schema: z.core.$ZodType) => JsonSchema {
  return (schema) => {
    const { $schema, $defs, ...written } = z.toJSONSchema(schema, {
      metadata: schemaNames,
      io: 'input',
      override: ({ jsonSchema }) => {
        for (const [name, field] of Object.entries(jsonSchema.properties ?? {})) {
          if (typeof field === 'object' && FIELDS[name] && !('$ref' in field))
            field.description = FIELDS[name]
        }
      },
    })
    for (const [name, named] of Object.entries($defs ?? {})) components[name] = referring(named)
    return referring(written)
  }
}

/** Returns the schema with its references pointing to the components of an OpenAPI document. */
function referring(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : value,
  )
}
