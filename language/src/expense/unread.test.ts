import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../testing/full-run.ts'
import { romanised } from '../text/devanagari.ts'
import { isEnglishWord } from '../text/english-words.ts'
import { contextOf } from './context.fixture.ts'
import { interpretExpense } from './interpret.ts'

const CONTEXT = contextOf([
  { merchant: 'Marina Rooms', category: 'Accommodation', date: '2026-06-05', totalPaise: 540_000 },
  { merchant: 'City Cabs', category: 'Transport', date: '2026-06-06', totalPaise: 64_000 },
  { merchant: 'Coastal Spice', category: 'Food', date: '2026-06-05', totalPaise: 231_000 },
])

/** Sentences of all kinds; a word is put into each of them at any place. */
const SENTENCES = `
how much is it all together
what is the date of the cab
which receipts have no GSTIN?
compare the hotel and the dinner
how much did I spend on food last month
cab ka kitna hua
रसीद 2 की तारीख क्या है
what have I changed so far
how much GST can we claim back
status of my claims
who approves it
approve my claim
how much did Priya claim
which receipts of the Mumbai trip
what is the hotel limit in Mumbai
will it be paid tomorrow
how long does approval take
hello
thank you
don't send it yet
can I send it later
should I send it for approval?
send reimbursement
please send them to my manager
reimbursement bhej do
keep receipt 2
undo that
restore receipt 2
remove the cab
remove receipt 2
delete the third one
discard the duplicate
these are different bills
receipt 2 is a different purchase
make it one expense per receipt
claim them separately
link it to my Mumbai trip
the total of receipt 2 is 700
the dinner was 1,900 rupees
the date of the cab is 4 June
category of receipt 2 is Food
receipt 2 was paid by UPI
cab ka total saadhe saat sau hai
रसीद 2 की राशि 700 है`
  .trim()
  .split('\n')

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const DEVANAGARI = 'कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह'
const lettersOf = (alphabet: string, length: { minLength: number; maxLength: number }) =>
  fc.array(fc.constantFrom(...alphabet), length).map((letters) => letters.join(''))

/** A word that no list holds and that no slip makes of one. */
const unknown = lettersOf(LATIN, { minLength: 7, maxLength: 12 }).filter((word) => !isEnglishWord(word))
const name = unknown.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
const unknownHindi = lettersOf(DEVANAGARI, { minLength: 6, maxLength: 9 })
const noun = fc.constantFrom(
  ...'lounge umbrella stapler sandwich elephant zebra taxman Andheri Rakesh Wankhede Infosys Zanzibar wheelchair projector laptop जूता छाता राकेश अंधेरी'.split(
    ' ',
  ),
)
const number = fc.integer({ min: 10, max: 99_999 }).map(String)

/** A sentence with a word put in between two of its words, or at an end. */
const inserted = (word: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...SENTENCES), word, fc.nat()).map(([sentence, insertion, nth]) => {
    const words = sentence.split(' ')
    const at = nth % (words.length + 1)
    const start = [...words.slice(0, at), ''].join(' ').length
    const message = [...words.slice(0, at), insertion, ...words.slice(at)].join(' ')
    return { sentence, message, insertion, start, end: start + insertion.length }
  })

/** A longer run: FUZZ_RUNS=20000 vitest run --project language expense/unread. */
const SETTINGS = { seed: 20_260_610, numRuns: Number(process.env.FUZZ_RUNS ?? runs({ usual: 60, full: 400 })) }

const slotsOf = (message: string) => interpretExpense(message, CONTEXT).acts.map(({ intent, slots }) => [intent, slots])

/** Whether a word comes back as unread, or a slot holds it. Who asks what nobody here knows is told so, and not which words. */
function isAccountedFor({
  message,
  insertion,
  start,
  end,
}: {
  message: string
  insertion: string
  start: number
  end: number
}) {
  const { acts, unread } = interpretExpense(message, CONTEXT)
  if (unread.some((span) => span.start <= start && end <= span.end)) return true
  const slots = JSON.stringify(acts.map((act) => act.slots)).toLowerCase()
  const isAnsweredAsUnknown = acts.some(
    ({ intent, slots: held }) => intent === 'ask_unknown' || ('kind' in held && held.kind !== 'change'),
  )
  return (
    isAnsweredAsUnknown || slots.includes(insertion.toLowerCase()) || slots.includes(romanised(insertion).toLowerCase())
  )
}

test('a noun or a name that nobody knows comes back as unread, or a slot holds it', () => {
  fc.assert(
    fc.property(inserted(fc.oneof(unknown, name, unknownHindi, noun)), (one) => {
      expect(isAccountedFor(one), one.message).toBe(true)
    }),
    SETTINGS,
  )
})

test('a number comes back as unread, or changes what a slot holds', () => {
  fc.assert(
    fc.property(inserted(number), (one) => {
      const isHeld = JSON.stringify(slotsOf(one.message)) !== JSON.stringify(slotsOf(one.sentence))
      expect(isAccountedFor(one) || isHeld, one.message).toBe(true)
    }),
    SETTINGS,
  )
})

test.each([
  'how many nights was the hotel, 3 nights?',
  'was it 3 nights',
  'which receipts are for the 3 people',
  'what did the cab cost for 3 km',
  'what did the cab cost for 3km',
  'what did the cab cost with km 3',
  'what was the hotel with 3% gst',
  'is the hotel bill 3 nights?',
  'remove the hotel bill for 3 nights',
  'hotel nights 3',
  'actually 3 nights',
  'the hotel bill covers 3 nights',
])('a figure beside a unit counts no receipt: %s', (message) => {
  const { unread } = interpretExpense(message, CONTEXT)
  const at = message.indexOf('3')
  expect(unread.some(({ start, end }) => start <= at && at < end)).toBe(true)
})

test.each(['what is the date of 2 and 3', 'receipt 2 nights is 3', 'delete bill 2 and 3', 'date of #3'])(
  'a figure counts receipts elsewhere: %s',
  (message) => {
    expect(interpretExpense(message, CONTEXT).unread).toEqual([])
  },
)

test('without such a word nothing of these sentences is unread', () => {
  for (const sentence of SENTENCES) expect(interpretExpense(sentence, CONTEXT).unread, sentence).toEqual([])
})

test('a word is evidence of an act or unread, never both', () => {
  fc.assert(
    fc.property(inserted(fc.oneof(unknown, name, number, noun)), ({ message }) => {
      const { acts, unread } = interpretExpense(message, CONTEXT)
      for (const { evidence } of acts)
        for (const word of evidence)
          expect(unread.some(({ start, end }) => word.start < end && start < word.end && word.end <= end)).toBe(false)
    }),
    SETTINGS,
  )
})
