import { afterEach, expect, test, vi } from 'vitest'
import { createRecogniser } from './create-recogniser.ts'

vi.mock('./ppocr/ppocr.ts', () => ({ createPpOcr: () => Promise.reject(new Error('no build for this machine')) }))

afterEach(() => vi.restoreAllMocks())

test('where PP-OCR does not load Tesseract reads, and the operator is told once', { timeout: 60_000 }, async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const recogniser = await createRecogniser({ threads: 1 })
  await recogniser.close()
  expect(recogniser.name).toBe('tesseract')
  expect(write.mock.calls).toEqual([[expect.stringContaining('no build for this machine')]])
})
