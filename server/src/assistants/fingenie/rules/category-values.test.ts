import { describe, expect, test } from 'vitest'
import { ONLY_REMARKS, SETS_CATEGORY, SETS_NO_CATEGORY } from './category-phrases.fixture.ts'
import { say, sayAfter, sayWith } from './saying.fixture.ts'

const DINNER = { merchant: 'Udupi Grand', date: '2026-06-08', totalPaise: 157_000, category: 'Food' as const }
const CAB = { merchant: 'City Cabs', date: '2026-06-09', totalPaise: 69_000, category: 'Transport' as const }
const TWO = [DINNER, CAB]

test.each(SETS_CATEGORY)('%s: the category is set', async (message, category) => {
  expect((await say(TWO, message)).held).toMatchObject([DINNER, { ...CAB, category }])
})

describe('no category is set by', () => {
  test.each(SETS_NO_CATEGORY)('%s', async (message) => {
    const categories = [{ category: 'Food' }, { category: 'Transport' }]
    for (const focus of ['id-1', 'id-2']) {
      expect((await sayAfter({ focus }, TWO, message)).held).toMatchObject(categories)
      expect((await sayWith({}, { focus }, TWO, { order: message })).held).toMatchObject(categories)
    }
  })
})

test.each(ONLY_REMARKS)('%s: nothing is said of a category', async (message) => {
  const { text, state } = await sayAfter({ focus: 'id-2' }, TWO, message)
  expect(text).not.toMatch(/The category of|already|Which receipt/)
  expect(state.pending).toBeUndefined()
})

test('a total that follows a remark is set on the receipt that it names', async () => {
  const { held } = await say(TWO, 'the total of receipt 2 is 650', "that's not right, dinner total is 1960")
  expect(held).toMatchObject([
    { ...DINNER, totalPaise: 196_000 },
    { ...CAB, totalPaise: 65_000 },
  ])
})
