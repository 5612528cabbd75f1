import { wordsOf } from '@pravas/messages/testing/fingenie'
import { describe, expect, test } from 'vitest'
import { KEEPS, REMOVES } from './pending-phrases.fixture.ts'
import { say } from './saying.fixture.ts'

const LUNCH = { merchant: 'Udupi Grand', date: '2026-06-08', totalPaise: 157_000, category: 'Food' }
const CAB = { merchant: 'City Cabs', date: '2026-06-09', totalPaise: 138_000, category: 'Transport' }
const TWO = [LUNCH, CAB]

describe('the question whether to remove receipt 2', () => {
  test.each(REMOVES)('is answered by a plain yes: %s', async (yes) => {
    const { held, text } = await say(TWO, 'remove receipt 2', yes)
    expect(held).toMatchObject([LUNCH])
    expect(text).toMatch(wordsOf('remove.done', { receipts: /receipt 2/ }))
    expect((await say(TWO, 'remove receipt 2', yes, 'undo')).held).toHaveLength(2)
  })

  test.each(KEEPS)('is answered by nothing else: %s', async (message) => {
    expect((await say(TWO, 'remove receipt 2', message)).held).toHaveLength(2)
  })

  test('gives way to another removal', async () => {
    const { text, held } = await say(TWO, 'remove receipt 2', 'yes remove the lunch instead')
    expect(text).toMatch(wordsOf('remove.ask', { receipts: 'receipt 1 (Udupi Grand)' }))
    expect(held).toHaveLength(2)
    expect((await say(TWO, 'remove receipt 2', 'yes remove the lunch instead', 'yes')).held).toMatchObject([CAB])
  })

  test('is asked again once after something else, and then dropped', async () => {
    const asked = ['remove receipt 2', 'what is the total of receipt 1?']
    expect((await say(TWO, ...asked)).text).toMatch(/₹1,570\.00.*Shall I remove receipt 2/s)
    expect((await say(TWO, ...asked, 'yes')).held).toHaveLength(1)
    expect((await say(TWO, ...asked, 'and of receipt 2?', 'yes')).held).toHaveLength(2)
  })
})

describe('the question whether to remove several receipts', () => {
  const THREE = [LUNCH, CAB, { merchant: 'Sea Palace', totalPaise: 500_000, category: 'Accommodation' }]
  const ASKED = 'remove receipts 2 and 3'

  test.each([ASKED, 'remove receipt 2 and receipt 3', 'delete #2 and #3', 'remove the last two'])(
    'names each of them: %s',
    async (said) => {
      expect((await say(THREE, said)).text).toBe(
        'Shall I remove receipt 2 (City Cabs) and receipt 3 (Sea Palace) from this conversation? Answer **yes** or **no**.',
      )
    },
  )

  test.each(['yes', 'haan', 'yes, remove them', 'yes remove both', 'remove both', 'go ahead'])(
    'is answered by a plain yes, which can be undone: %s',
    async (yes) => {
      expect((await say(THREE, ASKED, yes)).held).toMatchObject([LUNCH])
      expect((await say(THREE, ASKED, yes, 'undo')).held).toMatchObject(THREE)
    },
  )

  test.each(['no', 'yes, receipt 2', 'yes, 3 receipts', 'yes but only the cab', 'remove it', 'hmm', 'yes remove it'])(
    'is answered by nothing else: %s',
    async (message) => {
      expect((await say(THREE, ASKED, message)).held).toMatchObject(THREE)
    },
  )

  test.each([
    'remove the cab and the hotel',
    'delete City Cabs, the hotel',
    'remove 2 and 3',
    'remove receipts 2 to 3',
  ])('names all of a list: %s', async (said) => {
    expect((await say(THREE, said)).text).toMatch(
      wordsOf('remove.ask', { receipts: 'receipt 2 (City Cabs) and receipt 3 (Sea Palace)' }),
    )
  })

  test.each([
    ['remove receipts 2, 3 and 9', 'There is no receipt 9 here. Shall I remove receipt 2 (City Cabs) and receipt 3'],
    ['remove receipts 2 to 9', 'There is no receipt 9 here. Shall I remove receipt 2 (City Cabs) and receipt 3'],
    ['remove receipt 9', 'There is no receipt 9 here. Which receipt shall I remove?'],
    [
      'remove the cab and 7 june',
      'I can’t find a receipt for “7 june” here. Shall I remove receipt 2 (City Cabs) from',
    ],
  ])('says what is not there: %s', async (said, text) => {
    expect((await say(THREE, said)).text).toContain(text)
  })

  test.each([
    'yes, remove receipts 2 and 3',
    'yes, receipts 2 and 3',
    'remove 2 and 3',
    'ok remove receipt 3 and receipt 2',
    'yes, the cab and the hotel',
    'delete the cab and the hotel',
  ])('is answered by its very receipts: %s', async (said) => {
    expect((await say(THREE, ASKED, said)).held).toMatchObject([LUNCH])
  })

  test.each([
    ['yes, remove receipts 1 and 2', 'receipt 1 (Udupi Grand) and receipt 2 (City Cabs) from'],
    ['yes, remove receipt 3', 'remove receipt 3 (Sea Palace) from'],
    ['yes, receipt 2', 'remove receipt 2 (City Cabs) from'],
    ['remove the lunch and the hotel', 'receipt 1 (Udupi Grand) and receipt 3 (Sea Palace) from'],
    ['yes, remove receipts 2, 3 and 9', 'There is no receipt 9 here. Shall I remove receipt 2'],
  ])('gives way to one of others: %s', async (said, text) => {
    const answer = await say(THREE, ASKED, said)
    expect(answer.text).toContain(text)
    expect(answer.held).toHaveLength(3)
  })

  test.each([
    'no, remove receipts 2 and 3',
    'yes, the cab was on 9 june',
    "don't remove receipts 2 and 3",
    'yes, remove receipts 2 and 3?',
    'remove receipts 2 and 3 later',
    'yes, remove receipts 2 and 3 if they are duplicates',
  ])('is not answered by: %s', async (said) => {
    expect((await say(THREE, ASKED, said)).held).toHaveLength(3)
    expect((await say(THREE, 'remove receipt 2', said)).held).toHaveLength(3)
  })

  test.each(['remove both', 'remove the cabs', 'remove everything'])('is no more than asked: %s', async (said) => {
    expect((await say(THREE, said)).held).toMatchObject(THREE)
  })
})
