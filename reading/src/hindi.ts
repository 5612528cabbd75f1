import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { LineReader } from './line-reader.ts'

const DATA = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/hin/package.json')),
  '4.0.0_best_int',
)
const MARGIN = 12
/** What Tesseract takes a line of 48 pixels for. */
const DOTS_AN_INCH = 300

/** Tesseract's Hindi model, which is loaded by the first line that needs it. */
export function createHindi(): LineReader {
  let starting: Promise<Worker> | undefined
  const start = async () => {
    const worker = await createWorker('hin', OEM.LSTM_ONLY, { langPath: DATA, cacheMethod: 'none', gzip: true })
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE })
    return worker
  }
  return {
    async read({ width, height, data }) {
      starting ??= start()
      const worker = await starting
      const png = await sharp(data, { raw: { width, height, channels: 1 } })
        .normalise()
        .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#ffffff' })
        .withMetadata({ density: DOTS_AN_INCH })
        .png({ compressionLevel: 1 })
        .toBuffer()
      const { data: page } = await worker.recognize(png, {}, { text: true })
      return { text: page.text.trim(), confidence: page.confidence / 100 }
    },
    async close() {
      await (await starting)?.terminate()
    },
  }
}
