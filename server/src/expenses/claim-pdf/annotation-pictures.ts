import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, type PDFPage, PDFStream } from '@cantoo/pdf-lib'

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

export interface AnnotationPicture {
  appearance: PDFObject
  /** From the appearance's space to the page's (ISO 32000-2, 12.5.5). */
  place: Matrix
}

/** Kinds of annotations that are no part of what is printed. */
const UNPRINTED = ['Link', 'Popup', 'FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D']
/** Annotation flags (ISO 32000-2, table 167): hidden, and not to be shown. */
const HIDDEN = 0b10 | 0b100000

/** How a page's annotations look: stamps, signatures, filled-in fields. What has no appearance of its own is left out. */
export function annotationPictures(page: PDFPage): AnnotationPicture[] {
  const annotations = page.node.Annots()
  if (!annotations) return []
  return annotations.asArray().flatMap((_, index) => {
    const annotation = annotations.lookupMaybe(index, PDFDict)
    return (annotation && pictureOf(annotation)) ?? []
  })
}

function pictureOf(annotation: PDFDict): AnnotationPicture | undefined {
  const kind = annotation.lookupMaybe(PDFName.of('Subtype'), PDFName)?.decodeText()
  const flags = annotation.lookupMaybe(PDFName.of('F'), PDFNumber)?.asNumber() ?? 0
  if (kind === undefined || UNPRINTED.includes(kind) || (flags & HIDDEN) !== 0) return undefined
  const found = appearanceOf(annotation)
  const rectangle = numbers(annotation.lookup(PDFName.of('Rect')), 4)
  if (!found || !rectangle) return undefined
  const box = numbers(found.stream.dict.lookup(PDFName.of('BBox')), 4)
  if (!box) return undefined
  const matrix = numbers(found.stream.dict.lookup(PDFName.of('Matrix')), 6) ?? [1, 0, 0, 1, 0, 0]
  const place = fit(bounds(corners(box, matrix)), bounds(corners(rectangle, [1, 0, 0, 1, 0, 0])))
  return place && { appearance: found.reference, place }
}

/** The normal appearance, in the state that the annotation is in where it has several. */
function appearanceOf(annotation: PDFDict): { reference: PDFObject; stream: PDFStream } | undefined {
  const appearances = annotation.lookupMaybe(PDFName.of('AP'), PDFDict)
  const state = annotation.lookupMaybe(PDFName.of('AS'), PDFName)
  const normal = appearances?.lookup(PDFName.of('N'))
  const holder = normal instanceof PDFDict ? normal : appearances
  const key = normal instanceof PDFDict ? state : PDFName.of('N')
  const stream = key && holder?.lookup(key)
  const reference = key && holder?.get(key)
  return stream instanceof PDFStream && reference ? { reference, stream } : undefined
}

function numbers(object: PDFObject | undefined, count: number): number[] | undefined {
  if (!(object instanceof PDFArray) || object.size() !== count) return undefined
  return object.asArray().map((_, index) => object.lookup(index, PDFNumber).asNumber())
}

function corners([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: number[], [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]) {
  return [
    [x0, y0],
    [x0, y1],
    [x1, y0],
    [x1, y1],
  ].map(([x = 0, y = 0]) => ({ x: a * x + c * y + e, y: b * x + d * y + f }))
}

function bounds(points: { x: number; y: number }[]) {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

type Box = ReturnType<typeof bounds>

function fit(from: Box, to: Box): Matrix | undefined {
  if (from.width === 0 || from.height === 0) return undefined
  const across = to.width / from.width
  const up = to.height / from.height
  return [across, 0, 0, up, to.x - from.x * across, to.y - from.y * up]
}
