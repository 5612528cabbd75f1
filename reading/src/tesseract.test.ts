import { expect, test } from 'vitest'
import { readReceipt } from './read.ts'
import { createTesseract } from './tesseract.ts'
import { receiptImage } from './testing/receipt-image.ts'

test('the fall-back recogniser reads an upright receipt', { timeout: 60_000 }, async () => {
  const recogniser = await createTesseract()
  try {
    const photo = await receiptImage({ merchant: 'Annapurna Restaurant', date: '2026-11-14', totalPaise: 124050 })
    expect(await readReceipt(photo, { today: '2026-11-20', recogniser })).toMatchObject({
      merchant: { value: 'Annapurna Restaurant' },
      date: { value: '2026-11-14' },
      totalPaise: { value: 124050 },
    })
  } finally {
    await recogniser.close()
  }
})
