import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { RawImage } from '../image.ts'

/** More codes on one page are none of a bill's. */
const MOST_CODES = 6
/** An e-invoice's code holds about a thousand characters. */
const LONGEST = 4_000

let prepared: Promise<void> | undefined

/** The decoder is loaded from the package, never from elsewhere. */
function prepare(): Promise<void> {
  prepared ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then((file) =>
    prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(file).buffer } }),
  )
  return prepared
}

/** The texts of the QR codes on a page. A code that cannot be decoded is as good as none. */
export async function codesOn({ width, height, data }: RawImage): Promise<string[]> {
  await prepare()
  const header = new TextEncoder().encode(`P6\n${width} ${height}\n255\n`)
  const picture = new Uint8Array(header.length + data.length)
  picture.set(header)
  picture.set(data, header.length)
  const found = await readBarcodes(picture, {
    formats: ['QRCode'],
    tryHarder: true,
    tryInvert: false,
    maxNumberOfSymbols: MOST_CODES,
  })
  return found.flatMap(({ text, isValid }) => (isValid && text !== '' && text.length <= LONGEST ? [text] : []))
}
