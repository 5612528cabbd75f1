import { wordsOf } from '@pravas/messages/testing/fingenie'
import { describe, expect, test } from 'vitest'
import type { Claimed } from '../../../expenses/draft/claim-rules.ts'
import type { FinGenieCalls } from '../engine.ts'
import { sayWith } from './saying.fixture.ts'
import {
  ASKS_ABOUT,
  MUST_ASK,
  MUST_SEND,
  NO_YES,
  POSTPONES,
  REFUSES_MESSAGE,
  REFUSES_ORDER,
} from './sending-phrases.fixture.ts'
import type { DialogueState } from './state.ts'

const LUNCH = { merchant: 'Udupi Grand', date: '2026-06-08', totalPaise: 157_000, category: 'Food' }
const CAB = { merchant: 'City Cabs', date: '2026-06-09', totalPaise: 138_000, category: 'Transport' }

/** What is sent, and the last answer, after these messages on two receipts over ₹2,950. */
async function sentBy(messages: (string | { order: string })[], before: DialogueState = {}, receipts = [LUNCH, CAB]) {
  const sent: unknown[] = []
  const claimed: Claimed = {
    expenseNumbers: ['EXP-2026-000001'],
    totalPaise: 295_000,
    receiptCount: 2,
    statuses: ['pending'],
    approver: 'Meera Iyer',
    undated: [],
    unconfirmed: [],
    doubtful: [],
    findings: [],
    repeated: false,
  }
  const submit_claim: FinGenieCalls['submit_claim'] = async ({ receipts: named } = {}) => {
    sent.push(named)
    return claimed
  }
  return { sent, ...(await sayWith({ submit_claim }, before, receipts, ...messages)) }
}

const ASKED = { order: 'should I send for approval?' }

describe('an order', () => {
  test.each(MUST_SEND)('that is a plain wish is sent: %s', async (order) => {
    const { sent, text } = await sentBy([{ order }])
    expect(sent).toEqual([undefined])
    expect(text).toMatch(wordsOf('sent.email', { numbers: 'EXP-2026-000001' }))
  })

  test.each(MUST_ASK)('that is none is not sent, and what it says beside it changes no receipt: %s', async (order) => {
    const { sent, text, held } = await sentBy([{ order }])
    expect(sent).toEqual([])
    expect(text).toMatch(/^Nothing was sent\./)
    expect(text).toMatch(/\?/)
    expect(held).toHaveLength(2)
  })
})

describe('an order that is no wish for now', () => {
  test.each([...ASKS_ABOUT, ...POSTPONES])('is answered, and nothing offered: %s', async (order) => {
    const { sent, text, state, held } = await sentBy([{ order }])
    expect(sent).toEqual([])
    expect(text).toMatch(/nothing was sent/i)
    expect(text).not.toMatch(wordsOf('send.ask'))
    expect(state.pending).toBeUndefined()
    expect(held).toHaveLength(2)
    expect((await sentBy([{ order }, 'yes'])).sent).toEqual([])
  })
})

test('the tables are long enough to mean something', () => {
  expect(MUST_SEND.length).toBeGreaterThanOrEqual(40)
  expect(MUST_ASK.length + REFUSES_ORDER.length + ASKS_ABOUT.length + POSTPONES.length).toBeGreaterThanOrEqual(90)
  expect(NO_YES.length).toBeGreaterThanOrEqual(30)
})

