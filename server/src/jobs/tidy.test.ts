import { expect, test } from 'vitest'
import { hashToken, newToken } from '../identity/tokens.ts'
import { newId } from '../ids.ts'
import { openSocket } from '../testing/socket-client.ts'
import { testApp } from '../testing/test-app.ts'
import { tidy } from './tidy.ts'

const it = await testApp()
const { db } = it.database
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** What is left of each kind after this many milliseconds. */
async function leftAfter(ms: number): Promise<Record<string, number>> {
  await tidy(db, new Date(it.clock.now().getTime() + ms))
  const left: Record<string, number> = {}
  for (const table of [
    'sessions',
    'password_resets',
    'sign_ups',
    'decision_links',
    'attempts',
    'turns',
    'messages',
  ] as const) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    left[table] = Number(count)
  }
  return left
}

test('what has served its time is removed, and not before', async () => {
  const now = it.clock.now()
  const orgId = it.orgId()
  const socket = await openSocket(it.origin, { cookie: await it.cookie('employee') })
  await socket.say('hello', { turnId: 't1' })
  await socket.close()
  const until = { created_at: now, expires_at: new Date(now.getTime() + HOUR) }
  const link = () => ({ org_id: orgId, id: newId(), token_hash: hashToken(newToken()), ...until })
  const personId = it.actor('employee').personId
  await db
    .insertInto('password_resets')
    .values({ ...link(), person_id: personId, used_at: null })
    .execute()
  await db
    .insertInto('decision_links')
    .values({
      ...{ org_id: orgId, id: newId(), person_id: personId, ...until, used_at: null },
      ...{ request_kind: 'trip', request_id: newId(), version: 1, verdict: 'approved' },
    })
    .execute()
  await db
    .insertInto('sign_ups')
    .values({ ...link(), email: 'new@pravas.example', name: 'New', password_hash: 'x' })
    .execute()
  await db
    .insertInto('attempts')
    .values({ key: Buffer.alloc(32), count: 1, next_at: now, last_at: now })
    .execute()

  const all = { sessions: 1, password_resets: 1, sign_ups: 1, decision_links: 1, attempts: 1, turns: 1, messages: 2 }
  expect(await leftAfter(0)).toEqual(all)
  const short = { ...all, sessions: 0, password_resets: 0, sign_ups: 0 }
  expect(await leftAfter(2 * HOUR)).toEqual(short)
  expect(await leftAfter(2 * DAY)).toEqual({ ...short, attempts: 0 })
  expect(await leftAfter(7 * DAY)).toMatchObject({ turns: 1 })
  // The conversation stays.
  expect(await leftAfter(9 * DAY)).toEqual({ ...short, attempts: 0, turns: 0 })
  expect(await leftAfter(91 * DAY)).toMatchObject({ decision_links: 0 })
})
