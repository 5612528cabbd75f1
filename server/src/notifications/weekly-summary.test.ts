import { chooseNotifications } from '@pravas/contract/notifications'
import { weeklySummary } from '@pravas/messages/en/weekly-summary'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const wordsOf = wordsIn(weeklySummary)

const it = await testApp()
const build = builders(it)
const { db } = it.database

/** Monday 15 June 2026 in India: at eight, nine and half past six in the evening. */
const EIGHT = '2026-06-15T02:30:00Z'
const NINE = '2026-06-15T03:30:00Z'
const EVENING = '2026-06-15T13:00:00Z'

async function mailsAt(instant: string) {
  it.clock.set(instant)
  await it.app.remind()
  return db
    .selectFrom('outbox_mails')
    .select(['to_address', 'subject', 'body'])
    .where('subject', 'like', '%team%')
    .orderBy('to_address')
    .execute()
}

test('each manager reads on Monday of their own team, and nobody else of anybody', async () => {
  const waits = await build.trip({ traveller: 'employee', rupees: 5432 })
  await build.expense({ claimant: 'colleague', status: 'approved' })
  const others = await build.expense({ claimant: 'outsider' })
  expect(await mailsAt(EIGHT)).toEqual([])
  const mails = await mailsAt(NINE)
  expect(mails.map(({ to_address }) => to_address)).toEqual(['manager@pravas.example', 'othermanager@pravas.example'])
  const [own, other] = mails
  expect(own?.subject).toContain('1 request')
  expect(own?.body).toContain(`- ${waits}: `)
  expect(own?.body).toMatch(
    wordsOf('waiting.request', { number: waits, what: /Mumbai/, amount: '₹5,432.00', days: 5, date: '10 Jun 2026' }),
  )
  expect(own?.body).toMatch(
    wordsOf('decided.requests', { kind: 'expense', count: 1, verdict: 'approved', amount: '₹1,240.00' }),
  )
  expect(own?.body).not.toContain(others)
  expect(other?.body).toContain(`- ${others}: `)
  expect(other?.body).not.toContain(waits)
  expect(other?.body).toMatch(wordsOf('decided.none'))
})

test('it leaves once, whoever asks how often, and again a week later', async () => {
  await build.trip()
  it.clock.set(NINE)
  await Promise.all([it.app.remind(), it.app.remind(), it.app.remind()])
  expect(await mailsAt(EVENING)).toHaveLength(1)
  expect(await mailsAt('2026-06-16T05:00:00Z')).toHaveLength(1)
  expect(await mailsAt('2026-06-22T03:30:00Z')).toHaveLength(2)
})

test('without anything to tell in the morning there is no mail, nor later that day', async () => {
  expect(await mailsAt(NINE)).toEqual([])
  await build.trip()
  expect(await mailsAt(EVENING)).toEqual([])
})

test('who switched it off gets none', async () => {
  await build.trip()
  const choices = [{ kind: 'weekly_summary', channel: 'mail', on: false } as const]
  await it.as('manager').call(chooseNotifications, { body: { choices } })
  expect(await mailsAt(NINE)).toEqual([])
})
