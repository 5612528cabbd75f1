import { expect, test } from 'vitest'
import type { Context, Leg, Slots } from './types.ts'
import { understand } from './understand.ts'

const today = '2026-02-25'
const read = (text: string, context: Partial<Context> = {}) => understand(text, { today, ...context })

const words = ({ from, to, depart }: Leg) => `${from ?? '?'} ${to ?? '?'} ${depart ?? '-'}`
const legs = (slots: Slots) => (slots.legs ?? []).map(words)
const ROUND = ['Delhi Mumbai 2026-03-05', 'Mumbai Bangalore 2026-03-08', 'Bangalore Delhi 2026-03-11']

test.each([
  'Delhi to Mumbai on 5 March, then Bangalore on the 8th, back to Delhi on the 11th',
  'delhi se mumbai 5 march ko, phir bangalore 8 ko, wapas delhi 11 ko',
  'del bom 5 mar blr 8 del 11',
  'dlehi to mumbia on 5 mrch thn banglore 8th thn bak to delhi 11th',
  'on 5 march delhi to mumbai, on the 8th to bangalore and on the 11th back to delhi',
  'From Delhi to Mumbai 5th March. From Mumbai to Bangalore 8th March. From Bangalore to Delhi 11th March.',
  'Delhi-Mumbai-Bangalore-Delhi on 5, 8 and 11 march',
  'DELHI TO MUMBAI 5 MARCH THEN ON TO BANGALORE 8 MARCH THEN HOME 11 MARCH',
])('three flights in "%s"', (text) => {
  const said = read(text)
  expect(said.journey).toEqual({ do: 'plan' })
  expect(legs(said.slots)).toEqual(ROUND)
})

test('nights between flights say when the next one leaves', () => {
  const { slots } = read('Mumbai to Delhi tomorrow, 3 nights there, then Kolkata for 2 nights, then home')
  expect(legs(slots)).toEqual(['Mumbai Delhi 2026-02-26', 'Delhi Kolkata 2026-03-01', 'Kolkata Mumbai 2026-03-03'])
})

test.each([
  ['with a hotel in Mumbai for 2 nights', ['Mumbai'], 2],
  ['with hotels in all cities, 2 nights each', 'every', 2],
  ['with hotels', 'every', undefined],
])('nights of hotels beside the days of the flights: %s', (hotels, stays, nights) => {
  const said = read(`Delhi to Mumbai on 5 March, then Bangalore on the 8th, back to Delhi on the 11th ${hotels}`)
  expect(said.journey).toEqual({ do: 'plan', stays, nights })
  expect(legs(said.slots)).toEqual(ROUND)
})

test('nights that say when the next flight leaves are not those of hotels', () => {
  const said = read('Delhi to Mumbai on 5 March for 3 nights, then Bangalore for 2 nights, back to Delhi with hotels')
  expect(said.journey).toEqual({ do: 'plan', stays: 'every' })
})

test('so many days in each city say when every flight leaves', () => {
  const { slots } = read('Delhi - Mumbai - Bangalore - Delhi starting 5 March, 3 days in each city')
  expect(legs(slots)).toEqual(ROUND)
})

test('a stop with nights of its own is a leg; one without is a stop', () => {
  const stays = read('Delhi to Chennai via Mumbai, stopping in Mumbai for two nights, leaving 5 march')
  expect(legs(stays.slots)).toEqual(['Delhi Mumbai 2026-03-05', 'Mumbai Chennai 2026-03-07'])
  expect(read('Delhi to Chennai via Mumbai on 5 march').journey).toBeUndefined()
})

test.each([
  'Delhi to Mumbai on 5 March and back to Delhi on the 8th',
  'Delhi to Mumbai to Chennai on 5 March',
  'Delhi to Mumbai or Bangalore on 5 March',
  'Delhi to Mumbai on 5 March, return on the 8th',
])('"%s" is no journey over several cities', (text) => {
  expect(read(text).journey).toBeUndefined()
})

