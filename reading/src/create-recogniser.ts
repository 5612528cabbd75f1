import type { Recogniser } from './recogniser.ts'

/** The best recogniser that this machine can run: PP-OCR, or Tesseract where the ONNX runtime has no build for it. */
export async function createRecogniser({ threads }: { threads: number }): Promise<Recogniser> {
  try {
    const { createPpOcr } = await import('./ppocr/ppocr.ts')
    return await createPpOcr({ threads })
  } catch {
    const { createTesseract } = await import('./tesseract.ts')
    return await createTesseract()
  }
}
