import { randomInt } from 'node:crypto'
import { CAPTCHA_LIFE } from '@tiya/contract/timeLimits'
import { and, eq, gt, lt } from 'drizzle-orm'
import { hashToken } from '../access/tokens.ts'
import type { Db } from '../db/database.ts'
import { captchas } from '../db/schema.ts'

/** Creates a four-digit answer for a key chosen by the visitor, replacing any earlier one; valid for five minutes. */
export async function newCaptcha(db: Db, key: string): Promise<string> {
  const answer = randomInt(10_000).toString().padStart(4, '0')
  const row = { answer, expiresAt: new Date(Date.now() + CAPTCHA_LIFE) }
  await db
    .insert(captchas)
    .values({ keyHash: hashToken(key), ...row })
    .onConflictDoUpdate({ target: captchas.keyHash, set: row })
  return answer
}

/** Whether an answer is right. Right or wrong, it uses up the key's picture. */
export async function acceptCaptcha(db: Db, key: string, answer: string): Promise<boolean> {
  const [taken] = await db
    .delete(captchas)
    .where(and(eq(captchas.keyHash, hashToken(key)), gt(captchas.expiresAt, new Date())))
    .returning({ answer: captchas.answer })
  return taken?.answer === answer.trim()
}

/** Deletes the answers that have expired. */
export async function sweepCaptchas(db: Db): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, new Date()))
}
