import { runs } from '@pravas/language/testing/full-run'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sayAfter, sayWith } from './saying.fixture.ts'
import type { DialogueState } from './state.ts'
import type { NumberedReceipt } from './texts.ts'

const RECEIPTS: Partial<NumberedReceipt>[] = [
  { merchant: 'Marina Rooms', category: 'Accommodation', date: '2026-06-05', totalPaise: 540_000, place: 'Mumbai' },
  { merchant: 'City Cabs', category: 'Transport', date: '2026-06-06', totalPaise: 64_000, paymentMeans: 'cash' },
  { merchant: 'Coastal Spice', category: 'Food', date: '2026-06-05', totalPaise: 231_000 },
]

/** Change nothing and send nothing. */
const QUESTIONS = [
  'how much is it all together',
  'what is the date of the cab',
  'which receipts have no GSTIN?',
  'compare the hotel and the dinner',
  'split by category',
  'how much did I spend on food last month',
  'status of my claims',
  'who approves it',
  'hello',
  'thank you',
  'cab ka kitna hua',
  'रसीद 2 की तारीख क्या है',
  "don't send it yet",
  'the cab was fine',
  'keep receipt 2',
]
/** Change one field of one receipt, or ask before they do. */
const CHANGES = [
  'the total of receipt 2 is 700',
  'the dinner was 1,900 rupees',
  'the date of the cab is 4 June',
  'category of receipt 2 is Food',
  'receipt 2 was paid by UPI',
  'cab ka total saadhe saat sau hai',
  'रसीद 2 की राशि 700 है',
  'receipt 1 has no GSTIN',
]
/** Send, when nothing else is said. */
const ORDERS = ['send reimbursement', 'please send reimbursement now', 'ok, send for approval', 'reimbursement bhej do']

const NOUNS = [
  'Andheri',
  'zebra',
  'lounge',
  'Infosys',
  'parking',
  'Priya',
  'Wankhede',
  'umbrella',
  'taxman',
  'Cloudhost',
]
const DEVANAGARI = ['लाउंज', 'अंधेरी', 'प्रिया', 'छाता', 'पुस्तकालय']
const NUMBERS = ['7', '42', '450', '1,275', '३५०', '2.5']

/** A sentence of some with words put into it at some of its gaps. */
const inserted = (sentences: readonly string[], words: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...sentences),
      fc.array(fc.tuple(fc.nat(20), fc.constantFrom(...words)), { minLength: 1, maxLength: 2 }),
    )
    .map(([sentence, additions]) => {
      const said = sentence.split(' ')
      for (const [gap, word] of additions) said.splice(gap % (said.length + 1), 0, word)
      return { sentence, said: said.join(' '), words: additions.map(([, word]) => word) }
    })

const lettersOf = (alphabet: string) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: 6, maxLength: 11 }).map((letters) => letters.join(''))
/** Words and numbers of all kinds. */
const strange = fc.oneof(
  lettersOf('abcdefghijklmnopqrstuvwxyz'),
  lettersOf('कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह'),
  // The count of the receipts may be said.
  fc.integer({ min: 4, max: 99_999 }).map(String),
  fc.constantFrom(...NOUNS, ...DEVANAGARI),
)

const RUNS = { seed: 20261122, numRuns: runs({ usual: 40, full: 100 }) }

const CLAIMED = {
  expenseNumbers: ['EXP-2026-000001'],
  totalPaise: 100,
  receiptCount: 3,
  statuses: ['pending' as const],
  approver: 'Meera Iyer',
  repeated: false,
  undated: [],
  unconfirmed: [],
  doubtful: [],
  findings: [],
}

async function effectsOf(message: string, isOrder = false, before: DialogueState = {}) {
  const effects: string[] = []
  const note = (what: string) => {
    effects.push(what)
    return Promise.resolve(true)
  }
  const { text } = await sayWith(
    {
      change_receipt: ({ receipt_id, change }) =>
        note(
          `${receipt_id} ${Object.keys(change)
            .filter((field) => field !== 'currency')
            .join()}`,
        ),
      revert_receipt: ({ receipt_id }) => note(`${receipt_id} back`),
      remove_receipt: ({ receipt_id }) => note(`${receipt_id} removed`),
      restore_receipt: ({ receipt_id }) => note(`${receipt_id} restored`),
      choose_claim: () => note('chosen'),
      resolve_duplicate: async () => void (await note('resolved')),
      submit_claim: async () => {
        await note('sent')
        return CLAIMED
      },
    },
    before,
    RECEIPTS,
    isOrder ? { order: message } : message,
  )
  return { effects, text }
}

/** The state in which it was asked whether to send. */
const { state: ASKED } = await sayAfter({}, RECEIPTS, 'should I send it?')

describe('words put into a sentence', () => {
  test('make no question change or send anything', async () => {
    const words = [...NOUNS, ...DEVANAGARI, ...NUMBERS]
    await fc.assert(
      fc.asyncProperty(inserted(QUESTIONS, words), async ({ said }) => {
        expect((await effectsOf(said)).effects).toEqual([])
      }),
      RUNS,
    )
  })

  test('make a change no other one', async () => {
    const words = [...NOUNS, ...DEVANAGARI, ...NUMBERS]
    const plain = new Map<string, string[]>()
    for (const sentence of CHANGES) plain.set(sentence, (await effectsOf(sentence)).effects)
    await fc.assert(
      fc.asyncProperty(inserted(CHANGES, words), async ({ sentence, said }) => {
        const allowed = plain.get(sentence) ?? []
        for (const effect of (await effectsOf(said)).effects) expect(allowed).toContain(effect)
      }),
      RUNS,
    )
  })

  test('keep an order from sending', async () => {
    for (const order of ORDERS) expect((await effectsOf(order, true)).effects).toEqual(['sent'])
    await fc.assert(
      fc.asyncProperty(inserted(ORDERS, [...NOUNS, ...DEVANAGARI, ...NUMBERS]), async ({ said }) => {
        expect((await effectsOf(said, true)).effects).toEqual([])
      }),
      RUNS,
    )
  })

  test('that nobody knows keep an order from sending', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ORDERS), strange, fc.nat(20), async (order, word, gap) => {
        const said = order.split(' ')
        said.splice(gap % (said.length + 1), 0, word)
        expect((await effectsOf(said.join(' '), true)).effects, said.join(' ')).toEqual([])
      }),
      RUNS,
    )
  })

  test('keep a yes to the question whether to send from sending', async () => {
    const yeses = ['yes', 'yes please', 'haan bhej do', 'yes, send it', 'हाँ भेज दो', 'go ahead']
    for (const yes of yeses) expect((await effectsOf(yes, false, ASKED)).effects, yes).toEqual(['sent'])
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...yeses), strange, fc.nat(20), async (yes, word, gap) => {
        const said = yes.split(' ')
        said.splice(gap % (said.length + 1), 0, word)
        expect((await effectsOf(said.join(' '), false, ASKED)).effects, said.join(' ')).toEqual([])
      }),
      RUNS,
    )
  })

  test.each([
    'how much was the cab near Andheri',
    'कैब का टोटल कितना लाउंज',
    'thanks zebra',
    'status of my claims, Priya',
  ])('%s: what no rule read is named in the reply', async (message) => {
    const { text } = await effectsOf(message)
    expect(text).toMatch(/didn’t catch|didn’t get that|did not understand/)
  })
})
