// With the full run: texts are recognised in pictures; the main journey reads a receipt with every change.
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { ReceiptReading } from '@pravas/reading/receipt'
import { withCodes } from '@pravas/reading/testing/receipt-file'
import { receiptImage } from '@pravas/reading/testing/receipt-image'
import { expect, test } from 'vitest'
import { uploadOf } from '../testing/fake-reader.ts'
import { testApp } from '../testing/test-app.ts'

// The reader that the product runs with: a child process, which yields to all else and is slow on a busy machine.
const it = await testApp({}, { READER_TIMEOUT_SECONDS: '230' })
const { as } = it
const sessionId = 'fingenie-1'

async function pdfReceipt(rows: string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([300, 400])
  for (const [index, row] of rows.entries()) page.drawText(row, { x: 30, y: 360 - index * 24, size: 12, font })
  return document.save()
}

test('a photo and a PDF are read by the child process and claimed', { timeout: 240_000 }, async () => {
  const photo = await receiptImage({
    merchant: 'Old Fort Restaurant',
    date: '2026-06-08',
    totalPaise: 124_050,
    city: 'Delhi',
  })
  const pdf = await pdfReceipt(['City Cabs Taxi', 'New Delhi', 'Date: 09/06/2026', 'Ride 12 km', 'Total: Rs. 640.00'])
  const receipts = [uploadOf('photo.jpg', photo), uploadOf('cab.pdf', pdf)]

  const { summary, response } = await as('employee').call(uploadReceipts, { body: { receipts, sessionId } })

  expect(summary.receipts.map(({ data }) => data)).toEqual([
    { merchant: expect.stringMatching(/old fort restaurant/i), date: '2026-06-08', total: 1240.5, category: 'Food' },
    { merchant: expect.stringMatching(/city cabs/i), date: '2026-06-09', total: 640, category: 'Transport' },
  ])
  expect(response).toContain('₹1,880.50')
  const { response: sent } = await as('employee').call(sendReimbursement, {
    body: { prompt: 'send reimbursement', sessionId },
  })
  expect(sent).toContain('₹1,880.50')
})

test('a PDF whose text layer holds U+0000 is kept without it', { timeout: 240_000 }, async () => {
  const pdf = await pdfReceipt(['City Cabs Taxi', 'New Delhi', 'Date: 09/06/2026', 'Total: Rs. 640.00'])
  const receipts = [uploadOf('cab.pdf', await withCodes(pdf, '546800616e006b73'))]

  const { summary } = await as('employee').call(uploadReceipts, { body: { receipts, sessionId } })

  expect(summary.receipts).toMatchObject([{ data: { date: '2026-06-09', total: 640 } }])
  const { reading } = await it.database.db.selectFrom('receipts').select('reading').executeTakeFirstOrThrow()
  expect(ReceiptReading.parse(reading).lines.map(({ text }) => text)).toContain('Thanks')
})

test('files at fault are refused by the child process, and it reads on', { timeout: 240_000 }, async () => {
  const whole = await receiptImage({ merchant: 'Old Fort Restaurant', date: '2026-06-08', totalPaise: 124_050 })
  const empty = await (await PDFDocument.create()).save({ addDefaultPage: false })
  const receipts = [
    uploadOf('cut.jpg', whole.subarray(0, whole.length / 2)),
    uploadOf('none.pdf', empty),
    uploadOf('torn.pdf', Buffer.from('%PDF-1.7\nnothing')),
  ]
  const problem = await as('employee').refused(uploadReceipts, { body: { receipts: receipts.slice(1), sessionId } })
  expect(problem.errors?.map(({ path }) => path)).toEqual([
    'body.receipts[0].file_content',
    'body.receipts[1].file_content',
  ])
  expect(
    await as('employee').refused(uploadReceipts, { body: { receipts: receipts.slice(0, 1), sessionId } }),
  ).toMatchObject({
    status: 400,
    code: 'file.damaged',
  })
  expect(await it.database.db.selectFrom('receipts').select('id').execute()).toEqual([])
})
