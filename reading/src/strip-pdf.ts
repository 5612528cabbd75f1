import { inflateSync } from 'node:zlib'
import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  type PDFPageLeaf,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'
import { stripImage, stripJpeg2000 } from './strip-image.ts'

/** What hangs on objects and is no part of what a page shows: files, other programs' data, scripts, places on earth. */
const HANGERS = names(
  'AF EF PieceInfo Metadata OPI Ref AA JS Measure PtData LastModified Thumb StructParent StructParents Alternates ID CreatorInfo',
)
/** What a page is drawn from (ISO 32000-2, table 31). */
const OF_PAGE = names(
  'Type Parent MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit Resources Contents Group Annots',
)
/** What an annotation is drawn from; not who wrote it, when, and what it does when it is touched. */
const OF_ANNOTATION = names('Type Subtype Rect F AP AS OC')
/** Annotations that are no part of what is printed. */
const UNPRINTED = names('Link Popup FileAttachment Sound Movie Screen RichMedia 3D')
/** Annotation flags (ISO 32000-2, table 167): hidden, and not to be shown. */
const HIDDEN = 0b10 | 0b100000
const JPEG_2000 = 'JPXDecode'
/** Codings of pictures whose files hold more than pixels. */
const CODINGS = new Set(['DCTDecode', 'DCT', JPEG_2000])
const SUBTYPE = PDFName.of('Subtype')
const RESOURCES = PDFName.of('Resources')
const GLYPHS = PDFName.of('CharProcs')
const MOST_BYTES = 2 ** 26

/**
 * A PDF that shows the same pages and holds only what they are drawn from: no author, program or history, no attachments, scripts or
 * links, and pictures without what their camera wrote. Throws where the document is too strange to be rewritten, or has a layer that
 * may be switched off.
 */
