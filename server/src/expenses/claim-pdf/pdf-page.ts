import {
  concatTransformationMatrix,
  decodePDFRawStream,
  drawObject,
  type PDFArray,
  PDFContentStream,
  type PDFDocument,
  type PDFObject,
  PDFObjectCopier,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib'
import { annotationPictures } from './annotation-pictures.ts'

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

/** How a page of another document looks: its size as a viewer shows it, and drawing it with its lower left corner at a point. */
export interface PagePicture {
  width: number
  height: number
  drawOn(page: PDFPage, x: number, y: number): void
}

/**
 * Copies what a page shows into another document: its content and the appearance of its annotations, and by that nothing
 * that acts: no links, scripts, forms or attachments. Throws when the page cannot be decoded.
 */
export function copyPicture(source: PDFDocument, from: PDFPage, to: PDFDocument): PagePicture {
  const copier = PDFObjectCopier.for(source.context, to.context)
  const box = from.getCropBox()
  const turned = ((from.getRotation().angle % 360) + 360) % 360
  const upright = turned % 180 === 0
  const resources = from.node.Resources()
  const form = to.context.flateStream(contentOf(from.node.Contents()), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [box.x, box.y, box.x + box.width, box.y + box.height],
    Resources: resources ? copier.copy(resources) : to.context.obj({}),
  })
  const pictures: { ref: PDFRef; place: Matrix }[] = [
    { ref: to.context.register(form), place: [1, 0, 0, 1, 0, 0] },
    ...annotationPictures(from).map(({ appearance, place }) => ({
      ref: registered(copier.copy(appearance), to),
      place,
    })),
  ]
  return {
    width: upright ? box.width : box.height,
    height: upright ? box.height : box.width,
    drawOn(page, x, y) {
      const [a, b, c, d, e, f] = turn(box, turned)
      for (const { ref, place } of pictures) {
        const name = page.node.newXObject('Receipt', ref)
        page.pushOperators(
          pushGraphicsState(),
          concatTransformationMatrix(a, b, c, d, e + x, f + y),
          concatTransformationMatrix(...place),
          drawObject(name),
          popGraphicsState(),
        )
      }
    },
  }
}

function registered(object: PDFObject, document: PDFDocument): PDFRef {
  return object instanceof PDFRef ? object : document.context.register(object)
}

/** The matrix that brings a page's box, turned clockwise by this many degrees, to the origin. */
function turn(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  degrees: number,
): Matrix {
  if (degrees === 90) return [0, -1, 1, 0, -y, x + width]
  if (degrees === 180) return [-1, 0, 0, -1, x + width, y + height]
  if (degrees === 270) return [0, 1, -1, 0, y + height, -x]
  return [1, 0, 0, 1, -x, -y]
}

function contentOf(contents: PDFStream | PDFArray | undefined): Uint8Array {
  if (contents === undefined) return new Uint8Array()
  const streams =
    contents instanceof PDFStream ? [contents] : contents.asArray().map((_, at) => contents.lookup(at, PDFStream))
  return Buffer.concat(streams.flatMap((stream) => [decoded(stream), Buffer.from('\n')]))
}

function decoded(stream: PDFStream): Uint8Array {
  if (stream instanceof PDFRawStream) return decodePDFRawStream(stream).decode()
  if (stream instanceof PDFContentStream) return stream.getUnencodedContents()
  throw new Error('A stream of unknown kind')
}
