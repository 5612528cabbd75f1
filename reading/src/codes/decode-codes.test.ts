import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { decodeImage } from '../image.ts'
import { codesOn } from './decode-codes.ts'

const UPI = 'upi://pay?pa=bluedoor@icici&pn=Blue%20Door&am=120.50'

async function pageWith(text: string | undefined) {
  const page = sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#ffffff' } })
  if (text === undefined) return decodeImage(await page.png().toBuffer())
  const file = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(file).buffer } })
  const { image } = await writeBarcode(text, { format: 'QRCode', scale: 4 })
  if (image === null) throw new Error('The code could not be drawn')
  const input = Buffer.from(await image.arrayBuffer())
  return decodeImage(
    await page
      .composite([{ input, left: 600, top: 300 }])
      .jpeg({ quality: 70 })
      .toBuffer(),
  )
}

test('a QR code on a page is decoded, and a page without one has none', async () => {
  expect(await codesOn(await pageWith(UPI))).toEqual([UPI])
  expect(await codesOn(await pageWith(undefined))).toEqual([])
})
