import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { pngChunk, stripImage, stripJpeg2000 } from './strip-image.ts'

const noise = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 7919) % 251))
const picture = sharp(noise, { raw: { width: 60, height: 40, channels: 3 } })
const place = {
  IFD0: { ImageDescription: 'Asha at home' },
  IFD3: { GPSLatitude: '28/1 38/1 0/1', GPSLatitudeRef: 'N' },
}
const withPlace = (image: Sharp, orientation: number) =>
  image.withExif(place).withMetadata({ orientation }).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Asha</x:xmpmeta>')

const pixels = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer()

test.each([
  ['image/jpeg', 'upright', await withPlace(picture.clone(), 1).jpeg().toBuffer(), 1],
  ['image/jpeg', 'turned', await withPlace(picture.clone(), 6).jpeg().toBuffer(), 6],
  ['image/jpeg', 'progressive', await withPlace(picture.clone(), 3).jpeg({ progressive: true }).toBuffer(), 3],
  ['image/png', 'upright', await withPlace(picture.clone(), 1).png().toBuffer(), 1],
  ['image/png', 'turned', await withPlace(picture.clone(), 8).png().toBuffer(), 8],
] as const)('of a %s, %s, the pixels stay and all else goes', async (type, _, bytes, orientation) => {
  expect(bytes.includes('Asha')).toBe(true)
  const behind = Buffer.concat([bytes, Buffer.from('PK\x03\x04<script>alert(1)</script>')])

  const stripped = Buffer.from(stripImage(behind, type) ?? [])

  for (const word of ['Asha', 'GPS', 'script', 'xmpmeta']) expect(stripped.includes(word)).toBe(false)
  const { exif, xmp, iptc, ...told } = await sharp(stripped).metadata()
  expect([told.orientation ?? 1, xmp, iptc]).toEqual([orientation, undefined, undefined])
  expect(exif?.length ?? 0).toBeLessThanOrEqual(32)
  expect(await pixels(stripped)).toEqual(await pixels(bytes))
})

test('the colour profile stays', async () => {
  const jpeg = await picture.clone().withIccProfile('p3').jpeg().toBuffer()
  const { icc } = await sharp(jpeg).metadata()
  expect(icc).toBeDefined()
  expect((await sharp(stripImage(jpeg, 'image/jpeg')).metadata()).icc).toEqual(icc)
})

test('a JPEG or PNG that is cut anywhere is either broken or without metadata, and never runs on', async () => {
  const cases = [
    ['image/jpeg', await withPlace(picture.clone(), 6).jpeg().toBuffer()],
    ['image/png', await withPlace(picture.clone(), 6).png().toBuffer()],
  ] as const
  for (const [type, bytes] of cases) {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(stripImage(bytes.subarray(0, length), type)).toBeUndefined()
    }
  }
})

const jpeg = await picture.clone().jpeg().toBuffer()
const png = await picture.clone().png().toBuffer()
const times = (part: Buffer, count: number) => Buffer.concat(Array.from({ length: count }, () => part))
/** `part` this many times, behind the first bytes of an image. */
const within = (image: Buffer, at: number, part: Buffer, count: number) =>
  Buffer.concat([image.subarray(0, at), times(part, count), image.subarray(at)])
const comment = Buffer.from([0xff, 0xfe, 0, 2])
const restart = Buffer.from([0xff, 0xd0])

// Each was taken apart for seconds while everybody else waited.
test.each([
  ['segments', 'image/jpeg', (count: number) => within(jpeg, 2, comment, count), 10_000],
  ['restarts', 'image/jpeg', (count: number) => within(jpeg, jpeg.length - 2, restart, count), 300_000],
  ['chunks', 'image/png', (count: number) => within(png, 33, pngChunk('tEXt', Buffer.alloc(0)), count), 10_000],
] as const)('an image of very many %s is not taken apart', (_, type, imageOf, most) => {
  expect(stripImage(imageOf(most / 2), type)).toBeDefined()
  expect(stripImage(imageOf(most), type)).toBeUndefined()
})

test('of a JPEG 2000 image the boxes of pixels and colours stay', () => {
  const box = (type: string, data: string, length = 8 + data.length) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, Buffer.from(data)])
  }
  const [start, header, pixels] = [box('jP  ', 'mark'), box('jp2h', 'size and colours'), box('jp2c', 'the pixels', 0)]
  const image = Buffer.concat([start, box('uuid', 'EXIF: Asha at home'), header, box('xml ', '<x>Asha</x>'), pixels])
  expect(stripJpeg2000(image)).toEqual(Buffer.concat([start, header, pixels]))
  expect(stripJpeg2000(Buffer.concat([start, box('uuid', 'Asha at home', 900)]))).toBeUndefined()
  const bare = Buffer.from('ff4fff510029000000000000', 'hex')
  expect(stripJpeg2000(bare)).toEqual(bare)
})