test('hotels are wished for the cities named with them, or for every stop', () => {
  const route = 'Delhi to Mumbai on 5 March, then Bangalore on the 8th, back to Delhi on the 11th'
  expect(read(`${route} with hotels in Mumbai and Bangalore`)).toMatchObject({
    journey: { do: 'plan', stays: ['Mumbai', 'Bangalore'] },
  })
  expect(read(`${route} with hotels`).journey).toEqual({ do: 'plan', stays: 'every' })
})

const known: Slots = {
  from: 'Bangalore',
  to: 'Delhi',
  depart: '2026-03-11',
  legs: [
    { from: 'Delhi', to: 'Mumbai', depart: '2026-03-05' },
    { from: 'Mumbai', to: 'Bangalore', depart: '2026-03-08' },
    { from: 'Bangalore', to: 'Delhi', depart: '2026-03-11' },
  ],
}

test.each([
  ['drop the bangalore leg', { do: 'drop', leg: 2 }],
  ['cancel the second leg', { do: 'drop', leg: 2 }],
  ['bangalore nahi jana', { do: 'drop', leg: 2 }],
  ['change the second leg to the 9th', { do: 'change', leg: 2, depart: '2026-03-09' }],
  ['mumbai to bangalore on the 9th instead', { do: 'change', leg: 2, depart: '2026-03-09' }],
  ['make bangalore the 9th', { do: 'change', leg: 2, depart: '2026-03-09' }],
  ['chennai instead of bangalore', { do: 'replace', stop: 'Bangalore', by: 'Chennai' }],
  ['add hotels in mumbai and bangalore', { do: 'stay', stays: ['Mumbai', 'Bangalore'] }],
])('"%s" changes the journey that is there', (text, journey) => {
  expect(read(text, { domain: 'flight', known }).journey).toEqual(journey)
})

test('what comes to a trip begins where it ends', () => {
  const trip: Slots = { from: 'Delhi', to: 'Mumbai', depart: '2026-03-05' }
  const said = read('then Bangalore on the 8th', { domain: 'flight', known: trip })
  expect(said.journey).toEqual({ do: 'add' })
  expect(legs(said.slots)).toEqual(['Mumbai Bangalore 2026-03-08'])
})

test('of two days both are given', () => {
  const { problems, slots } = read('tomorrow or maybe the day after', { requested: ['depart'], domain: 'flight' })
  expect(problems).toEqual([{ kind: 'alternatives', slot: 'depart', days: ['2026-02-26', '2026-02-27'] }])
  expect(slots.depart).toBeUndefined()
})

test.each([
  [
    'need to go delhi to pune on 15 march and from there to bangalore on 17th, back to delhi 19th',
    ['Delhi Pune 2026-03-15', 'Pune Bangalore 2026-03-17', 'Bangalore Delhi 2026-03-19'],
  ],
  [
    'i have to visit mumbai on 9 march and then chennai on 11 march from delhi, back home on 12th',
    ['Delhi Mumbai 2026-03-09', 'Mumbai Chennai 2026-03-11', 'Chennai Delhi 2026-03-12'],
  ],
])('where a journey begins: %s', (text, flights) => {
  expect(legs(read(text, { serves: 'india' }).slots)).toEqual(flights)
})

test('hotels at some stops and not at others', () => {
  const known = {
    legs:
      read('delhi to pune 15 march, then bangalore 17 march, back to delhi 19 march', { serves: 'india' }).slots.legs ??
      [],
  }
  expect(read('hotel only in pune, not bangalore', { serves: 'india', known }).journey).toEqual({
    do: 'stay',
    stays: ['Pune'],
    without: ['Bangalore'],
  })
})

test.each([
  ['indigo for the second', 2, { airline: 'IndiGo' }],
  ['for 2nd flight evening only', 2, { depart_period: 'evening' }],
])('a wish for one flight of a journey: %s', (text, leg, slots) => {
  const known = {
    legs:
      read('delhi to pune 15 march, then bangalore 17 march, back to delhi 19 march', { serves: 'india' }).slots.legs ??
      [],
  }
  const said = read(text, { serves: 'india', known, choosing: true })
  expect(said.journey).toEqual({ do: 'change', leg })
  expect(said.slots).toEqual(slots)
})
