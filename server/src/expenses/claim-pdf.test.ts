// On one kind of database: this is about paper, and the queries behind it have tests of their own.
import { degrees, PDFDict, PDFDocument, PDFName, PDFRawStream, StandardFonts } from '@cantoo/pdf-lib'
import { approveExpense, rejectExpense } from '@pravas/contract/approvals'
import { expensePdfPath, listExpenseReceipts } from '@pravas/contract/expenses'
import { readPdf } from '@pravas/reading/pdf'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createFileStorage } from '../files/storage.ts'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const { as } = it
const { db } = it.database
const build = builders(it)
const files = createFileStorage(it.dataDir)

interface Attached {
  name: string
  type: 'image/jpeg' | 'image/png' | 'application/pdf'
  /** Absent: the storage has lost it. */
  bytes?: Uint8Array
}

/** A claim with these files as its receipts, ₹1,240 each. */
async function claimWith(...attached: Attached[]): Promise<string> {
  const number = await build.expense({ rupees: attached.map(() => 1240) })
  const rows = await db.selectFrom('receipts').select('id').orderBy('position').execute()
  for (const [index, { name, type, bytes }] of attached.entries()) {
    await db
      .updateTable('receipts')
      .set({ file_name: name, media_type: type, ...(bytes && { file_hash: await files.put(bytes) }) })
      .where('id', '=', rows[index]?.id ?? '')
      .execute()
  }
  return number
}

async function download(number: string, who: Who = 'employee') {
  const response = await fetch(new URL(expensePdfPath(number), it.origin), {
    headers: { cookie: await it.cookie(who) },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { response, bytes }
}

/** What each page says, as another program reads it, without its spaces: these fall where faces change. */
async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const { pages } = await readPdf(bytes, 100)
  return pages.map((page) =>
    (page.source === 'text' ? page.boxes.map(({ text }) => text).join('') : '').replace(/\s/g, ''),
  )
}

async function pdfSaying(...pages: string[]): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const text of pages) document.addPage([300, 420]).drawText(text, { x: 20, y: 300, size: 12, font })
  return document
}

async function photo(width: number, height: number, orientation: number) {
  const image = sharp({ create: { width, height, channels: 3, background: '#886644' } })
  return image.jpeg().withMetadata({ orientation }).toBuffer()
}

test('the first page tells the claim with its receipts, which add up', async () => {
  const number = await build.expense({ rupees: [123_456.5, 1000] })
  const { response, bytes } = await download(number)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${number}.pdf"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const [first = '', ...others] = await textsOf(bytes)
  const said = [
    number,
    'Pending: waiting for a decision',
    'EMP1001',
    'Expense date8 Jun 2026',
    'Submitted on10 Jun 2026',
    'Generated on10 Jun 2026',
    'PlaceDelhi',
    'GSTINN/A',
    'Receipts (2)',
    'receipt.jpg',
    '₹1,23,456.50',
    '₹1,000.00',
    'Total claimed₹1,24,456.50',
    'Page 1 of 3',
  ]
  for (const text of said) expect(first).toContain(text.replace(/\s/g, ''))
  expect(others).toHaveLength(2)
})

test('a receipt is told with its whole number, its tax, what was typed or not confirmed and what it may be a duplicate of', async () => {
  const trip = await build.trip()
  const number = await build.expense({ rupees: [3860] })
  await db
    .updateTable('expenses')
    .set(({ selectFrom }) => ({ trip_id: selectFrom('trips').select('id').where('trip_number', '=', trip) }))
    .execute()
  const credit = { verdict: 'review', reason: 'Finance has to look.', amount: 90, estimated: false }
  await db
    .updateTable('receipts')
    .set({
      description: 'Harbour View Residency and Convention Centre, invoice HVR/26-27/4711-0815',
      cgst_paise: 45_00,
      sgst_paise: 45_00,
      reading: JSON.stringify({ totalPaise: { value: 45_50 }, currency: { value: 'USD' } }),
      tax_credit: JSON.stringify({
        credit,
        deductions: [{ kind: 'per_diem', amount: 60, reason: 'Meals of the day.' }],
        unconfirmed: ['total', 'date'],
      }),
      duplicates: JSON.stringify([{ text: 'The same file as a receipt of EXP-9.', resolution: 'keep' }]),
    })
    .execute()
  const [first = ''] = await textsOf((await download(number, 'manager')).bytes)
  const said = [
    `Trip${trip},Mumbai`,
    'HVR/26-27/4711-0815',
    'GST ₹90.00',
    'Input tax credit, to be reviewed: Finance has to look.',
    'Total: read as USD 45.50, changed by the claimant.',
    'The total was hard to read, and the claimant hasn’t confirmed it',
    'The date was hard to read, and the claimant hasn’t confirmed it',
    'Possible duplicate: The same file as a receipt of EXP-9. The claimant is claiming it anyway.',
    '₹60.00 over the policy: Meals of the day.',
  ]
  for (const text of said) expect(first).toContain(text.replace(/\s/g, ''))
})

test('a rejection is told with its reason, who decided and when', async () => {
  const number = await build.expense()
  it.clock.set('2026-06-11T20:00:00Z')
  await as('manager').call(rejectExpense, { body: { id: number, reason: 'दो रातें?\nOnly one night was booked.' } })
  const [first = ''] = await textsOf((await download(number, 'manager')).bytes)
  expect(first).toContain('Rejectedby')
  expect(first).toContain('on12Jun2026')
  expect(first).toContain('Rejectionreason')
  expect(first).toContain('Onlyonenightwasbooked.')
})

