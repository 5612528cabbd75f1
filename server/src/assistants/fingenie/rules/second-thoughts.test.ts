import { wordsOf } from '@pravas/messages/testing/fingenie'
import { describe, expect, test } from 'vitest'
import { say } from './saying.fixture.ts'

const HOTEL = { merchant: 'Marina Rooms', category: 'Accommodation', date: '2026-06-05', totalPaise: 540_000 } as const
const CAB = { merchant: 'City Cabs', category: 'Transport', date: '2026-06-06', totalPaise: 64_000 } as const
const DINNER = { merchant: 'Coastal Spice', category: 'Food', date: '2026-06-05', totalPaise: 231_000 } as const
const THREE = [HOTEL, CAB, DINNER]

describe('another receipt than the one that was asked about', () => {
  test.each([
    ['not that one, the hotel', 'receipt 1 (Marina Rooms)'],
    ['no, the dinner', 'receipt 3 (Coastal Spice)'],
    ['nahi, dinner wala', 'receipt 3 (Coastal Spice)'],
    ['no no, the hotel', 'receipt 1 (Marina Rooms)'],
    ['no keep it, drop the dinner', 'receipt 3 (Coastal Spice)'],
    ['no sorry i meant receipt 1', 'receipt 1 (Marina Rooms)'],
    ['actually not the second, the last', 'receipt 3 (Coastal Spice)'],
    ['not the cab but the hotel', 'receipt 1 (Marina Rooms)'],
  ])('%s', async (message, named) => {
    const { text, held } = await say(THREE, 'remove the cab', message)
    expect(text).toMatch(wordsOf('remove.ask', { receipts: named }))
    expect(held).toHaveLength(3)
    expect((await say(THREE, 'remove the cab', message, 'yes')).text).toMatch(
      wordsOf('remove.done', { receipts: named }),
    )
  })

  test('the other one is asked about where there are two, and which where there are more', async () => {
    expect((await say([CAB, DINNER], 'remove the cab', 'not that one, the other')).text).toContain('(Coastal Spice)')
    expect((await say(THREE, 'remove the cab', 'no, the other one')).text).toMatch(wordsOf('remove.which'))
  })

  test.each(['only the cab', 'no, just the cab', 'remove only the cab'])(
    '%s removes fewer than were asked about',
    async (message) => {
      const { text, held } = await say(THREE, 'remove the cab and the dinner', message)
      expect(text).toMatch(wordsOf('remove.ask', { receipts: 'receipt 2 (City Cabs)' }))
      expect(held).toHaveLength(3)
    },
  )

  test.each(['no', 'no, keep it', 'no not the cab', 'no, is the hotel in?'])('%s removes nothing', async (message) => {
    const { held, state } = await say(THREE, 'remove the cab', message, 'yes')
    expect(held).toHaveLength(3)
    expect(state.pending?.kind).not.toBe('remove')
  })
})

test.each([
  ['keep the first one only', 'receipt 2 (City Cabs) and receipt 3 (Coastal Spice)'],
  ['keep only receipt 1 and 2', 'receipt 3 (Coastal Spice)'],
])('%s asks to remove the others', async (message, named) => {
  const { text, held } = await say(THREE, message)
  expect(text).toMatch(wordsOf('remove.ask', { receipts: named }))
  expect(held).toHaveLength(3)
})

test('what says something of the receipt is no answer to which one was meant', async () => {
  const { held } = await say(THREE, 'the merchant is Meru Cabs', 'category of the cab is food')
  expect(held[1]).toMatchObject({ merchant: 'City Cabs', category: 'Food' })
})

test.each([
  ['the hotel was 2 nights', 'no sorry 3 nights', { nights: 3 }],
  ['the hotel was for 4 nights', 'oh wait, 5 nights', { nights: 5 }],
  ['hotel ka amount 6000 kar do', 'nahi 6100', { totalPaise: 610_000 }],
  ['the hotel is transport', 'no food', { category: 'Food' }],
  ['the hotel is transport', 'no, food', { category: 'Food' }],
  ['the hotel is transport', 'sorry no, accommodation', { category: 'Accommodation' }],
  ['the hotel is 6000', 'no, 6100', { totalPaise: 610_000 }],
  ['hotel ka amount 6000 kar do', 'galat, 6100', { totalPaise: 610_000 }],
  ['the hotel stay was 2 nites', 'no, 3 nites', { nights: 3 }],
])('%s; %s', async (first, second, expected) => {
  expect((await say(THREE, first, second)).held[0]).toMatchObject(expected)
})

test('another amount takes the place of the one that was asked about', async () => {
  const asked = await say(THREE, 'cab 480', '520')
  expect(asked.text).toContain('**₹520.00**')
  expect(asked.held[1]?.totalPaise).toBe(64_000)
  expect((await say(THREE, 'cab 480', '520', 'yes')).held[1]?.totalPaise).toBe(52_000)
})

test.each(['umm the dinner… I think it was around 1200?', 'the dinner was maybe 1200?', 'dinner shayad 1200 tha'])(
  'a guess is asked about: %s',
  async (message) => {
    const { held, state } = await say(THREE, message)
    expect(held[2]?.totalPaise).toBe(231_000)
    expect(state.pending).toMatchObject({ kind: 'value', field: 'totalPaise' })
    expect((await say(THREE, message, '1220')).held[2]?.totalPaise).toBe(122_000)
  },
)

test.each([
  ['dont submit', 'All right, nothing was sent.'],
  ['kal bhejna', 'I can’t send it later on my own'],
  ['half of the hotel is mine', 'Tell me which part of which receipt'],
  ['send it later', 'I can’t send it later on my own'],
  ['please submit this on friday', 'I can’t send it later on my own'],
  ['how soon will i be paid', 'I can’t tell when the money comes'],
  ['waht was the totl again', 'The total of 3 receipts is **₹8,350.00**'],
  ['the dinner was for 4 people', 'Noted for your approver: “4 people” (receipt 3 (Coastal Spice))'],
  ['claim the hotel on its own', 'All receipts here are claimed together'],
  ['who will get it', '**Meera Iyer**, who gets it by email'],
  ['is it with my manager now', 'No, not yet.'],
  ['can i still change it', 'choose Edit'],
  ['when will i get my money', 'I can’t tell when the money comes'],
  ['I drove 120 km in my own car on 18 May', 'Tell me where it began'],
  ['the hotel was shared, only half is mine', 'Tell me which part of which receipt'],
  ['put the hotel in a separate claim', 'All receipts here are claimed together'],
  ['how much can i spend on food a day', 'policy'],
])('%s', async (message, words) => {
  const { text, held } = await say(THREE, message)
  expect(text).toContain(words)
  expect(held.map(({ totalPaise }) => totalPaise)).toEqual([540_000, 64_000, 231_000])
})
