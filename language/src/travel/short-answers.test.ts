import { expect, test } from 'vitest'
import type { Context, Slots } from './types.ts'
import { understand } from './understand.ts'

const read = (text: string, context: Partial<Context> = {}) => understand(text, { today: '2026-06-10', ...context })

test.each(['2', '#2', '2.', 'two', '2nd', 'option 2', 'no. 2', 'the 2nd one please', 'doosra'])(
  '"%s" chooses the second of the results where a choice is asked for',
  (text) => {
    const known: Slots = { from: 'Delhi', to: 'Mumbai', depart: '2026-06-12' }
    expect(read(text, { choosing: true, domain: 'flight', known })).toMatchObject({
      intent: 'select',
      selection: { by: 'ordinal', index: 2 },
      slots: {},
    })
  },
)

test('a number says something else where more is said, or no choice is asked for', () => {
  expect(read('2 June', { choosing: true }).intent).not.toBe('select')
  expect(read('2 stops', { choosing: true }).slots).toEqual({ stops: 2 })
  expect(read('2').intent).toBe('other')
  expect(read('2', { requested: ['guests'] }).slots).toEqual({ guests: 2 })
})

test.each<[string, Slots]>([
  ['business class', { class: 'business' }],
  ['change to business class', { class: 'business' }],
  ['business', { purpose: 'business' }],
  ['thanks, business', { purpose: 'business' }],
  ['business, in business class', { class: 'business', purpose: 'business' }],
])('"%s" when the purpose is asked', (text, slots) => {
  expect(read(text, { requested: ['purpose'] }).slots).toEqual(slots)
})

test.each(['bhej do', 'bhejo', 'haan bhej dijiye', 'send it', 'please send it', 'send it please'])(
  '"%s" is submit',
  (text) => {
    expect(read(text).intent).toBe('submit')
  },
)

test.each(['flight bhej do Delhi se Mumbai', 'can you send it to my phone'])('"%s" is not', (text) => {
  expect(read(text).intent).not.toBe('submit')
})

test.each(['TRP-2026-000123 status', 'TRP-2026-000123', 'trp 2026 000123 status', 'TRP-2026-000123 ka status'])(
  '"%s" asks for that trip, whatever is awaited',
  (text) => {
    for (const context of [{}, { requested: ['depart'] as const }, { choosing: true }])
      expect(read(text, context)).toMatchObject({ intent: 'ask_status', trip: 'TRP-2026-000123', slots: {} })
  },
)

test.each([
  'none of your business',
  'my business is my own',
  'mind your own business',
  "that's my own business",
  'none of your personal business',
  'my work is my own',
])('"%s" is no purpose', (text) => {
  expect(read(text, { requested: ['purpose'], domain: 'flight' }).slots).toEqual({})
})

test.each(['business', "it's business", 'for business', 'official business', 'my business meeting', 'work'])(
  '"%s" is the purpose business',
  (text) => {
    expect(read(text, { requested: ['purpose'], domain: 'flight' }).slots).toMatchObject({ purpose: 'business' })
  },
)
