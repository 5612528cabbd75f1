import { wordsOf } from '@pravas/messages/testing/fingenie'
import { expect, test } from 'vitest'
import { say, sayWith } from './saying.fixture.ts'

const THREE = [
  { merchant: 'Udupi Grand', date: '2026-06-08', totalPaise: 157_000, category: 'Food' as const },
  { merchant: 'City Cabs', date: '2026-06-09', totalPaise: 69_000, category: 'Transport' as const },
  { merchant: 'Sea Palace', date: '2026-06-09', totalPaise: 640_000, category: 'Accommodation' as const },
]

test.each([
  ['cab hatao', [2]],
  ['cab ko hata do', [2]],
  ['कैब हटाओ', [2]],
  ['डिनर वाली रसीद हटा दो', [1]],
  ['dinner hata do aur hotel bhi', [1, 3]],
  ['cab delete karo', [2]],
  ['delete all', [1, 2, 3]],
  ['remove everything', [1, 2, 3]],
  ['remove everything except hotel', [1, 2]],
  ['delete all except the cab', [1, 3]],
  ['delete 1 and 3', [1, 3]],
  ['remove the receipt from City Cabs', [2]],
  ['remove the cab from yesterday', [2]],
])('%s: one question names all that would be removed', async (message, numbers) => {
  const { text, held } = await say(THREE, message)
  expect(text).toMatch(/^Shall I remove /)
  expect([...text.matchAll(/receipt (\d)/g)].map(([, number]) => Number(number))).toEqual(numbers)
  expect(held).toHaveLength(3)
  expect((await say(THREE, message, 'yes')).held).toHaveLength(3 - numbers.length)
})

test.each([
  'cab mat hatao',
  'cab hatao kya?',
  'delete mat karna hotel ko',
  'remove nahi karna cab',
  'delete cab? no wait',
  'remove the dinner... nahi, ruko',
  'remove the tax from the dinner',
  'remove not the cab',
  'can you delete claims already sent?',
  'delete hone ke baad wapas aata hai kya',
])('%s: nothing is to be removed', async (message) => {
  expect((await say(THREE, message)).text).not.toMatch(/Shall I remove|Which receipt shall I remove/)
})

test.each(['undo karo', 'wapas karo', 'undo kar do'])('%s undoes the last step', async (undo) => {
  expect((await say(THREE, 'the total of receipt 1 is 900', undo)).held).toMatchObject(THREE)
})

test('a removal that was undone by hand is skipped, and the step before it undone', async () => {
  // The receipt is never gone from the list, as after it was restored outside of the chat.
  const restored = { remove_receipt: async () => true, restore_receipt: async () => false }
  const said = ['the total of receipt 1 is 900', 'remove the cab', 'yes', 'undo'] as const
  const { text, held } = await sayWith(restored, {}, THREE, ...said)
  expect(text).toMatch(wordsOf('undo.already-back', { receipt: 'Receipt 2 (City Cabs)' }))
  expect(text).toMatch(wordsOf('undo.done', { field: 'total', receipt: 'receipt 1 (Udupi Grand)', value: '₹1,570.00' }))
  expect(held).toMatchObject(THREE)
  expect((await sayWith(restored, {}, THREE, ...said, 'undo')).text).toMatch(wordsOf('undo.nothing'))
})
