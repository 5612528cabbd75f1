import { wordsOf } from '@pravas/messages/testing/fingenie'
import { expect, test } from 'vitest'
import { say } from './saying.fixture.ts'
import { HINDI_TOTALS, NO_HINDI_TOTAL, NOTHING_OF_THE_DINNER, OF_THE_DINNER } from './stated-phrases.fixture.ts'

const UNREAD = { merchant: null, date: '2026-06-08', totalPaise: null }
const DINNER = { merchant: 'Udupi Grand', date: '2026-06-08', totalPaise: 157_000, category: 'Food' }
const CAB = { merchant: 'City Cabs', date: '2026-06-09', totalPaise: 138_000, category: 'Transport' }
const ALL = [UNREAD, DINNER, CAB]
const ASKED = 'send reimbursement'

test.each(OF_THE_DINNER)(
  '%s: while another total is asked for, it is that of the receipt that is named',
  async (said) => {
    const { held, text } = await say(ALL, ASKED, said)
    expect(held).toMatchObject([UNREAD, { ...DINNER, totalPaise: 190_000 }, CAB])
    expect(text).toMatch(/is now \*\*₹1,900\.00\*\* \(it was ₹1,570\.00\).*What is the total of receipt 1 /s)
    const { held: after } = await say(ALL, ASKED, said, '1240')
    expect(after).toMatchObject([{ totalPaise: 124_000 }, { totalPaise: 190_000 }, CAB])
  },
)

test.each(OF_THE_DINNER)('%s: it stays the asked receipt’s own where it names that one', async (said) => {
  const own = said.replace(/Udupi(?: Grand)?|(?:the )?dinner|#2|receipt 2|the second one/i, 'receipt 1')
  const { held } = await say(ALL, ASKED, own)
  expect(held).toMatchObject([{ totalPaise: 190_000 }, DINNER, CAB])
})

test.each(NOTHING_OF_THE_DINNER)(
  '%s: nothing is set, and a figure after it is not taken for the first',
  async (said) => {
    expect((await say(ALL, ASKED, said)).held).toMatchObject(ALL)
    for (const before of [[ASKED], [ASKED, 'hmm']]) {
      const { held, text } = await say(ALL, ...before, said, '1900')
      expect(held[0]).toMatchObject(UNREAD)
      expect(text).toMatch(/Which receipt is \*\*₹1,900\.00\*\* the total of\?|The total of receipt 2 /)
    }
  },
)

test('which receipt a figure is of is answered by the receipt', async () => {
  const { held } = await say(ALL, ASKED, 'the dinner looks off', '1900', 'receipt 1')
  expect(held).toMatchObject([{ totalPaise: 190_000 }, DINNER, CAB])
})

test.each(HINDI_TOTALS)('%s: the amount is set whole', async (said, rupees) => {
  const { held } = await say([DINNER, CAB], said)
  expect(held).toMatchObject([DINNER, { ...CAB, totalPaise: rupees * 100 }])
})

test.each(NO_HINDI_TOTAL)('%s: nothing is set', async (said) => {
  expect((await say([DINNER, CAB], said)).held).toMatchObject([DINNER, CAB])
})

test.each(['cab total do teen sau', 'cab total around 700', 'cab total 700 or 800'])(
  '%s: it is asked',
  async (said) => {
    expect((await say([DINNER, CAB], said)).text).toMatch(
      wordsOf('edit.value', { field: 'total', receipt: 'receipt 2 (City Cabs)' }),
    )
  },
)

test.each(['change the total of receipt 1', 'set the total of bill 1', 'correct the total of invoice no 1'])(
  '%s: the number of a receipt is no amount',
  async (said) => {
    const { held, state } = await say([DINNER, CAB], said, 'the cab is 1900')
    expect(held).toMatchObject([DINNER, { ...CAB, totalPaise: 190_000 }])
    expect(state.pending).toMatchObject({ kind: 'value', receiptId: 'id-1' })
  },
)

test('a sentence about the asked receipt keeps its currency, unless rupees are named', async () => {
  const foreign = { ...UNREAD, totalPaise: 6_000, currency: 'MYR' }
  expect((await say([foreign], ASKED, 'the total of receipt 1 is 1,140')).held).toMatchObject([
    { totalPaise: 114_000, currency: 'MYR' },
  ])
  expect((await say([foreign], ASKED, 'receipt 1 is ₹1,140')).held).toMatchObject([
    { totalPaise: 114_000, currency: 'INR' },
  ])
})
