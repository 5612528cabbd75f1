import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { PDFDocument } from '@cantoo/pdf-lib'
import { fingenieHistory } from '@pravas/contract/chat'
import { uploadReceipts } from '@pravas/contract/fingenie'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import type { ReadingErrorCode } from '@pravas/reading/errors'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { fakeReader, type Printed, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { testApp, type Who } from '../../testing/test-app.ts'
import { withoutLinks } from './rules/receipts.fixture.ts'

const reader = fakeReader()
beforeEach(() =>
  Object.assign(reader, { reads: 0, inspections: 0, failure: null, inspectionFailure: null, blank: null }),
)
const it = await testApp({ reader })
const { as } = it
const { db } = it.database

const LUNCH: Printed = {
  merchant: 'Old Fort Kitchen',
  date: '2026-06-08',
  rupees: 1240.5,
  category: 'Food',
  gstin: '07AABCT1234H1ZO',
}
const CAB: Printed = { merchant: 'City Cabs', date: '2026-06-09', rupees: 640, category: 'Transport' }

const png = (name: string, printed: Printed, copy = 0) => uploadOf(name, receiptPng(printed, copy))

function upload(
  receipts: { file_name: string; file_content: string }[],
  who: Who = 'employee',
  sessionId = 'fingenie-1',
) {
  return as(who).call(uploadReceipts, { body: { receipts, sessionId } })
}

function refused(receipts: unknown, more: object = {}) {
  return as('employee').refused(uploadReceipts, { body: { receipts, sessionId: 'fingenie-1', ...more } })
}

const stored = () => db.selectFrom('receipts').selectAll().orderBy('id').execute()

async function nothingIsStored() {
  expect(await stored()).toEqual([])
  expect(await db.selectFrom('conversations').selectAll().execute()).toEqual([])
}

test('an upload answers what was read of each file, in words and as a summary, in the order of the upload', async () => {
  const { response, summary } = await upload([png('lunch.png', LUNCH), png('cab.png', CAB)])

  expect(summary).toEqual({
    session_id: 'fingenie-1',
    receipts: [
      {
        data: { total: 1240.5, merchant: 'Old Fort Kitchen', date: '2026-06-08', category: 'Food' },
        receipt_id: expect.any(String),
        file_name: 'lunch.png',
        receipt_link: expect.stringMatching(/^\/api\/receipts\/[\w-]{36}\/file$/),
        currency: 'INR',
        gstin: '07AABCT1234H1ZO',
        confident: ['merchant', 'date', 'total', 'gstin', 'category'],
        not_found: [],
      },
      expect.objectContaining({
        data: { total: 640, merchant: 'City Cabs', date: '2026-06-09', category: 'Transport' },
        not_found: ['gstin'],
      }),
    ],
  })
  expect(response).toContain('₹1,880.50')
  expect(withoutLinks(response)).toContain('| 1 | lunch.png | Old Fort Kitchen | 8 Jun 2026 | Food | ₹1,240.50 |')
  expect(withoutLinks(response)).toContain('| 2 | cab.png | City Cabs | 9 Jun 2026 | Transport | ₹640.00 |')
})

test('what was read is stored in integer paise with the whole reading, and the file under its hash', async () => {
  await upload([png('lunch.png', { ...LUNCH, invoiceNumber: 'OFK/77', place: 'Delhi' })])
  const [row] = await stored()
  expect(row).toMatchObject({
    file_name: 'lunch.png',
    media_type: 'image/png',
    total_paise: 124_050,
    receipt_date: '2026-06-08',
    currency: 'INR',
    place: 'Delhi',
    description: 'Old Fort Kitchen, invoice OFK/77',
    expense_id: null,
    reading: { totalPaise: { value: 124_050 } },
  })
  const file = await as('employee').get(`/api/receipts/${row?.id}/file`)
  expect(file.status).toBe(200)
})

test('the exchange and the entry in the history come from the server, and the page’s own save adds nothing', async () => {
  const { response } = await upload([png('lunch.png', LUNCH), png('cab.png', CAB)])
  const userMessage = 'Uploaded 2 receipts: lunch.png, cab.png'

  const { sessions } = await as('employee').call(fingenieHistory.listSessions)
  expect(sessions).toMatchObject([
    {
      sessionId: 'fingenie-1',
      chat_name: 'Old Fort Kitchen, City Cabs',
      category: 'Food, Transport',
      expense_type: 'Miscellaneous',
    },
  ])
  const body = { userMessage, botResponse: response, sessionId: 'fingenie-1' }
  expect(await as('employee').call(fingenieHistory.saveExchange, { body })).toEqual({ saved: false })
  const { messages } = await as('employee').call(fingenieHistory.getSession, { params: { sessionId: 'fingenie-1' } })
  expect(messages.map(({ sender, message }) => [sender, message])).toEqual([
    ['User', userMessage],
    ['Assistant', response],
  ])
})

test('missing fields are named for each receipt', async () => {
  const { response, summary } = await upload([
    png('torn.png', { merchant: 'Tea Point' }),
    png('euro.png', { ...CAB, currency: 'EUR' }),
  ])
  expect(summary.receipts[0]).toMatchObject({
    data: { total: null, date: null },
    not_found: ['date', 'total', 'gstin'],
  })
  expect(withoutLinks(response)).toMatch(
    wordsOf('upload.gaps', { receipt: 'Receipt 1 (Tea Point)', fields: 'date and total' }),
  )
  expect(withoutLinks(response)).toMatch(
    wordsOf('upload.currency', { receipt: 'Receipt 2 (City Cabs)', currency: 'EUR' }),
  )
  expect(response).toContain('EUR 640.00')
  const [torn] = summary.receipts
  expect(response).toContain(`- [Receipt 1](${torn?.receipt_link}) (Tea Point)`)
})

test('a file in which nothing could be read is named and not kept', async () => {
  const blank = uploadOf('blank.png', receiptPng({}))
  const { response, summary } = await upload([png('lunch.png', LUNCH), blank])
  expect(summary.receipts.map(({ file_name }) => file_name)).toEqual(['lunch.png'])
  expect(response).toMatch(wordsOf('upload.unread.nothing_readable', { name: /blank\.png/ }))
  expect(await stored()).toHaveLength(1)

  const none = await upload([blank], 'employee', 'fingenie-2')
  expect(none.summary.receipts).toEqual([])
  expect(none.response).toContain('blank.png')
})

test('the same file is added once, whether it comes twice in one upload, again or at the same moment', async () => {
  const twice = await upload([png('lunch.png', LUNCH), png('lunch-copy.png', LUNCH), png('lunch.png', LUNCH)])
  const again = await upload([png('again.png', LUNCH), png('cab.png', CAB)])
  await Promise.all([upload([png('a.png', LUNCH, 1)]), upload([png('a.png', LUNCH, 1)])])

  expect((await stored()).map(({ file_name }) => file_name)).toEqual(['lunch.png', 'cab.png', 'a.png'])
  expect(twice.response).toMatch(wordsOf('upload.read', { count: 1 }))
  expect(twice.response).toMatch(
    wordsOf('upload.same', { names: '**lunch-copy.png**', name: '**lunch.png**', count: 1 }),
  )
  expect(again.response).toMatch(wordsOf('upload.repeated', { name: /again\.png/ }))
  expect(again.summary.receipts.map(({ file_name }) => file_name)).toEqual(['lunch.png', 'cab.png'])
})

test('what was uploaded before is not said to be read again, and what was chosen twice is said to be', async () => {
  await upload([png('lunch.png', LUNCH)])
  const { response } = await upload([png('lunch.png', LUNCH), png('lunch.png', LUNCH)])
  expect(response).toMatch(wordsOf('upload.read-before', { count: 1 }))
  expect(response).toMatch(wordsOf('upload.twice', { name: '**lunch.png**', count: 2 }))
})

test('a GSTIN that cannot be one is left out and named', async () => {
  const { response, summary } = await upload([
    png('lunch.png', { merchant: 'Udupi', wrongGstin: 'GSTIN 07AABCT1234H1ZX' }),
  ])
  expect(summary.receipts[0]?.gstin).toBeNull()
  expect(response).toMatch(wordsOf('upload.wrong-gstin-of', { name: '**lunch.png**', gstin: '07AABCT1234H1ZX' }))
})

test('what is no bill is named with what to do; a bill is not', async () => {
  const { response } = await upload([
    png('credit.png', { ...CAB, kind: 'credit_note' }),
    png('statement.png', { merchant: 'Card', kind: 'statement' }),
    png('upi.png', { ...CAB, rupees: 12, kind: 'payment' }),
    png('lunch.png', { ...LUNCH, kind: 'invoice' }),
  ])
  expect(response).toMatch(wordsOf('upload.no-expense', { name: /credit\.png/, kind: 'credit_note' }))
  expect(response).toMatch(wordsOf('upload.no-expense', { name: /statement\.png/ }))
  expect(response).toMatch(wordsOf('upload.payment', { name: /upi\.png/ }))
  expect(response).not.toContain('**lunch.png** looks')
})

test('each receipt of a file is one of its own; the same file again adds nothing', async () => {
  const further = [
    { merchant: 'Udupi', rupees: 500 },
    { merchant: 'Metro Cabs', rupees: 240 },
  ]
  const scan = png('scan.png', { ...LUNCH, further })
  const { response, summary } = await upload([scan])
  expect(summary.receipts.map(({ data }) => data.merchant)).toEqual([LUNCH.merchant, 'Udupi', 'Metro Cabs'])
  expect(response).toMatch(wordsOf('upload.read', { count: 3 }))
  expect(response).toMatch(wordsOf('upload.several', { name: '**scan.png**', count: 3 }))
  const again = await upload([scan])
  expect(again.response).toMatch(wordsOf('upload.read-before', { count: 3 }))
  expect(again.summary.receipts.map(({ receipt_id }) => receipt_id)).toEqual(
    summary.receipts.map(({ receipt_id }) => receipt_id),
  )

  const rows = await stored()
  expect(rows.map(({ part, file_hash }) => [part, file_hash])).toEqual(
    [0, 1, 2].map((part) => [part, rows[0]?.file_hash]),
  )
  expect(rows.map(({ reading }) => 'further' in (reading as object))).toEqual([false, false, false])
})

test('all that was read of a bill is kept', async () => {
  await upload([
    png('hotel.png', {
      ...LUNCH,
      invoiceNumber: 'AR/2026/117',
      gstin: '27AAPFU0939F1ZV',
      recipientGstin: '29AAGCB7383J1Z4',
      address: '12 Station Road, Mumbai',
      taxableRupees: 1000,
      taxes: { CGST: 90, SGST: 90 },
      paymentMeans: 'upi',
      imageHash: '00ff00ff00ff00ff',
    }),
  ])
  expect((await stored())[0]).toMatchObject({
    part: 0,
    invoice_number: 'AR/2026/117',
    recipient_gstin: '29AAGCB7383J1Z4',
    address: '12 Station Road, Mumbai',
    taxable_paise: 100_000,
    cgst_paise: 9000,
    sgst_paise: 9000,
    igst_paise: null,
    payment_means: 'upi',
    image_hash: '00ff00ff00ff00ff',
  })
})

test('what is written by hand is offered for typing in', async () => {
  const { response, summary } = await upload([png('cab.png', { ...CAB, handwritten: true })])
  expect(summary.receipts[0]?.unread).toEqual([{ page: 0, x: 0, y: 0, width: 1, height: 1, hand: true }])
  expect(response).toMatch(wordsOf('upload.handwriting'))
})

test('a WebP is kept as a JPEG, and once', async () => {
  const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  reader.blank = LUNCH
  const { summary } = await upload([uploadOf('lunch.webp', webp)])
  expect(summary.receipts.map(({ file_name }) => file_name)).toEqual(['lunch.jpg'])
  await upload([uploadOf('lunch.webp', webp)])
  expect(await stored()).toMatchObject([{ media_type: 'image/jpeg', file_name: 'lunch.jpg' }])
})

test('a HEIC photo is refused with what to do about it', async () => {
  const heic = Buffer.from('00000018667479706865696300000000686569636d696631', 'hex')
  const problem = await refused([uploadOf('IMG_1.HEIC', heic)])
  expect(problem).toMatchObject({ status: 415, code: 'file.type' })
  expect(problem.errors?.[0]?.message).toContain(
    'IMG_1.HEIC: HEIC photos cannot be read here. Share the photo as a JPEG',
  )
})

test('names lose their folders and unprintable characters, and cannot break the table', async () => {
  const { response } = await upload([
    png('C:\\fakepath\\a\u0000b\ud800|c.png', { ...LUNCH, merchant: 'Pipe | Co [x](http://evil.example) *b*' }),
  ])
  const [row] = await stored()
  expect(row?.file_name).toBe('ab\ufffd|c.png')
  expect(response).toContain('ab\ufffd\\|c.png')
  expect(response).toContain('Pipe \\| Co \\[x\\](http\\://evil.example) \\*b\\*')
  expect((await as('employee').get(`/api/receipts/${row?.id}/file`)).status).toBe(200)
})

const textNamedPng = uploadOf('receipt.png', Buffer.from('Total: 500'))
const empty = uploadOf('empty.jpg', Buffer.alloc(0))
const svg = uploadOf('receipt.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))
const headless = uploadOf('torn.png', receiptPng(LUNCH).subarray(0, 12))

test.each([
  ['a text named receipt.png', textNamedPng, 415, 'file.type'],
  ['an empty file', empty, 400, 'file.empty'],
  ['an SVG', svg, 415, 'file.type'],
  ['a picture without a header', headless, 415, 'file.type'],
])('%s is refused by name, and nothing of the upload is stored', async (_, file, status, code) => {
  const before = reader.reads
  const problem = await refused([png('lunch.png', LUNCH), file])
  expect(problem).toMatchObject({ status, code, errors: [{ path: 'body.receipts[1].file_content' }] })
  expect(problem.errors?.[0]?.message).toContain(file.file_name)
  await nothingIsStored()
  expect(reader.reads).toBe(before)
})

test('a PDF without pages and one with a password are refused', async () => {
  const pages = await PDFDocument.create()
  const none = Buffer.from(await pages.save({ addDefaultPage: false }))
  const problem = await refused([uploadOf('none.pdf', none)])
  expect(problem).toMatchObject({ status: 400, errors: [{ path: 'body.receipts[0].file_content' }] })
  expect(problem.detail).toContain('none.pdf')
  const locked = await PDFDocument.create()
  locked.addPage()
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
  expect(await refused([uploadOf('locked.pdf', await locked.save())])).toMatchObject({
    status: 400,
    code: 'file.locked',
  })
  await nothingIsStored()
})

test('several refused files are all named, in the order of the upload', async () => {
  const problem = await refused([empty, png('lunch.png', LUNCH), textNamedPng])
  expect(problem).toMatchObject({ status: 400, code: 'request.invalid' })
  expect(problem.errors?.map(({ path }) => path)).toEqual([
    'body.receipts[0].file_content',
    'body.receipts[2].file_content',
  ])
})

test.each([
  ['not base64!', 'not base64!'],
  ['no padding', 'QUI'],
  ['a foreign data: prefix', 'data:image/png,QUJD'],
])('content that is %s is refused by name', async (_, file_content) => {
  const problem = await refused([png('lunch.png', LUNCH), { file_name: 'bad.png', file_content }])
  expect(problem).toMatchObject({ status: 400, errors: [{ path: 'body.receipts[1].file_content' }] })
  expect(problem.errors?.[0]?.message).toContain('bad.png')
})

test('a data: prefix is understood', async () => {
  const { file_name, file_content } = png('lunch.png', LUNCH)
  const { summary } = await upload([{ file_name, file_content: `data:image/png;base64,${file_content}` }])
  expect(summary.receipts).toHaveLength(1)
})

test.each([
  ['body.receipts', undefined],
  ['body.receipts', []],
  ['body.receipts', 'lunch.png'],
  ['body.receipts[0].file_name', [{ file_content: 'QUJD' }]],
  ['body.receipts[0].file_name', [{ file_name: ' ', file_content: 'QUJD' }]],
  ['body.receipts[0].file_content', [{ file_name: 'a.png', file_content: 7 }]],
])('%s is named when it is missing or wrong', async (path, receipts) => {
  expect(await refused(receipts)).toMatchObject({ status: 400, errors: [{ path }] })
})

test('11 MB are too large', async () => {
  const receipts = [{ file_name: 'big.png', file_content: 'A'.repeat(11 * 1024 * 1024) }]
  expect(await refused(receipts)).toMatchObject({ status: 413, code: 'request.too_large' })
})

test('nobody uploads in another’s name', async () => {
  expect(await refused([png('lunch.png', LUNCH)], { employee_id: 'EMP1002' })).toMatchObject({ status: 403 })
  await nothingIsStored()
})

test('a new joiner without an employee record may upload', async () => {
  const { summary } = await upload([png('lunch.png', LUNCH)], 'newjoiner')
  expect(summary.receipts).toHaveLength(1)
})

test('the same session id of two people is two conversations', async () => {
  await upload([png('lunch.png', LUNCH)], 'employee')
  const { response } = await upload([png('cab.png', CAB)], 'colleague')
  expect(response).not.toContain('Old Fort')
  expect(new Set((await stored()).map(({ claim_draft_id }) => claim_draft_id)).size).toBe(2)
})

/** Fails for these receipts only. */
const failingAt =
  (code: ReadingErrorCode, ...failing: Printed[]) =>
  (bytes: Uint8Array) =>
    failing.some((printed) => receiptPng(printed).equals(bytes)) ? code : null

test('when the reader cannot be started the upload answers 503 and leaves nothing behind', async () => {
  reader.failure = 'reader.unavailable'
  const problem = await refused([png('lunch.png', LUNCH)])
  expect(problem).toMatchObject({ status: 503, code: 'receipt.unreadable' })
  expect(problem.detail).toContain('lunch.png')
  await nothingIsStored()
})

test.each([
  ['reader.timeout', 'Reading **slow.png** took too long'],
  ['reader.crashed', 'Reading **slow.png** failed'],
] as const)('a receipt that ends in %s does not hold back the others', async (code, words) => {
  const slow: Printed = { merchant: 'Slow Food' }
  reader.failure = failingAt(code, slow)
  const { response, summary } = await upload([png('lunch.png', LUNCH), png('slow.png', slow), png('cab.png', CAB)])
  expect(summary.receipts.map(({ file_name }) => file_name)).toEqual(['lunch.png', 'cab.png'])
  expect(response).toContain(words)
  const alone = await upload([png('slow.png', slow)])
  expect(alone.summary.receipts).toEqual([])
  expect(alone.response).toContain(words)
})

test.each(['reader.timeout', 'reader.crashed'] as const)(
  'nor does one whose check ends in %s; it is not read',
  async (code) => {
    const slow: Printed = { merchant: 'Slow Food' }
    reader.inspectionFailure = failingAt(code, slow)
    const { response, summary } = await upload([png('slow.png', slow), png('lunch.png', LUNCH)])
    expect(summary.receipts.map(({ file_name }) => file_name)).toEqual(['lunch.png'])
    expect(response).toContain('**slow.png**')
    expect(reader.reads).toBe(1)
  },
)

test('a reader that two files in a row end answers 503', async () => {
  reader.failure = failingAt('reader.crashed', LUNCH, CAB)
  const problem = await refused([png('lunch.png', LUNCH), png('cab.png', CAB)])
  expect(problem).toMatchObject({ status: 503, code: 'receipt.unreadable' })
  await nothingIsStored()
})

test('a file on its own is taken up once, of several all are checked first', async () => {
  await upload([png('lunch.png', LUNCH)])
  expect([reader.inspections, reader.reads]).toEqual([0, 1])
  await upload([png('a.png', LUNCH, 1), png('b.png', LUNCH, 2)])
  expect([reader.inspections, reader.reads]).toEqual([2, 3])
})

test('an upload whose sender has gone away is given up', async () => {
  const opened = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  reader.gate = () => {
    asked.resolve()
    return opened.promise
  }
  const before = reader.reads
  const arrived = once(it.app.server, 'request')
  const sender = request(new URL('/api/chat/fingenie/upload', it.origin), {
    method: 'POST',
    agent: false,
    headers: { cookie: await it.cookie('employee'), 'content-type': 'application/json' },
  })
  sender.on('error', () => {})
  sender.end(JSON.stringify({ receipts: [png('lunch.png', LUNCH), png('cab.png', CAB)], sessionId: 'fingenie-1' }))
  const [, response] = (await arrived) as [IncomingMessage, ServerResponse]
  await asked.promise
  const noticed = once(response, 'close')
  sender.destroy()
  await noticed
  opened.resolve()
  reader.gate = null
  await as('employee').call(fingenieHistory.listSessions)
  expect(reader.reads).toBe(before)
  await nothingIsStored()
})
