import { expect, test } from 'vitest'
import { choiceIn, scopesFor, withChoice } from './choice.ts'

const manager = scopesFor({ isAdmin: true, isSuperAdmin: false })

test('each role chooses from what it may see', () => {
  expect(scopesFor({ isAdmin: false, isSuperAdmin: true })).toEqual(['own'])
  expect(manager).toEqual(['own', 'team'])
  expect(scopesFor({ isAdmin: true, isSuperAdmin: true })).toEqual(['own', 'team', 'organisation'])
})

test.each([
  ['', { scope: 'team', range: '12-months' }],
  ['scope=own&range=financial-year', { scope: 'own', range: 'financial-year' }],
  ['scope=organisation&range=for-ever', { scope: 'team', range: '12-months' }],
])('the address "%s" asks for %o', (address, choice) => {
  expect(choiceIn(new URLSearchParams(address), manager)).toEqual(choice)
})

test('a choice stands in the address unless it is the usual one', () => {
  const search = new URLSearchParams('view=all&range=3-months')
  expect(withChoice(search, { scope: 'own', range: '12-months' }, manager).toString()).toBe('view=all&scope=own')
  expect(withChoice(search, { scope: 'team', range: '6-months' }, manager).toString()).toBe('view=all&range=6-months')
})
