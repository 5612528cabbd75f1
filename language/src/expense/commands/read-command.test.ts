import { describe, expect, test } from 'vitest'
import { numberedReceipts } from '../receipts/receipts.fixture.ts'
import { commandIn } from './read-command.ts'

const OPEN = numberedReceipts([
  { merchant: 'Swiggy', category: 'Food', fileName: 'swiggy.png' },
  { merchant: 'City Cabs', category: 'Transport' },
  { merchant: 'Sea Palace', category: 'Accommodation' },
])

const wished = (message: string) => {
  const wish = commandIn(message, { open: OPEN, today: '2026-06-10' })
  if (!wish) return undefined
  return 'about' in wish
    ? `${wish.act} ${wish.about}`
    : 'several' in wish && wish.several
      ? `${wish.act} all`
      : wish.act
}

describe('a removal', () => {
  test.each([
    ['swiggy wali receipt hata do, wo personal tha', 'remove swiggy wali receipt'],
    ['the hotel was a client’s, get rid of it', 'remove receipt 3'],
    ['ok but leave receipt 3 out', 'remove receipt 3'],
    ['cab ko hata do please', 'remove cab'],
    ['take the cab bill out, it was my own', 'remove the cab bill'],
    ['drop the cab one, office pays it directly', 'remove the cab one'],
    ['remove receipt 3, na na receipt 2', 'remove receipt 2'],
    ['delete the hotel, sorry i mean the cab', 'remove the cab'],
    ['can you throw out the cab bill?', 'remove the cab bill'],
    ['he said remove the hotel', 'remove the hotel'],
    ['remove receipts 2, 3 and 9', 'remove receipts 2, 3 and 9'],
    ['receipt 2 should be removed', 'remove receipt 2'],
    ['रसीद 2 हटा दो', 'remove रसीद 2'],
    ['hotel wala bill nikal do yaar', 'remove hotel wala bill'],
  ])('%s', (message, expected) => {
    expect(wished(message)).toBe(expected)
  })
})

describe('what is taken back, or was no wish', () => {
  test.each([
    ['remove the cab.. or wait let me check with my boss first', 'leave'],
    ['hotel hatao, nahi rehne do', 'leave'],
    ['delete the hotel... actually dont', 'leave'],
    ['delete swiggy? no wait', 'leave'],
    ['cab wali rasid delete mat karna', 'keep cab wali rasid'],
    ["don't remove the hotel", 'keep the hotel'],
    ['remove it if it is a duplicate', undefined],
    ['cab hatao kya?', undefined],
    ['what happens when i say remove receipt 1', undefined],
    ['what would be left if i removed receipt 2?', undefined],
    ['you removed the wrong one!', undefined],
    ['how do I remove a receipt?', undefined],
    ['i will delete it later', undefined],
    ['the cab was fine', undefined],
  ])('%s', (message, expected) => {
    expect(wished(message)).toBe(expected)
  })
})

describe('what is to come back', () => {
  test.each([
    ['undo', 'undo'],
    ['arre galti se hata diya, wapas lao', 'undo'],
    ['bring it back, hr says it is allowed', 'undo'],
    ['undo the last change you made', 'undo'],
    ['undo the one before as well', 'undo'],
    ['galti ho gayi, dono wapas lao', 'undo'],
    ['restore everything', 'undo all'],
    ['undo the last two changes please', 'undo all'],
    ['wapas le aao swiggy ko, team lunch tha', 'restore swiggy'],
    ['bring the cab back into the list', 'restore the cab'],
    ['put receipt 2 back', 'restore receipt 2'],
    ['set the total back to 655', undefined],
    ['how do i undo?', undefined],
  ])('%s', (message, expected) => {
    expect(wished(message)).toBe(expected)
  })
})
