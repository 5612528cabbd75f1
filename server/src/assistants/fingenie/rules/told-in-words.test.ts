import { replies } from '@pravas/messages/fingenie'
import { describe, expect, test } from 'vitest'
import type { FinGenieCalls } from '../engine.ts'
import { sayWith } from './saying.fixture.ts'

const HOTEL = { merchant: 'Marina Rooms', totalPaise: 867_800, category: 'Accommodation', date: '2026-06-08' }
const print = (lines: string[], items: { name: string; quantity: number | null; paise: number }[] = []) => ({
  read_print: async () => [{ receiptId: 'id-1', lines, items }],
})

describe('a part of a bill is left out by what is printed', () => {
  const FOLIO = print(['Room 2 nights 7,200.00', 'Laundry 200.00 18% 236.00', 'Spa 120'])

  test.each(["don't count the laundry please", 'take out the laundry', 'laundry ka paisa mat lo'])(
    '%s',
    async (said) => {
      const { text, held } = await sayWith(FOLIO, {}, [HOTEL], said)
      expect(text).toContain(
        replies('part.printed', { item: 'laundry', receipt: 'receipt 1 (Marina Rooms)', amount: '₹236.00' }),
      )
      expect(held).toMatchObject([{ totalPaise: 844_200 }])
    },
  )

  test('comes back by its name', async () => {
    for (const back of ['actually keep the laundry', 'hmm put the laundry back in'])
      expect((await sayWith(FOLIO, {}, [HOTEL], 'take out the laundry', back)).held).toMatchObject([HOTEL])
  })

  test.each([
    ['छाछ मेरी अपनी थी, उसके पैसे मत जोड़ना', 'छाछ'],
    ['travel insurance wala hissa hata do', 'Travel Insurance'],
  ])('%s', async (said, name) => {
    const bill = print([], [{ name, quantity: 1, paise: 9_000 }])
    expect((await sayWith(bill, {}, [HOTEL], said)).held).toMatchObject([{ totalPaise: 858_800 }])
  })

  test('is asked about where the print is not plain', async () => {
    const { state, held } = await sayWith(FOLIO, {}, [HOTEL], 'leave out the spa')
    expect(held).toMatchObject([HOTEL])
    expect(state.pending).toMatchObject({ kind: 'totals', totals: [{ totalPaise: 855_800 }] })
    const asked = await sayWith(FOLIO, {}, [HOTEL], 'leave out the massage')
    expect(asked.state.pending).toMatchObject({ kind: 'part', item: 'massage' })
  })

  test('is an item in Hindi', async () => {
    const bill = print([], [{ name: 'गुलाब जामुन', quantity: 2, paise: 5_000 }])
    const { held } = await sayWith(bill, {}, [HOTEL], 'गुलाब जामुन मैंने अपने लिए लिए थे, उसे छोड़ दो')
    expect(held).toMatchObject([{ totalPaise: 862_800 }])
  })
})

describe('money of another country that is told without a document', () => {
  test('is added up in nobody’s head, and named until it is settled', async () => {
    const said = ['paid 85 dirhams for a taxi', 'also a coffee, 12 USD', 'no sorry, it was AED 12']
    const { text, state } = await sayWith({}, {}, [HOTEL], ...said)
    expect(text).toContain('**AED 85.00** and **AED 12.00**')
    expect(state.left).toHaveLength(2)
    const ordered = await sayWith({}, {}, [HOTEL], ...said, { order: 'send reimbursement' })
    expect(ordered.text).toContain(replies('foreign.open', { amounts: 'AED 85.00 and AED 12.00' }))
  })

  test('is worth what the person says, and no rate is made up', async () => {
    const before = 'paid 85 dirhams for a taxi'
    expect((await sayWith({}, {}, [], before, 'which rate will you use')).text).toContain('no rate of my own')
    expect((await sayWith({}, {}, [], before, 'the rate was 23.10')).text).toContain('₹1,963.50')
  })
})

describe('a note for the approver', () => {
  const noted = (reason: string | undefined) => {
    let kept = reason
    const tools: Partial<FinGenieCalls> = {
      show_claim: async () => ({ receipts: [], policy_reason: kept ?? null }) as never,
      choose_claim: async (choice) => {
        kept = choice?.reason
        return true
      },
    }
    return { tools, reason: () => kept }
  }

  test.each(['delete that note', 'note hata do', 'नोट हटा दो'])(
    '%s removes the last one, and no receipt',
    async (said) => {
      const note = noted('client dinner; vendor audit')
      const { held } = await sayWith(note.tools, {}, [HOTEL], said)
      expect([note.reason(), held.length]).toEqual(['client dinner', 1])
    },
  )

  test.each([
    ['we were 3 ppl - me, rohit from infosys and his boss. dinner to discuss the api contract', 'api contract'],
    ['यह भोपाल में सर्वे टीम के साथ दोपहर का खाना था', 'भोपाल में सर्वे टीम'],
    ['नोट लिख दो: भोपाल सर्वे टीम का खाना', 'भोपाल सर्वे टीम का खाना'],
  ])('%s', async (said, words) => {
    const note = noted(undefined)
    await sayWith(note.tools, {}, [HOTEL], said)
    expect(note.reason()).toContain(words)
  })
})
