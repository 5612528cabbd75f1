import { expect, test } from 'vitest'
import { placeAt } from './place-names.ts'
import { clean, tokenise } from './tokens.ts'

const place = (text: string) => placeAt(tokenise(clean(text)), 0)

test.each([
  ['Bombay', 'Mumbai'],
  ['new delhi', 'Delhi'],
  ['Bengaluru', 'Bangalore'],
  ['madras', 'Chennai'],
  ['Calcutta', 'Kolkata'],
  ['maa', 'Chennai'],
  ['Rajiv Gandhi International Airport', 'Hyderabad'],
  ['IGI airport', 'Delhi'],
])('%s is %s', (text, city) => {
  expect(place(text)?.place.city).toBe(city)
})

test('satellite towns are places of their own that know their city', () => {
  expect(place('Gurgaon')?.place).toEqual({ name: 'Gurgaon', near: 'Delhi' })
  expect(place('navi mumbai')?.place).toEqual({ name: 'Navi Mumbai', near: 'Mumbai' })
})

test('other cities are recognised without being served', () => {
  expect(place('Pune')?.place).toEqual({ name: 'Pune' })
  expect(place('banaras')?.place).toEqual({ name: 'Varanasi' })
  expect(place('LHR')?.place).toEqual({ name: 'London' })
})

test('codes that are words elsewhere count only in capitals', () => {
  expect(place('pat')).toBeUndefined()
  expect(place('PAT')?.place.name).toBe('Patna')
})

test('the airport belongs to the name', () => {
  expect(place('Kolkata airport on Sunday')?.length).toBe(2)
})