test('a claim of which a receipt was refused is told with who refused it and why, and with both totals', async () => {
  const number = await build.expense({ rupees: [800, 200] })
  const [, dinner] = await as('employee').call(listExpenseReceipts, { params: { expenseId: number } })
  const refused = [{ receipt_id: dinner?.id ?? '', reason: 'Alcohol isn’t reimbursed.' }]
  await as('manager').call(approveExpense, { body: { id: number, refused } })

  const [page = ''] = await textsOf((await download(number)).bytes)

  expect(page).toContain('RefusedbyMeeraIyer:Alcoholisn’treimbursed.')
  expect(page).toMatch(/Totalclaimed₹1,000\.00Refused-₹200\.00Totalapproved₹800\.00/)
})

test('the pages of a PDF follow as they are, each with its caption, and nothing that acts comes along', async () => {
  const document = await pdfSaying('first page of the bill', 'second page of the bill')
  document.addJavaScript('greet', "app.alert('hello')")
  await document.attach(Buffer.from('attached'), 'attached.txt', { mimeType: 'text/plain' })
  document.getPage(1).setRotation(degrees(90))
  const field = document.getForm().createTextField('filled')
  field.setText('written into a field')
  field.addToPage(document.getPage(0), { x: 20, y: 100, width: 200, height: 24 })
  const page = document.getPage(0).node
  page.set(PDFName.of('AA'), document.context.obj({ O: { S: 'JavaScript', JS: 'app.alert(1)' } }))
  const place = { IFD0: { Artist: 'Asha at home' } }
  const photo = sharp({ create: { width: 20, height: 20, channels: 3, background: '#c33' } }).withExif(place)
  document.getPage(1).drawImage(await document.embedJpg(await photo.jpeg().toBuffer()))
  const number = await claimWith({ name: 'bill.pdf', type: 'application/pdf', bytes: await document.save() })

  const { bytes } = await download(number)
  expect(Buffer.from(bytes).includes('Asha at home')).toBe(false)
  const [, first, second] = await textsOf(bytes)
  expect(first).toContain('Receipt1of1–bill.pdf')
  expect(first).toContain('firstpageofthebill')
  expect(first).toContain('writtenintoafield')
  expect(first).toContain('page1of2')
  expect(first).toContain('Page2of3')
  expect(second).toContain('secondpageofthebill')

  const made = await PDFDocument.load(bytes)
  const sizes = made.getPages().map((one) => [Math.round(one.getWidth()), Math.round(one.getHeight())])
  expect(sizes).toEqual([
    [595, 842],
    [300, 500],
    [420, 380],
  ])
  expect(made.getPages().flatMap((one) => one.node.Annots()?.asArray() ?? [])).toEqual([])
  const names = made.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const dict = object instanceof PDFRawStream ? object.dict : object
    return dict instanceof PDFDict ? dict.keys().map((key) => key.decodeText()) : []
  })
  for (const name of ['JS', 'JavaScript', 'AA', 'OpenAction', 'EF', 'EmbeddedFiles', 'AcroForm']) {
    expect(names).not.toContain(name)
  }
})

test('several receipts of one file share its pages', async () => {
  const bytes = await (await pdfSaying('both bills')).save()
  const scan = { name: 'scan.pdf', type: 'application/pdf', bytes } as const
  const other = await (await pdfSaying('another')).save()
  const number = await claimWith(scan, scan, { name: 'other.pdf', type: 'application/pdf', bytes: other })
  const [, first, second, ...more] = await textsOf((await download(number)).bytes)
  expect(first).toContain('Receipts1and2of3–scan.pdf')
  expect(first).toContain('bothbills')
  expect(second).toContain('Receipt3of3–other.pdf')
  expect(more).toEqual([])
})

test('a photo stands upright on a page of its own, made smaller', async () => {
  const number = await claimWith({ name: 'photo.jpg', type: 'image/jpeg', bytes: await photo(4000, 3000, 6) })
  const { bytes } = await download(number)
  const made = await PDFDocument.load(bytes)
  const images = made.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Image')) return []
    return [['Width', 'Height'].map((side) => Number(object.dict.get(PDFName.of(side))?.toString()))]
  })
  expect(images).toEqual([[1600, 2133]])
  expect(made.getPage(1).getWidth()).toBeLessThan(made.getPage(1).getHeight())
})

test('a receipt that is missing, broken or locked gets a page that says so, and the others are appended', async () => {
  const locked = await pdfSaying('secret')
  locked.encrypt({ userPassword: 'mine', ownerPassword: 'mine' })
  const readable = await pdfSaying('anyone may read this')
  readable.encrypt({ userPassword: '', ownerPassword: 'mine' })
  const number = await claimWith(
    { name: 'lost.jpg', type: 'image/jpeg' },
    { name: 'broken.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 and then nothing') },
    { name: 'broken.jpg', type: 'image/jpeg', bytes: (await photo(40, 30, 1)).subarray(0, 200) },
    { name: 'locked.pdf', type: 'application/pdf', bytes: await locked.save() },
    { name: 'readable.pdf', type: 'application/pdf', bytes: await readable.save() },
  )
  const pages = await textsOf((await download(number)).bytes)
  const [lost, brokenPdf, brokenJpg, lockedPdf, readablePdf] = pages.slice(-5)
  expect(lost).toContain('isnolongerinstorage')
  for (const page of [brokenPdf, brokenJpg, lockedPdf]) expect(page).toContain('damagedorprotected')
  expect(readablePdf).toContain('anyonemayreadthis')
  expect(readablePdf).toContain('Receipt5of5–readable.pdf')
})