export async function stripPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(bytes, { password: '', updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  if (mayHideLayers(source)) throw new Error('A layer that is not seen')
  removeHangers(source)
  const document = await PDFDocument.create({ updateMetadata: false })
  // One copier for all, so that what pages share stays one object.
  const copier = PDFObjectCopier.for(source.context, document.context)
  for (const { node } of source.getPages()) {
    cleanAnnotations(node)
    keepOnly(node, OF_PAGE)
    const leaf = copier.copy(node)
    document.addPage(PDFPage.of(leaf, document.context.register(leaf), document))
  }
  if (document.getPageCount() === 0) throw new Error('The PDF has no pages')
  return document.save({ addDefaultPage: false, updateFieldAppearances: false })
}

/** Removes what only hangs on the objects of a document, and what cameras wrote into its JPEGs. Throws at an image that hides it. */
export function removeHangers(source: PDFDocument): void {
  const own = dictsOfOwnNames(source)
  for (const [ref, object] of source.context.enumerateIndirectObjects()) {
    visitDicts(object, (dict) => {
      if (!own.has(dict)) for (const name of HANGERS) dict.delete(name)
    })
    if (object instanceof PDFRawStream && isImage(object.dict)) {
      const stripped = stripStream(object)
      if (stripped !== undefined) source.context.assign(ref, stripped)
    }
  }
}

/**
 * Whether a layer is off, on by circumstances only, or seen only where others are off (ISO 32000-2, 8.11.2.2 and 8.11.4.3). Layers
 * that always show need no list of them.
 */
function mayHideLayers(source: PDFDocument): boolean {
  const layers = source.catalog.lookup(PDFName.of('OCProperties'))
  if (layers === undefined) return false
  if (!(layers instanceof PDFDict) || hasConditions(source)) return true
  const shown = layers.lookup(PDFName.of('D'))
  if (!(shown instanceof PDFDict)) return true
  const isFilled = (name: string) => {
    const list = shown.lookup(PDFName.of(name))
    return list !== undefined && !(list instanceof PDFArray && list.size() === 0)
  }
  const base = shown.lookup(PDFName.of('BaseState'))
  return isFilled('OFF') || isFilled('AS') || (base !== undefined && base !== PDFName.of('ON'))
}

function hasConditions(source: PDFDocument): boolean {
  let found = false
  for (const [, object] of source.context.enumerateIndirectObjects()) {
    visitDicts(object, (dict) => {
      if (dict.lookup(PDFName.of('Type')) === PDFName.of('OCMD')) found = true
    })
  }
  return found
}

/** The fonts, pictures, glyphs and so on of pages: their program names them as it likes, 'AA' among others. */
function dictsOfOwnNames(source: PDFDocument): Set<unknown> {
  const found = new Set<unknown>()
  for (const [, object] of source.context.enumerateIndirectObjects()) {
    visitDicts(object, (dict) => {
      const resources = dict.lookup(RESOURCES)
      if (resources instanceof PDFDict) for (const kind of resources.keys()) found.add(resources.lookup(kind))
      found.add(dict.lookup(GLYPHS))
    })
  }
  return found
}

/** Every dictionary within an object, as far as it does not refer to another. */
function visitDicts(object: unknown, visit: (dict: PDFDict) => void): void {
  if (object instanceof PDFStream) visitDicts(object.dict, visit)
  else if (object instanceof PDFArray) for (const item of object.asArray()) visitDicts(item, visit)
  else if (object instanceof PDFDict) {
    visit(object)
    for (const value of object.values()) visitDicts(value, visit)
  }
}

function isImage(dict: PDFDict): boolean {
  return dict.lookup(SUBTYPE) === PDFName.of('Image') || filtersOf(dict).some((name) => /DCT|JPX/.test(name))
}

/** A picture's stream without metadata; undefined where its coding has none. */
function stripStream(stream: PDFRawStream): PDFRawStream | undefined {
  const filters = filtersOf(stream.dict)
  const coding = filters.at(-1)
  if (coding === undefined || !CODINGS.has(coding)) return undefined
  const before = filters.slice(0, -1)
  if (before.some((name) => name !== 'FlateDecode')) throw new Error('An image in an unusual coding')
  const packed = before.reduce((bytes) => inflateSync(bytes, { maxOutputLength: MOST_BYTES }), stream.contents)
  const stripped = coding === JPEG_2000 ? stripJpeg2000(packed) : stripImage(packed, 'image/jpeg')
  if (stripped === undefined) throw new Error('A picture in the document is broken')
  const dict = stream.dict.clone()
  dict.set(PDFName.of('Filter'), PDFName.of(coding))
  if (before.length > 0) dict.delete(PDFName.of('DecodeParms'))
  return PDFRawStream.of(dict, stripped)
}

function filtersOf(dict: PDFDict): string[] {
  const filter = dict.lookup(PDFName.of('Filter'))
  const list = filter instanceof PDFArray ? filter.asArray().map((_, index) => filter.lookup(index)) : [filter]
  return list.flatMap((name) => (name instanceof PDFName ? [name.decodeText()] : []))
}

function cleanAnnotations(page: PDFPageLeaf): void {
  const annotations = page.Annots()
  if (annotations === undefined) return
  const kept = annotations.asArray().filter((_, index) => {
    const annotation = annotations.lookupMaybe(index, PDFDict)
    if (annotation === undefined || !isShown(annotation)) return false
    const isField = annotation.lookup(SUBTYPE) === PDFName.of('Widget')
    if (!(annotation.lookup(PDFName.of('AP')) instanceof PDFDict)) {
      if (isField && !isFilledIn(annotation)) return false
      throw new Error('An annotation has no look of its own')
    }
    keepOnly(annotation, OF_ANNOTATION)
    // Without its form a field is no field; what it shows stays.
    if (isField) annotation.set(SUBTYPE, PDFName.of('Stamp'))
    return true
  })
  page.set(PDFName.of('Annots'), page.context.obj(kept))
}

function isFilledIn(field: PDFDict): boolean {
  const parent = field.lookup(PDFName.of('Parent'))
  const value = PDFName.of('V')
  return field.has(value) || (parent instanceof PDFDict && parent.has(value))
}

function isShown(annotation: PDFDict): boolean {
  const kind = annotation.lookup(SUBTYPE)
  const flags = annotation.lookup(PDFName.of('F'))
  if (!(kind instanceof PDFName) || UNPRINTED.includes(kind)) return false
  return !(flags instanceof PDFNumber) || (flags.asNumber() & HIDDEN) === 0
}

function keepOnly(dict: PDFDict, kept: readonly PDFName[]): void {
  for (const name of dict.keys()) if (!kept.includes(name)) dict.delete(name)
}

function names(list: string): PDFName[] {
  return list.split(' ').map((name) => PDFName.of(name))
}
