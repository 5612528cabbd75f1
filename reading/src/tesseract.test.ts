// With the full run: it starts the slower recogniser, which reads only where the other cannot run.
import { expect, test } from 'vitest'
import { readReceipt } from './read.ts'
import { createTesseract } from './tesseract.ts'
import { generateReceipt } from './testing/generate-receipt.ts'
import { receiptPicture } from './testing/receipt-file.ts'
import { receiptImage } from './testing/receipt-image.ts'

test('the fall-back recogniser reads an upright receipt, in English and with Hindi headings', {
  timeout: 60_000,
}, async () => {
  const recogniser = await createTesseract()
  try {
    const photo = await receiptImage({ merchant: 'Annapurna Restaurant', date: '2026-11-14', totalPaise: 124050 })
    expect(await readReceipt(photo, { today: '2026-11-20', recogniser })).toMatchObject({
      merchant: { value: 'Annapurna Restaurant' },
      date: { value: '2026-11-14' },
      totalPaise: { value: 124050 },
    })
    const { truth, ...hindi } = generateReceipt('restaurant', 3, { hindi: true })
    const picture = await receiptPicture({ truth, ...hindi }, 'png')
    const reading = await readReceipt(picture, { today: '2026-11-20', recogniser })
    expect(reading).toMatchObject({
      invoiceNumber: { value: truth.invoiceNumber },
      date: { value: truth.date },
      totalPaise: { value: truth.totalPaise },
    })
    expect(reading.lines.map(({ text }) => text).join('\n')).toContain('रसीद संख्या')
  } finally {
    await recogniser.close()
  }
})
