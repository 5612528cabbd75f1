import { expect, test } from 'vitest'
import { stateName, stateOf } from './gst-states.ts'
import { gstinCheckCharacter, isGstin, repairGstin } from './gstin.ts'

test.each([
  '27AAPFU0939F1ZV',
  '27AAACR5055K1Z7',
  '07AABCT1234H1ZO',
  '27AABCT1234H1ZM',
  '29AABCT1234H1ZI',
  '33AABCT1234H1ZT',
  '19AABCT1234H1ZJ',
  '36AABCT1234H1ZN',
])('%s is a GSTIN', (text) => {
  expect(isGstin(text)).toBe(true)
  expect(gstinCheckCharacter(text.slice(0, 14))).toBe(text[14])
})

test.each([
  ['27AAPFU0939F1ZO', 'wrong check character'],
  ['27aapfu0939f1zv', 'small letters'],
  ['27AAPFU0939F1Z', 'too short'],
  ['27AAPFU0939F1YV', 'no Z'],
  ['', 'empty'],
])('%s is none: %s', (text) => {
  expect(isGstin(text)).toBe(false)
})

test.each(['00', '39', '96'])('state code %s is refused even with the right check character', (state) => {
  const first14 = `${state}AAPFU0939F1Z`
  expect(isGstin(first14 + gstinCheckCharacter(first14))).toBe(false)
})

test('a PAN with the digits 0000 is refused', () => {
  const first14 = '27AAPFU0000F1Z'
  expect(isGstin(first14 + gstinCheckCharacter(first14))).toBe(false)
})

test('a valid GSTIN names its state', () => {
  expect(stateOf('27AAPFU0939F1ZV')).toBe('27')
  expect(stateName('27AAPFU0939F1ZV')).toBe('Maharashtra')
})

test('the check character is undefined for print outside the alphabet', () => {
  expect(gstinCheckCharacter('27AAPFU0939F1-')).toBeUndefined()
})

test.each([
  ['27AAPFUO939F1ZV', '27AAPFU0939F1ZV', 'a letter among the digits'],
  ['Z7AAPFU0939F12V', '27AAPFU0939F1ZV', 'Z and 2 exchanged'],
  ['29AABCT1234N1ZI', '29AABCT1234H1ZI', 'N for H'],
])('%s is repaired to %s: %s', (misread, right) => {
  expect(repairGstin(misread)).toBe(right)
})

test('what no single repair makes valid stays unrepaired', () => {
  expect(repairGstin('27AAPFU0939F1ZX')).toBeUndefined()
  expect(repairGstin('27AAPFU0939F1Z')).toBeUndefined()
})
