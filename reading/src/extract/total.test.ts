import { expect, test } from 'vitest'
import { linesOf } from '../testing/print.ts'
import { withPaiseJoined } from './paise-column.ts'
import { findTotal } from './total.ts'

const total = (print: string) => findTotal(linesOf(print))

test('food and drinks that are added up apart are parts of the whole', () => {
  const bill = total(`Pizza              645.00
Wings              890.00
Beer               1300.00
Ale                360.00
Food Total         1535.00
Liquor Total       1660.00
Service Charge     319.50
CGST 2.5%          42.21
SGST 2.5%          42.21
VAT on Liquor      348.00
Round Off          0.08
NET AMOUNT         3947.00`)
  expect(bill).toMatchObject({ paise: 394700, agreed: true })
})

test('behind the number of pieces stands the sum, which was paid', () => {
  const bill = total(`Milk        2    60.00    120.00
Biscuits    3    38.00    114.00
Soap        1    261.00   261.00
Items:4  Qty:6   495.00
GST%        Taxable    CGST     SGST
0           120.00     0.00     0.00
5           108.57     2.71     2.71
UPI : 495.00`)
  expect(bill).toMatchObject({ paise: 49500 })
})

test('values with the sign of the rupee as a piece of its own stand under their headings', () => {
  const bill = total(`Last bill           Received            Payable
824.82                       ₹  824.82           ₹  824.82
Plan rental    699.00
CGST 9%        62.91
SGST 9%        62.91`)
  expect(bill).toMatchObject({ paise: 82482 })
})

test('totals of other languages count', () => {
  expect(total('1 Gin  17,50\n1 Wein  12,00\nSumme EUR  29,50\n19% MwSt  4,71\nNetto  24,79')).toMatchObject({
    paise: 2950,
  })
})

test('rupees and paise in columns of their own are one amount', () => {
  const lodge = findTotal(
    withPaiseJoined(
      linesOf(`Particulars         Rate      Rs.       Ps.
Room Rent           1200      2400      00
CGST 6%                       144       00
SGST 6%                       144       00
TOTAL                         2688      00
Less Advance: 1000.00         Balance paid: 1688.00`),
    ),
  )
  expect(lodge).toMatchObject({ paise: 268800, agreed: true })
})

test('whole numbers of other tables stay what they are', () => {
  const [, row] = withPaiseJoined(linesOf('Item        Qty       Amount\nPens        2400      12'))
  expect(row?.text).toBe('Pens 2400 12')
})
