import {
  decodePDFRawStream,
  type PDFContext,
  type PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { countPages, pictureOfPage, readPdf } from './pdf.ts'
import { stripDocument } from './strip-document.ts'
import { stripPdf } from './strip-pdf.ts'

// A machine that does much else takes long to draw a page.
vi.setConfig({ testTimeout: 60_000 })

/** What nobody but the uploader is to see. */
const SECRET = 'Asha at home'

/** A page that says what it costs, with what `add` puts on it; all is kept as plain text so that it can be searched. */
async function pdfWith(add: (document: PDFDocument, page: PDFPage) => Promise<void> | void): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([300, 200])
  page.drawText('City Cabs, total 640.00 rupees', {
    x: 20,
    y: 150,
    size: 14,
    font: await document.embedFont(StandardFonts.Helvetica),
  })
  await add(document, page)
  return document.save({ useObjectStreams: false })
}

/** All that a PDF says anywhere, its packed streams unpacked. */
async function everythingIn(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const streams = document.context.enumerateIndirectObjects().map(([, object]) => {
    if (!(object instanceof PDFRawStream)) return String(object)
    const isPicture = /DCT/.test(String(object.dict.get(PDFName.of('Filter'))))
    return `${object.dict} ${Buffer.from(isPicture ? object.contents : decodePDFRawStream(object).decode()).toString('latin1')}`
  })
  const trailer = String(document.context.trailerInfo.Info ?? '')
  const all = [Buffer.from(bytes).toString('latin1'), trailer, ...streams].join('\n')
  return all.replace(/<FEFF([0-9A-F]*)>/g, (_, hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
}

const hidden = (document: PDFDocument, text = SECRET) => document.context.register(document.context.stream(text))
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Artist: SECRET }, IFD3: { GPSLatitude: '28/1 38/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

test.each<[string, (document: PDFDocument, page: PDFPage) => Promise<void> | void]>([
  ['the author', (document) => document.setAuthor(SECRET)],
  ['the description as XMP', (document) => document.catalog.set(PDFName.of('Metadata'), hidden(document))],
  ['the description of a page', (document, page) => page.node.set(PDFName.of('Metadata'), hidden(document))],
  [
    'an attached file',
    async (document) => document.attach(Buffer.from(SECRET), `${SECRET}.txt`, { description: SECRET }),
  ],
  ['a script', (document) => document.addJavaScript('hello', `app.alert("${SECRET}")`)],
  [
    'what happens when it is opened',
    (document) => {
      const action = document.context.obj({ S: 'URI', URI: PDFString.of(SECRET) })
      document.catalog.set(PDFName.of('OpenAction'), action)
    },
  ],
  [
    'an action of a page',
    (document, page) => page.node.set(PDFName.of('AA'), document.context.obj({ O: hidden(document) })),
  ],
  [
    'the data of another program',
    (document, page) =>
      page.node.set(PDFName.of('PieceInfo'), document.context.obj({ Other: { Private: hidden(document) } })),
  ],
  [
    'the place of a map',
    (document, page) => page.node.set(PDFName.of('VP'), document.context.obj([{ Measure: hidden(document) }])),
  ],
  [
    'a link',
    (document, page) =>
      page.node.addAnnot(
        document.context.register(
          document.context.obj({
            Type: 'Annot',
            Subtype: 'Link',
            Rect: [0, 0, 9, 9],
            A: { S: 'URI', URI: PDFString.of(SECRET) },
          }),
        ),
      ),
  ],
  [
    'what the camera wrote into a photo',
    async (document, page) => page.drawImage(await document.embedJpg(await photo()), { x: 200, y: 20 }),
  ],
  ['an object that no page shows', (document) => void hidden(document)],
])('%s is gone, and the page looks and reads the same', async (_, add) => {
  const bytes = await pdfWith(add)
  expect(await everythingIn(bytes)).toContain(SECRET)

  const stripped = await stripPdf(bytes)

  expect(await everythingIn(stripped)).not.toContain(SECRET)
  expect(await everythingIn(stripped)).not.toContain('GPS')
  expect((await pictureOfPage(stripped, 0)).bytes).toEqual((await pictureOfPage(bytes, 0)).bytes)
  const [page] = (await readPdf(stripped, 1)).pages
  expect(page?.source === 'text' && page.boxes.map(({ text }) => text)).toEqual(['City Cabs, total 640.00 rupees'])
})

test.each(['AA', 'ID', 'Ref'])(
  'a picture that its page calls %s stays, without what its camera wrote',
  async (name) => {
    const bytes = await pdfWith(async (document, page) => {
      page.node.setXObject(PDFName.of(name), (await document.embedJpg(await photo())).ref)
      const drawing = document.context.stream(`q 40 0 0 30 200 20 cm /${name} Do Q`)
      page.node.set(PDFName.of('Contents'), document.context.register(drawing))
    })
    const stripped = await stripPdf(bytes)
    expect(await everythingIn(stripped)).not.toContain(SECRET)
    expect((await pictureOfPage(stripped, 0)).bytes).toEqual((await pictureOfPage(bytes, 0)).bytes)
  },
)

test('what an earlier version of the document said is gone', async () => {
  const document = await PDFDocument.load(await pdfWith((first) => first.setSubject(SECRET)))
  document.setSubject('Nothing')
  const bytes = await document.saveIncremental(document.takeSnapshot())
  const both = Buffer.concat([await pdfWith((first) => first.setSubject(SECRET)), bytes])
  expect((await everythingIn(await stripDocument(both))).includes(SECRET)).toBe(false)
})

test('a filled-in field keeps its look, without the form', async () => {
  const bytes = await pdfWith((document, page) => {
    const field = document.getForm().createTextField('Name of the author')
    field.setText('Passenger 7')
    field.addToPage(page, { x: 20, y: 40, width: 120, height: 24 })
  })
  const stripped = await stripPdf(bytes)
  expect(await everythingIn(stripped)).not.toContain('Name of the author')
  expect((await pictureOfPage(stripped, 0)).bytes).toEqual((await pictureOfPage(bytes, 0)).bytes)
})

test('a document that cannot be rewritten with certainty becomes pictures of its pages', async () => {
  const bytes = await pdfWith((document, page) => {
    document.setAuthor(SECRET)
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [10, 10, 30, 30], Contents: PDFString.of(SECRET) }
    page.node.addAnnot(document.context.register(document.context.obj(note)))
  })
  await expect(stripPdf(bytes)).rejects.toThrow('no look of its own')
  const drawn = await stripDocument(bytes)
  expect(await everythingIn(drawn)).not.toContain(SECRET)
  expect(await countPages(drawn)).toBe(1)
  const [page] = (await readPdf(drawn, 1)).pages
  expect(page?.source).toBe('pixels')
  expect((await PDFDocument.load(drawn)).getPage(0).getSize()).toEqual({ width: 300, height: 200 })
})

test.each<[string, (context: PDFContext, layer: PDFRef) => PDFDict, boolean]>([
  ['is off', (context, layer) => context.obj({ OFF: [layer] }), false],
  ['is off unless it is named', (context) => context.obj({ BaseState: 'OFF' }), false],
  [
    'is off on paper alone',
    (context, layer) => context.obj({ AS: [{ Event: 'Print', OCGs: [layer], Category: ['Print'] }] }),
    false,
  ],
  [
    'is seen while another is off',
    (context, layer) => {
      context.register(context.obj({ Type: 'OCMD', OCGs: [layer], P: 'AllOff' }))
      return context.obj({})
    },
    false,
  ],
  ['is on', (context, layer) => context.obj({ ON: [layer], OFF: [] }), true],
])('a layer that %s: the text of the document stays text only where all of it shows', async (_, shown, isText) => {
  const bytes = await pdfWith((document, page) => {
    const layer = document.context.register(document.context.obj({ Type: 'OCG', Name: PDFString.of('Notes') }))
    page.node.Resources()?.set(PDFName.of('Properties'), document.context.obj({ L: layer }))
    const marked = `/OC /L BDC 0 0 10 10 re f % ${SECRET}\nEMC`
    page.node.addContentStream(document.context.register(document.context.stream(marked)))
    const layers = document.context.obj({ OCGs: [layer], D: shown(document.context, layer) })
    document.catalog.set(PDFName.of('OCProperties'), layers)
  })
  const stripped = await stripDocument(bytes)
  expect((await readPdf(stripped, 1)).pages[0]?.source).toBe(isText ? 'text' : 'pixels')
  expect((await everythingIn(stripped)).includes(SECRET)).toBe(isText)
})

test('of a long document that is drawn, the pages that are left out are told', async () => {
  const bytes = await pdfWith((document, page) => {
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [10, 10, 30, 30] }
    page.node.addAnnot(document.context.register(document.context.obj(note)))
    for (let more = 0; more < 10; more++) document.addPage([30, 20])
  })
  const { pages, count } = await readPdf(await stripDocument(bytes), 11)
  expect(count).toBe(11)
  const last = pages.at(-1)
  expect(last?.source === 'text' && last.boxes[0]?.text).toBe('The document has 11 pages; the first 10 are shown here.')
})

test('what is no PDF is refused', async () => {
  await expect(stripDocument(Buffer.from('%PDF-1.7 and nothing more'))).rejects.toMatchObject({ code: 'file.damaged' })
})