describe('a refusal', () => {
  test.each([...REFUSES_ORDER.map((order) => ({ order })), ...REFUSES_MESSAGE])(
    'is not followed by the question, and a yes after it sends nothing: %j',
    async (refusal) => {
      const { sent, text, state } = await sentBy([refusal])
      expect(sent).toEqual([])
      expect(text).toMatch(/^All right, nothing was sent\./)
      expect(text).not.toContain('Shall I')
      expect(state.pending).toBeUndefined()
      for (const yes of ['haan', 'yes', 'ok']) {
        expect((await sentBy([refusal, yes])).sent).toEqual([])
        expect((await sentBy([ASKED, refusal, yes])).sent).toEqual([])
      }
      expect((await sentBy([refusal, { order: 'send reimbursement' }])).sent).toHaveLength(1)
    },
  )

  test.each(['wait one sec', 'one minute', 'hold on a second please', 'ek minute ruko'])(
    'for a while is acknowledged: %s',
    async (message) => {
      expect((await sentBy([message])).text).toMatch(wordsOf('take-your-time'))
      const { text } = await sentBy([ASKED, message])
      expect(text).toMatch(wordsOf('send.later'))
      expect((await sentBy([ASKED, message, 'yes'])).sent).toEqual([])
    },
  )

  test.each([
    'hold on, let me ask arjun first',
    'ok submit it.. actually hold on, let me ask arjun first',
    'ek min ruko, pehle boss se puch lu',
    'abhi mat bhejna, boss se puchna hai',
    'i will check with finance first',
    'abhi submit mat karna, accountant se baat karke bataunga',
  ])('to ask or look first holds it until a go, after which it is asked again: %s', async (message) => {
    const { text, state } = await sentBy([ASKED, message])
    expect(text).toMatch(wordsOf('send.held', { count: 2 }))
    expect(state.pending).toBeUndefined()
    for (const go of ['yes go', 'he says fine', 'haan', 'ok send it']) {
      const { sent, state: after } = await sentBy([ASKED, message, go])
      expect(sent).toEqual([])
      expect(after.pending?.kind).toBe('send')
      expect((await sentBy([ASKED, message, go, 'yes'])).sent).toHaveLength(1)
    }
  })

  test.each(['wait, the total of the cab is 700', 'hold on, is the lunch in?', 'let me see the total'])(
    'is none where something else is wanted: %s',
    async (message) => {
      expect((await sentBy([message])).text).not.toMatch(wordsOf('send.held'))
    },
  )

  test.each(['hold the cab, send the lunch first', 'send the lunch, keep the cab for later', 'pehle lunch bhejo'])(
    'of some asks to take them out, and then to send the rest: %s',
    async (message) => {
      const { text, sent } = await sentBy([message])
      expect(text).toMatch(wordsOf('remove.ask'))
      expect(text).toContain('City Cabs')
      expect(sent).toEqual([])
      expect((await sentBy([message, 'yes'])).state.pending?.kind).toBe('send')
      expect((await sentBy([message, 'yes', 'yes'])).sent).toHaveLength(1)
    },
  )

  test.each(["why don't you send it?", 'did you not send it?', "don't forget to send reimbursement"])(
    'is none: %s',
    async (message) => {
      expect((await sentBy([message])).text).not.toMatch(wordsOf('send.refused'))
    },
  )
})

describe('the question whether to send', () => {
  test('names what would be sent and to whom', async () => {
    expect((await sentBy([ASKED])).text).toBe(
      'Nothing was sent. Shall I send 2 receipts, **₹2,950.00**, to **Meera Iyer** for approval? Answer **yes**, or write **send reimbursement**.',
    )
  })

  test.each([
    'yes',
    'Yes please',
    'go ahead',
    'haan',
    'haan bhej do',
    'हाँ',
    'जी',
    'जी हाँ',
    'ji',
    'yes, send both to Meera',
  ])('is answered by a plain yes, which sends what it named: %s', async (yes) => {
    const { sent } = await sentBy([ASKED, yes])
    expect(sent).toEqual([
      [
        { receiptId: 'id-1', totalPaise: 157_000 },
        { receiptId: 'id-2', totalPaise: 138_000 },
      ],
    ])
  })

  test.each(['ok', 'ok thanks', 'no problem', 'theek hai', 'fine', 'why not'])(
    'is asked again where an acknowledgement may mean that nothing was sent: %s',
    async (message) => {
      const { sent, text } = await sentBy([ASKED, message])
      expect(sent).toEqual([])
      expect(text).toMatch(wordsOf('send.ask', { count: 2 }))
      expect((await sentBy([ASKED, message, 'yes'])).sent).toHaveLength(1)
    },
  )

  test.each(NO_YES)('is answered by nothing else: %s', async (message) => {
    expect((await sentBy([ASKED, message])).sent).toEqual([])
  })

  test('is asked again once after something else, and then dropped', async () => {
    expect((await sentBy([ASKED, 'what is the total?'])).text).toMatch(/₹2,950\.00.*\n\nShall I send 2 receipts/s)
    expect((await sentBy([ASKED, 'what is the total?', 'yes'])).sent).toHaveLength(1)
    expect((await sentBy([ASKED, 'what is the total?', 'and the merchants?', 'yes'])).sent).toEqual([])
    expect((await sentBy([ASKED, 'no', 'yes'])).sent).toEqual([])
  })

  test('stands no longer when what it named has changed', async () => {
    expect((await sentBy([ASKED, 'the total of receipt 1 is 900', 'yes'])).sent).toEqual([])
    const other = { pending: { kind: 'send' as const, receipts: [], approver: 'Meera Iyer' } }
    const { sent, text } = await sentBy(['yes'], other)
    expect(sent).toEqual([])
    expect(text).toMatch(wordsOf('send.changed'))
    const receipts = [{ receiptId: 'id-1', totalPaise: 157_000 }]
    const successor = { pending: { kind: 'send' as const, receipts, approver: 'Ravi Menon' } }
    expect((await sentBy(['yes'], successor, [LUNCH])).sent).toEqual([])
  })
})

