import { expect, test } from 'vitest'
import { sayWith } from './saying.fixture.ts'

const TICKET = { merchant: 'IRCTC', totalPaise: 96_085, category: 'Transport' } as const
const STAY = { merchant: 'Hawa Mahal Residency', totalPaise: 867_800, category: 'Accommodation' } as const
const LINES = [
  ['PNR Train No./Name Class', '4512880937 12028/SHATABDI EXP CHAIR CAR (CC)', 'Ticket Fare ₹ 925.00'],
  ['10-Nov Laundry (incl. GST) 999712 236.00', '09-Nov CGST 2.5% / SGST 2.5% on room 180.00', 'Room 214'],
]

function ask(message: string) {
  const read_print = async () =>
    LINES.map((lines, at) => ({
      receiptId: at === 0 ? 'r1' : 'r2',
      lines,
      items: at === 0 ? [] : [{ name: 'Masala dosa', quantity: 2, paise: 12_000 }],
    }))
  return sayWith(
    { read_print },
    {},
    [
      { ...TICKET, id: 'r1' },
      { ...STAY, id: 'r2' },
    ],
    message,
  )
}

test.each([
  ['pnr of the train?', '4512880937'],
  ['what did they charge for laundry', '236.00'],
  ['how much gst is there on the hotel one', '180.00'],
  ['masala dosa kitne ka tha', '₹120.00'],
  ['whats the flight no', 'I found no flight number'],
])('%s is answered with what is printed', async (message, words) => {
  const { text, held } = await ask(message)
  expect(text).toContain(words)
  expect(text).not.toMatch(/removed|Shall I/)
  expect(held).toHaveLength(2)
})

test.each(['what is the total', 'remove the hotel', 'the hotel is 8,000', 'how much is the train'])(
  '%s: nothing is quoted',
  async (message) => {
    expect((await ask(message)).text).not.toContain('“')
  },
)
