import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeImage } from './image.ts'
import { imageHash } from './image-hash.ts'
import { receiptImage } from './testing/receipt-image.ts'

const lunch = await receiptImage({ merchant: 'Old Fort Restaurant', date: '2026-06-08', totalPaise: 124_050 })
const cab = await receiptImage({
  merchant: 'City Cabs',
  date: '2026-06-09',
  totalPaise: 64_000,
  lines: Array.from({ length: 9 }, (_, day) => ({ name: `Ride ${day}`, paise: 7100 })),
})

async function hash(bytes: Uint8Array, turns = 0) {
  const image = await decodeImage(bytes)
  return imageHash(image, { left: 0, top: 0, width: image.width, height: image.height }, turns)
}

function bitsApart(a: string, b: string): number {
  return (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '').length
}

const photo = sharp(lunch)
test.each([
  ['smaller and of less quality', await photo.clone().resize({ width: 400 }).jpeg({ quality: 50 }).toBuffer(), 0],
  ['as a PNG', await photo.clone().png().toBuffer(), 0],
  ['turned by a quarter', await photo.clone().rotate(90).png().toBuffer(), 1],
  ['upside down', await photo.clone().rotate(180).png().toBuffer(), 2],
  ['turned by three quarters', await photo.clone().rotate(270).png().toBuffer(), 3],
])('the same picture %s has nearly the same hash, another one has not', async (_, bytes, turns) => {
  const same = await hash(bytes, turns)
  expect(same).toMatch(/^[0-9a-f]{16}$/)
  expect(bitsApart(await hash(lunch), same)).toBeLessThanOrEqual(4)
  expect(bitsApart(await hash(cab), same)).toBeGreaterThan(6)
})