test.each(['yes', 'ok', 'haan', 'yes, send it'])('without a question “%s” sends nothing', async (message) => {
  expect((await sentBy([message])).sent).toEqual([])
})

describe('what an order says beside the wish is read as what it is', () => {
  test('a removal is asked for first', async () => {
    for (const order of [
      'remove the cab and send for approval',
      'send reimbursement but not the cab',
      'send reimbursement except receipt 2',
      'send for approval without City Cabs',
    ]) {
      const { text, held, sent } = await sentBy([{ order }])
      expect(text).toMatch(wordsOf('send.nothing'))
      expect(text).toMatch(wordsOf('remove.ask', { receipts: 'receipt 2 (City Cabs)' }))
      expect(held).toHaveLength(2)
      expect(sent).toEqual([])
    }
  })

  test('a correction is made, and the question names the new total', async () => {
    const { text, sent } = await sentBy([{ order: 'the total of receipt 2 is 1,000 and send for approval' }])
    expect(text).toMatch(wordsOf('edit.done', { value: '₹1,000.00', before: '₹1,380.00' }))
    expect(text).toMatch(wordsOf('send.ask', { count: 2, sum: '₹2,570.00' }))
    expect(sent).toEqual([])
  })

  test.each([
    'remove receipts 1 and 2 and send reimbursement',
    'remove receipt 1 and receipt 2, then send for approval',
  ])('several removals are asked about together: %s', async (order) => {
    expect((await sentBy([{ order }])).text).toContain(
      'Nothing was sent.\n\nShall I remove receipt 1 (Udupi Grand) and receipt 2 (City Cabs)',
    )
    const { held, sent } = await sentBy([{ order }, 'yes'])
    expect(held).toEqual([])
    expect(sent).toEqual([])
  })

  test.each([
    'send reimbursement, but first remove the cab',
    'remove the cab first and then send reimbursement',
    'send for approval but not the cab',
    'please send for approval, and delete receipt 2',
  ])('a removal takes the place of the one asked about: %s', async (order) => {
    const { text, state } = await sentBy(['remove the lunch', { order }])
    expect(text).toMatch(wordsOf('remove.ask', { receipts: 'receipt 2 (City Cabs)' }))
    expect(state.pending).toMatchObject({ kind: 'remove', receiptId: 'id-2' })
    expect((await sentBy(['remove the lunch', { order }, 'yes'])).held).toMatchObject([LUNCH])
  })

  test('an open removal is asked about again', async () => {
    const { text, state } = await sentBy(['remove receipt 2', { order: "don't send for approval yet" }])
    expect(text).toMatch(wordsOf('remove.ask', { receipts: /receipt 2/ }))
    expect(state.pending?.kind).toBe('remove')
  })
})

