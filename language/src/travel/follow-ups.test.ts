import { expect, test } from 'vitest'
import type { Context, Slots } from './types.ts'
import { understand } from './understand.ts'

const TODAY = '2026-08-03'
const FLIGHT: Slots = { from: 'Chennai', to: 'Delhi', depart: '2026-08-18' }

const hear = (text: string, more: Partial<Context> = {}) =>
  understand(text, { today: TODAY, domain: 'flight', known: FLIGHT, choosing: true, ...more })

test.each([
  ['what about 24?', { depart: '2026-08-24' }],
  ['and the day after?', { depart: '2026-08-19' }],
  ['a day earlier', { depart: '2026-08-17' }],
  ['two days sooner please', { depart: '2026-08-16' }],
  ['go back to the 18th', { depart: '2026-08-18' }],
  ['26 ko wapas', { return: '2026-08-26' }],
])('with a day held, "%s" moves it', (text, slots) => {
  expect(hear(text).slots).toEqual(slots)
})

test.each([
  ['change thursday to friday', { depart: '2026-08-21' }],
  ['move the 20th to the 21st', { depart: '2026-08-21' }],
  ['change saturday to sunday', { return: '2026-08-23' }],
  ['change saturday to 24 august', { return: '2026-08-24' }],
])('"%s" exchanges the day that is held', (text, slots) => {
  const known = { ...FLIGHT, depart: '2026-08-20', return: '2026-08-22' }
  expect(hear(text, { known })).toMatchObject({ slots, problems: [] })
})

test('a day that is not held is exchanged for none', () => {
  const known = { ...FLIGHT, depart: '2026-08-20', return: '2026-08-22' }
  const { slots, problems } = hear('move the 21st to the 24th', { known })
  expect(slots).toEqual({})
  expect(problems).toMatchObject([{ kind: 'excluded' }])
})

test('a return is changed to a bare day', () => {
  const known = { ...FLIGHT, return: '2026-08-21' }
  expect(hear('change the return to 23', { known }).slots).toEqual({ return: '2026-08-23' })
})

test.each([
  ['25', { check_out: '2026-08-25' }],
  ['3', { nights: 3 }],
  ['5 nights', { nights: 5 }],
])('"%s" ends a stay that begins on the 18th', (text, slots) => {
  const known: Slots = { city: 'Delhi', check_in: '2026-08-18' }
  const said = hear(text, { domain: 'hotel', known, requested: ['check_out', 'nights'], choosing: false })
  expect(said.slots).toEqual(slots)
})

test.each(['cheaper than 7000', 'anything cheaper than Rs 7,000?'])('"%s" is a limit and chooses nothing', (text) => {
  expect(hear(text)).toMatchObject({ slots: { max_price_paise: 700_000 } })
  expect(hear(text).intent).not.toBe('select')
})

test('a time to be there is one of arrival', () => {
  expect(hear('get to Delhi before noon').slots).toMatchObject({ arrive_before: '12:00' })
  expect(hear('leave before noon').slots).toMatchObject({ depart_before: '12:00' })
})

test('the flight that leaves at a bare hour is named in both halves of the day', () => {
  const said = hear('the one that leaves at 9')
  expect(said).toMatchObject({ intent: 'select', selection: { by: 'departure', time: '09:00', other: '21:00' } })
})

test.each([
  ['kaam', 'business'],
  ['office', 'business'],
  ['ek shaadi hai', 'personal'],
  ['a course', 'training'],
])('"%s" is a purpose where it was asked for', (text, purpose) => {
  expect(hear(text, { requested: ['purpose'], choosing: false }).slots).toEqual({ purpose })
})

test('"actually business" corrects a purpose, unless a class was spoken of', () => {
  const known: Slots = { ...FLIGHT, purpose: 'training' }
  expect(hear('actually business', { known }).slots).toEqual({ purpose: 'business' })
  expect(hear('actually business', { known: { ...known, class: 'first' } }).slots).toEqual({ class: 'business' })
})

