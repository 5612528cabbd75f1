import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_BYTES } from './limits.ts'
import { inspect } from './sniff.ts'
import { receiptPdf } from './testing/receipt-file.ts'
import { left } from './testing/rows.ts'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
const png = await picture.clone().png().toBuffer()
const jpeg = await picture.clone().jpeg().toBuffer()
const pdf = await receiptPdf({ rows: [left('Cafe')] })

test.each([
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a PNG', png, 'image/png'],
  ['a PDF', pdf, 'application/pdf'],
])('%s is known by its bytes', async (_, bytes, type) => {
  await expect(inspect(bytes)).resolves.toEqual({ type, pages: 1 })
})

test.each([
  ['text', Buffer.from('Total 58.00')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
  ['a web page', Buffer.from('<!doctype html><script>1</script>')],
])('%s is refused', async (_, bytes) => {
  await expect(inspect(bytes)).rejects.toMatchObject({ code: 'file.type' })
})

test.each([
  ['a WebP', await picture.clone().webp().toBuffer()],
  ['an AVIF', await picture.clone().avif().toBuffer()],
  ['a TIFF', await picture.clone().tiff().toBuffer()],
])('%s becomes a JPEG, the same each time', async (_, bytes) => {
  const { jpeg, ...found } = await inspect(bytes)
  expect(found).toEqual({ type: 'image/jpeg', pages: 1 })
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 8, height: 8 })
  expect((await inspect(bytes)).jpeg).toEqual(jpeg)
})

test('a HEIC photo is refused by its own name', async () => {
  const heic = Buffer.from('0000001866747970686569630000000068656963' + '6d696631', 'hex')
  await expect(inspect(heic)).rejects.toMatchObject({ code: 'file.heic' })
})

test('a file of too many bytes is refused before it is looked into', async () => {
  const bytes = Buffer.concat([png, Buffer.alloc(MAX_BYTES)])
  await expect(inspect(bytes)).rejects.toMatchObject({ code: 'file.too_large' })
})

test('an empty file is refused', async () => {
  await expect(inspect(new Uint8Array())).rejects.toMatchObject({ code: 'file.empty' })
})

test.each([
  ['PNG', png.subarray(0, 20)],
  ['JPEG', Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(40)])],
  ['PDF', Buffer.from('%PDF-1.7\nnothing that is a document\n%%EOF')],
])('a damaged %s is refused', async (_, bytes) => {
  await expect(inspect(bytes)).rejects.toMatchObject({ code: 'file.damaged' })
})

test('an image of too many pixels is refused by its header', async () => {
  const huge = Buffer.from(png)
  huge.writeUInt32BE(50_000, 16)
  huge.writeUInt32BE(50_000, 20)
  await expect(inspect(huge)).rejects.toMatchObject({ code: 'image.too_large' })
})

test('a PDF without pages is refused', async () => {
  const objects = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n'
  const bytes = Buffer.from(`%PDF-1.4\n${objects}trailer<</Root 1 0 R/Size 3>>\n%%EOF`)
  await expect(inspect(bytes)).rejects.toMatchObject({ code: 'pdf.no_pages' })
})

test('a PDF that asks for a password is refused', async () => {
  const document = await PDFDocument.create()
  document.addPage()
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  await expect(inspect(await document.save())).rejects.toMatchObject({ code: 'pdf.locked' })
})

test('the pages of a PDF are counted', async () => {
  const document = await PDFDocument.create()
  document.addPage()
  document.addPage()
  await expect(inspect(await document.save())).resolves.toEqual({ type: 'application/pdf', pages: 2 })
})
