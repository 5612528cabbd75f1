import type { Recogniser } from './recogniser.ts'

/**
 * The best recogniser that this machine can run: PP-OCR, or Tesseract where the ONNX runtime has no build for it. The change is
 * reported on standard error.
 */
export async function createRecogniser({ threads }: { threads: number }): Promise<Recogniser> {
  try {
    const { createPpOcr } = await import('./ppocr/ppocr.ts')
    const { createHindi } = await import('./hindi.ts')
    return await createPpOcr({ threads, hindi: createHindi() })
  } catch (error) {
    process.stderr.write(`PP-OCR does not load, so Tesseract reads, which reads less: ${reasonOf(error)}\n`)
    const { createTesseract } = await import('./tesseract.ts')
    return await createTesseract()
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
