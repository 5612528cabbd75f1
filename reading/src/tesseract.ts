import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM } from 'tesseract.js'
import type { Recogniser } from './recogniser.ts'

const DATA = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** The fall-back recogniser: Tesseract's English model. It reads upright and slightly turned print only. */
export async function createTesseract(): Promise<Recogniser> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: DATA, cacheMethod: 'none', gzip: true })
  return {
    name: 'tesseract',
    async recognise({ width, height, data }) {
      const png = await sharp(data, { raw: { width, height, channels: 3 } })
        .png({ compressionLevel: 1 })
        .toBuffer()
      const { data: page } = await worker.recognize(png, {}, { blocks: true, text: false })
      const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
      return lines.flatMap(({ words }) =>
        words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
          text,
          confidence: confidence / 100,
          quad: [
            { x: x0, y: y0 },
            { x: x1, y: y0 },
            { x: x1, y: y1 },
            { x: x0, y: y1 },
          ],
        })),
      )
    },
    async close() {
      await worker.terminate()
    },
  }
}
