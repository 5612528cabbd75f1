import { expect, test } from 'vitest'
import { htmlLines, linesOf } from './html-lines-rules.ts'
import { receiptLines } from './text-receipt-rules.ts'

const words = (text: string) => ({
  subject: 'Fwd',
  from: 'Asha <asha@home.example>',
  date: '2026-06-09',
  lines: linesOf(text),
})

test('the cells of a row stand on one line, and what is not shown is left out', () => {
  const html = `<html><head><title>T</title><style>p { color: red }</style></head><body><!-- a > b -->
    <h1>Uber</h1><table><tr><td>Trip fare</td><td>&#8377;310.50</td></tr><tr><td><b>Total</b></td><td>&#x20B9;326.03</td></tr></table>
    <p>Thanks&nbsp;for riding,<br>Asha &amp; co</p><script>if (1 < 2) alert('<p>x</p>')</script>1 < 2</body></html>`
  expect(htmlLines(html, 10_000)).toEqual([
    'Uber',
    'Trip fare ₹310.50',
    'Total ₹326.03',
    'Thanks for riding,',
    'Asha & co',
    '1 < 2',
  ])
})

test.each([
  ['<'.repeat(300_000)],
  ['<a '.repeat(100_000)],
  ['<style>'.repeat(50_000)],
  ['<!--'.repeat(80_000)],
  ['&#1;'.repeat(90_000)],
])('what was written to take long is read at once', { timeout: 5000 }, (html) => {
  expect(htmlLines(html, 400_000).join('').length).toBeLessThanOrEqual(400_000)
})

test('of a forwarded receipt the original is read, with its sender at its head', () => {
  const lines = receiptLines(
    words(`Please claim this. Asha
      ---------- Forwarded message ---------
      From: Uber Receipts <noreply@uber.com>
      Date: Mon, Jun 8, 2026 at 9:14 PM
      Subject: Your Monday evening trip
      To: <asha@home.example>
      Total ₹326.03
      June 8, 2026`),
  )
  expect(lines).toEqual(['Uber Receipts', 'Total ₹326.03', 'June 8, 2026'])
})

test('Outlook writes the headers without a line above them, and a quoted text its marks', () => {
  const text = `FYI
    > From: "Ola" <receipts@ola.example>
    > Sent: Monday, 8 June 2026 21:14
    > To: Asha
    > Subject: Your bill
    > Amount paid Rs. 240`
  expect(receiptLines(words(text))).toEqual(['Ola', 'Amount paid Rs. 240', 'Date: Monday, 8 June 2026 21:14'])
})

test.each(['Shall we meet at 5?', 'I paid for the dinner.', 'The offer ends soon: ₹500 off!', ''])(
  '%s is no receipt',
  (text) => {
    expect(receiptLines(words(text))).toBeUndefined()
  },
)

test('a receipt that was sent here by itself has its own sender, and its day where the text names none', () => {
  expect(receiptLines(words('Invoice\nTotal INR 1,200'))).toEqual([
    'Asha',
    'Invoice',
    'Total INR 1,200',
    'Date: 2026-06-09',
  ])
})
