import { readFile } from 'node:fs/promises'
import fontkit from '@cantoo/fontkit'
import type { Color, PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib'

/** The parts of the face, the first that has a character is used: Latin, the rupee sign with the rest of Latin, Devanagari. */
const PARTS = {
  regular: [
    import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/inter/files/inter-latin-ext-400-normal.woff'),
    import.meta.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff'),
  ],
  semibold: [
    import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
    import.meta.resolve('@fontsource/inter/files/inter-latin-ext-600-normal.woff'),
    import.meta.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff'),
  ],
} as const

/** Stands for a character that no part has. */
const UNKNOWN = '?'

interface Part {
  has(character: string): boolean
  font: PDFFont
}

export interface Placed {
  x: number
  y: number
  size: number
  color: Color
}

/** A face in one weight. Sizes and widths are points. */
export interface Typeface {
  width(text: string, size: number): number
  /** Draws one line; `x` is its start, or its end with `align: 'end'`. */
  draw(page: PDFPage, text: string, place: Placed & { align?: 'start' | 'end' }): void
  /** The text in lines of at most `width`; words that are longer are broken. */
  lines(text: string, size: number, width: number): string[]
  /** The text, cut with an ellipsis when it is longer than `width`. */
  cut(text: string, size: number, width: number): string
}

/** Embeds the parts of a face that the characters of `sample`, all that will be written, need. */
export async function embedTypeface(
  document: PDFDocument,
  weight: keyof typeof PARTS,
  sample: string,
): Promise<Typeface> {
  document.registerFontkit(fontkit)
  const parts: Part[] = []
  let left = new Set(`${plain(sample)} …${UNKNOWN}`)
  for (const address of PARTS[weight]) {
    const bytes = await readFile(new URL(address))
    const font = fontkit.create(bytes)
    if (!('hasGlyphForCodePoint' in font)) continue
    const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
    const missing = new Set([...left].filter((character) => !has(character)))
    if (missing.size === left.size) continue
    left = missing
    // Figures of one width, so that amounts stand in columns.
    parts.push({ has, font: await document.embedFont(bytes, { subset: true, features: { tnum: true, calt: false } }) })
  }

  const runsOf = (text: string) => {
    const runs: { part: Part; text: string }[] = []
    for (const character of plain(text)) {
      const known = parts.find((part) => part.has(character))
      const part = known ?? parts[0]
      if (!part) continue
      const last = runs.at(-1)
      if (last?.part === part) last.text += known ? character : UNKNOWN
      else runs.push({ part, text: known ? character : UNKNOWN })
    }
    return runs
  }

  const width = (text: string, size: number) =>
    runsOf(text).reduce((sum, run) => sum + run.part.font.widthOfTextAtSize(run.text, size), 0)

  const cut = (text: string, size: number, most: number) => {
    if (width(text, size) <= most) return plain(text)
    const characters = [...plain(text)]
    while (characters.length > 0 && width(`${characters.join('')}…`, size) > most) characters.pop()
    return `${characters.join('').trimEnd()}…`
  }

  return {
    width,
    cut,
    draw(page, text, { x, y, size, color, align = 'start' }) {
      let at = align === 'end' ? x - width(text, size) : x
      for (const run of runsOf(text)) {
        page.drawText(run.text, { x: at, y, size, color, font: run.part.font })
        at += run.part.font.widthOfTextAtSize(run.text, size)
      }
    },
    lines: (text, size, most) => breakLines(plain(text), most, (line) => width(line, size)),
  }
}

/** One line of printed characters: breaks and controls become spaces. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

function breakLines(text: string, most: number, width: (line: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (width(longer) <= most) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (line !== '' && width(line + character) > most) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return line === '' ? lines : [...lines, line]
}