test.each([
  ['status batao', 'ask_status'],
  ['show my rejected trips', 'ask_status'],
  ['how many requests do I have pending', 'ask_status'],
  ['has my manager replied', 'ask_status'],
  ['how early should I book', 'ask_policy'],
  ['hotel cap for Delhi and Kolkata', 'ask_policy'],
  ['kya main business class le sakta hoon', 'ask_policy'],
  ['do I need to keep the bills', 'ask_policy'],
  ['per diem?', 'ask_policy'],
  ['madad chahiye', 'help'],
  ['which cities do you have?', 'help'],
  ['submit karo', 'submit'],
  ['send', 'submit'],
  ['👍', 'affirm'],
])('"%s" is %s', (text, intent) => {
  expect(hear(text).intent).toBe(intent)
})

test.each([
  ['lock the fare for me', 'topic'],
  ['notify me when it drops', 'topic'],
  ['the blue elephant sleeps upstairs', 'unknown'],
])('"%s" is out of scope as %s', (text, reason) => {
  expect(hear(text)).toMatchObject({ intent: 'out_of_scope', reason })
})

test('a day without a month stays in the month that is held, and a new route holds none', () => {
  expect(hear('make it the 25th').slots).toEqual({ depart: '2026-08-25' })
  expect(hear('make it the 25th', { known: { ...FLIGHT, depart: '2026-10-20' } }).slots).toEqual({
    depart: '2026-10-25',
  })
  const known = { ...FLIGHT, depart: '2026-10-20' }
  expect(hear('flights from Kolkata to Mumbai on the 25th', { known }).slots).toMatchObject({ depart: '2026-08-25' })
})

test.each(['the first one', 'the cheapest one', 'that one'])('"%s" counts no nights', (text) => {
  const known: Slots = { city: 'Delhi', check_in: '2026-08-18' }
  const said = hear(text, { domain: 'hotel', known, requested: ['check_out', 'nights'], choosing: false })
  expect(said.slots.nights).toBeUndefined()
})

test('"one moment" is no day', () => {
  const asked = { requested: ['depart'], choosing: false } as const
  expect(hear('one moment, how does my last trip stand?', asked)).toMatchObject({ intent: 'ask_status', slots: {} })
  expect(hear('28', asked).slots).toEqual({ depart: '2026-08-28' })
})

test.each<[string, Slots]>([
  ['agle mahine ki 5 tarikh ko', { depart: '2026-09-05' }],
  ['same day return Delhi Chennai 25 August', { depart: '2026-08-25', return: '2026-08-25' }],
  [
    'Delhi to Chennai on the 25th, back the same evening',
    { return: '2026-08-25', return_filters: { depart_period: 'evening' } },
  ],
  ['Delhi to Chennai on 20 August with a hotel till 22', { depart: '2026-08-20', check_out: '2026-08-22' }],
])('"%s" is read whole', (text, slots) => {
  const said = understand(text, { today: TODAY, requested: text.startsWith('agle') ? ['depart'] : [] })
  expect(said.slots).toMatchObject(slots)
  expect(said.slots.depart_period).toBeUndefined()
})

test.each([
  ['i only need a hotel in jaipur, no flight', 'search_hotel', { city: 'Jaipur' }],
  ['मुझे 18 दिसंबर को लखनऊ से मुंबई जाना है', 'search_flight', { from: 'Lucknow', to: 'Mumbai', depart: '2026-12-18' }],
  ['no no from hyderabad, to kolkata', 'correct', { from: 'Hyderabad', to: 'Kolkata' }],
])('%s', (message, intent, slots) => {
  expect(understand(message, { today: '2026-11-28', serves: 'india' })).toMatchObject({ intent, slots })
})

test('an opinion of one of the results takes it, and a purpose said alone is none of a class', () => {
  const context = {
    today: '2026-11-28',
    choosing: true,
    known: { from: 'Delhi', to: 'Mumbai', depart: '2026-12-10' },
  } as const
  expect(understand('second one looks good', context)).toMatchObject({
    intent: 'select',
    selection: { by: 'ordinal', index: 2 },
  })
  expect(understand('business', context).slots).toEqual({ purpose: 'business' })
  expect(understand('hotel for that night too', { ...context, domain: 'hotel' }).slots).toEqual({ nights: 1 })
})
