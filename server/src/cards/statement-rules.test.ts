import { expect, test } from 'vitest'
import { readStatement } from './statement-rules.ts'

const read = (csv: string) => {
  const { lines, credits, refused } = readStatement(csv)
  return {
    lines: lines.map(({ day, paise, what, lastFour, nth }) => [day, paise, what, lastFour, nth]),
    credits,
    refused,
  }
}

test('one column of amounts, with what is credited marked behind it', () => {
  expect(
    read('Date,Description,Amount (INR)\n05/06/2026,"TAJ PALACE, NEW DELHI","12,400.00"\n06-Jun-26,REFUND,500.00 Cr\n'),
  ).toEqual({ lines: [['2026-06-05', 1_240_000, 'TAJ PALACE, NEW DELHI', null, 1]], credits: 1, refused: [] })
})

test('columns of debits and credits, the card, and lines above the heading', () => {
  const csv = [
    'Statement of card XXXX XXXX XXXX 4321',
    'Name;ASHA RAO',
    '',
    'Txn Date;Card No.;Particulars;Debit;Credit',
    '05/06/2026 14:02;XXXX-XXXX-XXXX-4321;UBER  INDIA;1,240.50;',
    '05/06/2026;4321;UBER INDIA;1,240.50;',
    '07/06/2026;4321;PAYMENT RECEIVED;;10,000.00',
  ].join('\r\n')
  expect(read(csv)).toEqual({
    lines: [
      ['2026-06-05', 124_050, 'UBER INDIA', '4321', 1],
      ['2026-06-05', 124_050, 'UBER INDIA', '4321', 2],
    ],
    credits: 1,
    refused: [],
  })
})

test('a column that says debit or credit, signs and brackets', () => {
  const csv =
    'date\tdetails\tamount\tdr/cr\n5 Jun 2026\tA\t₹100\tDr\n5 Jun 2026\tB\t100\tCR\n5 Jun 2026\tC\t(7.25)\t\n5 Jun 2026\tD\t-3\t\n'
  expect(read(csv)).toEqual({ lines: [['2026-06-05', 10_000, 'A', null, 1]], credits: 3, refused: [] })
})

test('a line that cannot be read is named with the reason, as an editor counts', () => {
  const csv =
    'About the card\nDate,Description,Amount\n31/02/2026,A,10\n05/06/2026,B,ten\n,Total,10\n05/06/2026,C\n05/06/2026,D,1,2\n'
  expect(read(csv)).toEqual({
    lines: [],
    credits: 0,
    refused: [
      { line: 3, reason: 'Date: “31/02/2026” isn’t a date.', who: 'A' },
      { line: 4, reason: 'Amount: “ten” isn’t an amount above ₹0.', who: 'B' },
      { line: 5, reason: 'Date: missing.', who: 'Total' },
      { line: 6, reason: expect.any(String), who: 'C' },
      { line: 7, reason: expect.any(String), who: 'D' },
    ],
  })
})

test('an amount in another currency is refused and never taken for rupees', () => {
  const reason = 'Amount: this is in USD. Enter what the bank charged in rupees.'
  const abroad = { line: 2, reason, who: 'AWS' }
  const rupees = ['2026-06-06', 54_000, 'UBER', null, 1]
  for (const heading of [
    'Date,Description,Currency,Amount',
    'Date,Description,"Currency Code",Amount',
    'Txn Date,Narration,Txn Currency,Transaction Amount',
    'Date,Description,CCY,Debit',
  ]) {
    const csv = `${heading}\n05/06/2026,AWS,USD,120\n06/06/2026,UBER,INR,540\n06/06/2026,UBER,₹,540\n06/06/2026,UBER,,540\n`
    const { lines, refused } = read(csv)
    expect([heading, refused]).toEqual([heading, [abroad]])
    expect(lines.map(([, paise]) => paise)).toEqual([54_000, 54_000, 54_000])
    expect(lines[0]).toEqual(rupees)
  }
})

test('a currency beside an amount in rupees is that of the amount abroad', () => {
  for (const heading of [
    'Date,Description,Foreign Currency,Foreign Amount,Amount',
    'Date,Description,Currency,Foreign Amount,Amount (INR)',
    'Date,Description,Transaction Currency,Foreign Amount,Billing Amount',
  ]) {
    const { lines, refused } = read(`${heading}\n05/06/2026,HOTEL,SGD,412.00,"26,780.00"\n`)
    expect([heading, lines, refused]).toEqual([heading, [['2026-06-05', 2_678_000, 'HOTEL', null, 1]], []])
  }
})

test('a file without a heading is refused as a whole', () => {
  expect(() => readStatement('05/06/2026,TAJ,100\n')).toThrow()
})

test('an amount that no payment has, or with parts of a paisa, is named and not rounded', () => {
  const csv =
    'Date,Description,Amount\n05/06/2026,A,99999999999999\n05/06/2026,B,10.005\n05/06/2026,C,0\n05/06/2026,D,10.50\n'
  const reason = (written: string) =>
    `Amount: “${written}” isn’t above ₹0, is too large, or has more than two decimals.`
  expect(read(csv)).toEqual({
    lines: [['2026-06-05', 1_050, 'D', null, 1]],
    credits: 0,
    refused: [
      { line: 2, reason: reason('99999999999999'), who: 'A' },
      { line: 3, reason: reason('10.005'), who: 'B' },
      { line: 4, reason: reason('0'), who: 'C' },
    ],
  })
})
