import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM, type Word as TesseractWord, type Worker } from 'tesseract.js'
import type { Recogniser, TextBox } from './recogniser.ts'

const ENDING = '.traineddata.gz'
/** The widest space between words, in heights of the print. */
const SPACE = 0.9
const LANGUAGES = ['eng', 'hin'] as const

/** The fall-back recogniser: Tesseract's English and Hindi models. It reads upright and slightly turned print only. */
export async function createTesseract(): Promise<Recogniser> {
  const worker = await startWorker()
  return {
    name: 'tesseract',
    async recognise({ width, height, data }) {
      const png = await sharp(data, { raw: { width, height, channels: 3 } })
        .png({ compressionLevel: 1 })
        .toBuffer()
      const { data: page } = await worker.recognize(png, {}, { blocks: true, text: false })
      const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
      return lines.flatMap(({ words }) => words.reduce(joinPhrase, []).map(boxOf))
    },
    async close() {
      await worker.terminate()
    },
  }
}

/** Tesseract takes the models of all languages from one folder and their packages have one each, so they are copied together. */
async function startWorker(): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'pravas-tesseract-'))
  try {
    await Promise.all(LANGUAGES.map((language) => copyFile(modelOf(language), join(folder, `${language}${ENDING}`))))
    return await createWorker([...LANGUAGES], OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none', gzip: true })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function modelOf(language: (typeof LANGUAGES)[number]): string {
  const folder = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`))
  return join(folder, '4.0.0_best_int', `${language}${ENDING}`)
}

type Word = Pick<TesseractWord, 'text' | 'confidence' | 'bbox'>

/** Words that a space keeps apart are one piece, as the rules look for labels of several words; columns stay apart. */
function joinPhrase(pieces: Word[], { text, confidence, bbox }: Word): Word[] {
  const last = pieces.at(-1)
  if (last === undefined || bbox.x0 - last.bbox.x1 > SPACE * (bbox.y1 - bbox.y0)) {
    return [...pieces, { text, confidence, bbox }]
  }
  const letters = last.text.length + text.length
  const joined: Word = {
    text: `${last.text} ${text}`,
    confidence: (last.confidence * last.text.length + confidence * text.length) / letters,
    bbox: {
      x0: last.bbox.x0,
      y0: Math.min(last.bbox.y0, bbox.y0),
      x1: bbox.x1,
      y1: Math.max(last.bbox.y1, bbox.y1),
    },
  }
  return [...pieces.slice(0, -1), joined]
}

function boxOf({ text, confidence, bbox: { x0, y0, x1, y1 } }: Word): TextBox {
  return {
    text,
    confidence: confidence / 100,
    quad: [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ],
  }
}
