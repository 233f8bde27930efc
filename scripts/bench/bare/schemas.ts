import * as z from 'zod/mini'

const id = z.codec(z.union([z.string(), z.number()]), z.string(), {
  decode: String,
  encode: (value) => value,
})
const amount = z.string().check(z.regex(/^\d+(\.\d+)?$/))
const reply = z.object({ message: z.optional(z.string()) })
const image = z.object({ address: z.string(), alt: z.nullable(z.string()) })
const game = z.object({ code: id, name: z.string(), maker: z.string(), image: z.optional(image) })
const maker = z.object({ name: z.string(), icon: z.optional(z.string()) })
const kind = z.enum(['SLOT', 'LIVE', 'TABLE'])
const slide = z.object({ id, link: z.optional(z.string()), status: z.literal('active') })
const notice = z.array(z.string())

/** Twenty schemas similar in size and features to the site's contract. */
const schemas = [
  id,
  amount,
  reply,
  image,
  game,
  maker,
  kind,
  slide,
  notice,
  z.object({ games: z.array(game) }),
  z.object({ data: z.array(maker) }),
  z.object({ sliders: z.array(slide) }),
  z.object({ general: z.object({ site_title: z.string(), demo: z.optional(z.boolean()), notice }) }),
  z.object({ token: z.string(), remote_id: id, username: z.string() }),
  z.object({ balance: amount }),
  z.object({ user: z.object({ id, username: z.string(), phone: z.string(), vip: z.number() }) }),
  z.object({ systems: z.array(z.string()) }),
  z.object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())) }),
  z.object({ data: z.array(z.object({ type: kind, name: z.string() })) }),
  z.object({ url: z.string(), message: z.nullable(z.string()) }),
]

/** Returns the number of schemas that the value matches. */
export const fits = (value: unknown): number =>
  schemas.filter((schema) => z.safeParse(schema, value).success).length