describe('what was asked and left open is named before anything is sent', () => {
  const ORDER = { order: 'send reimbursement' }
  const REMOVAL = ['remove the cab', 'what is the total?', 'and the merchants?']

  test.each<[string, string[], string]>([
    ['a removal', REMOVAL, 'You wanted to remove receipt 2 (City Cabs), and that’s still open.'],
    [
      'an open value',
      ['the total of receipt 2 is wrong'],
      'You wanted to change the total of receipt 2 (City Cabs), and',
    ],
    ['which receipt', ['the total is wrong'], 'You wanted to change the total of a receipt, and that’s still open.'],
    [
      'which receipt gets it',
      ['the total is 700', 'hello', 'thanks'],
      'You wanted to change the total of a receipt, and',
    ],
    ['which removal', ['remove the bill', 'hello', 'thanks'], 'You wanted to remove a receipt, and that’s still open.'],
  ])('%s', async (_, before, left) => {
    const { sent, text } = await sentBy([...before, ORDER])
    expect(sent).toEqual([])
    expect(text).toContain(`${left}`)
    expect(text).toMatch(wordsOf('send.ask', { count: 2, sum: '₹2,950.00' }))
    expect((await sentBy([...before, ORDER, 'yes'])).sent).toHaveLength(1)
    expect((await sentBy([...before, ORDER, ORDER])).sent).toHaveLength(1)
  })

  const BOTH = ['the total of receipt 1 is wrong', 'the total of receipt 2 is wrong', 'hello', 'thanks', 'hi']
  const NAMED =
    'You wanted to change the total of receipt 1 (Udupi Grand) and change the total of receipt 2 (City Cabs), and that'

  test('all of it, as long as it is open', async () => {
    for (const more of [[], [ORDER, 'no'], [ORDER, 'what is the total?', 'no', 'hello']]) {
      const { sent, text } = await sentBy([...BOTH, ...more, ORDER])
      expect(sent).toEqual([])
      expect(text).toContain(`${NAMED.replace('that', 'that’s')} still open.`)
    }
    const { text } = await sentBy([...BOTH, 'the total of receipt 1 is 900', ORDER])
    expect(text).toMatch(wordsOf('send.left-open', { wishes: 'change the total of receipt 2 (City Cabs)' }))
    const settled = ['the total of receipt 1 is 900', 'the total of receipt 2 is 800']
    expect((await sentBy([...BOTH, ...settled, ORDER])).sent).toHaveLength(1)
  })

  test.each<[string, string[]]>([
    ['a value that is left as it is', ['the total of receipt 2 is wrong', 'hello', 'leave it as it is']],
    ['in Hindi', ['the total of receipt 2 is wrong', 'hello', 'rehne do']],
    ['several at once', [...BOTH, 'forget it, leave it as it is']],
    ['a removal that is given up', ['remove the bill', 'hello', 'thanks', 'leave it']],
  ])('%s is open no more', async (_, before) => {
    expect((await sentBy([...before, ORDER])).sent).toHaveLength(1)
  })

  test('where another order sends other receipts than the question named, it is named with what was sent', async () => {
    const asked = await sentBy([...BOTH, ORDER])
    const { sent, text, state } = await sentBy([ORDER], asked.state, [LUNCH, CAB, LUNCH])
    expect(sent).toHaveLength(1)
    expect(text).toContain(`${NAMED} was still open.`)
    expect(state.left).toBeUndefined()
    expect((await sentBy([ORDER])).text).not.toContain('still open')
  })

  test.each<[string, string[]]>([
    ['refused', ['remove the cab', 'no']],
    ['answered', ['the total of receipt 2 is wrong', '1,380']],
    ['answered by a whole sentence', ['the total of receipt 2 is wrong', 'the total of receipt 2 is 900']],
  ])('unless it was %s', async (_, before) => {
    expect((await sentBy([...before, ORDER])).sent).toHaveLength(1)
  })
})

test.each([
  ['send for approval to Rahul', 'I didn’t catch “to Rahul”.'],
  ['send reimbursement near Andheri', 'I didn’t catch “near Andheri”.'],
  ['send for approval with a note for Raj', 'I didn’t catch “with a note for Raj”.'],
  ['send reimbursement, thanks, for the Pune offsite', 'I didn’t catch “for the Pune offsite”.'],
  ['near Andheri, send reimbursement via pigeon', 'I didn’t catch “near Andheri” and “via pigeon”.'],
])('what a yes would not do is said before the question: %s', async (order, told) => {
  const { sent, text } = await sentBy([{ order }])
  expect(sent).toEqual([])
  expect(text.indexOf(told)).toBeGreaterThan(0)
  expect(text.indexOf('Shall I send 2 receipts')).toBeGreaterThan(text.indexOf(told))
})

test.each([
  ['send reimbursement only for the lunch', 2],
  ['send for approval just the cab', 1],
  ['sirf cab ka send reimbursement', 1],
  ['send reimbursement of cab only', 1],
])('an order for some of the receipts asks whether to remove the others: %s', async (order, other) => {
  const { sent, text } = await sentBy([{ order }])
  expect(sent).toEqual([])
  expect(text).toMatch(wordsOf('remove.all-sent'))
  expect(text).toMatch(wordsOf('remove.ask', { receipts: new RegExp(`receipt ${other} `) }))
  const { sent: after, held } = await sentBy([{ order }, 'yes', { order: 'send reimbursement' }])
  expect(held).toHaveLength(1)
  expect(after).toHaveLength(1)
})

test('a wish to send in other words names what was not read', async () => {
  const { sent, text } = await sentBy(['submit it please near Andheri'])
  expect(sent).toEqual([])
  expect(text).toMatch(/^I didn’t catch “near Andheri”\.\n\nShall I send 2 receipts/)
})
