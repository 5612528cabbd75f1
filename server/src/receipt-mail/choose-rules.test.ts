import { expect, test } from 'vitest'
import { chosenParts, type MailPart, MOST_FILES } from './choose-rules.ts'

/** The header of a PNG of this size, and so many bytes in all. */
function png(width: number, height: number, bytes = 50_000): Buffer {
  const file = Buffer.alloc(bytes)
  file.set(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file
}

/** The first segments of a JPEG of this size. */
function jpeg(width: number, height: number): Buffer {
  const file = Buffer.alloc(50_000)
  file.set(Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108', 'hex'))
  file.writeUInt16BE(height, 25)
  file.writeUInt16BE(width, 27)
  return file
}

const pdf = Buffer.from('%PDF-1.7 and more')
const part = (over: Partial<MailPart>): MailPart => ({
  ...{ name: 'file', mediaType: 'application/octet-stream', disposition: 'attachment', cited: false },
  ...{ bytes: pdf, ...over },
})
const chosen = (...parts: Partial<MailPart>[]) => {
  const { files, refused } = chosenParts(parts.map(part))
  return { files: files.map(({ name }) => name), refused: refused.map(({ name, why }) => `${name}: ${why}`) }
}

test('what a file is shows in its bytes, not in its name or type', () => {
  expect(chosen({ name: 'bill.bin' }, { name: 'bill.pdf', bytes: Buffer.from('PK\x03\x04 zip') })).toEqual({
    files: ['bill.bin'],
    refused: ['bill.pdf: type'],
  })
})

test.each([
  ['a logo that is cited', { cited: true, disposition: 'inline', bytes: png(120, 40) }, false],
  ['a banner that is cited', { cited: true, disposition: 'inline', bytes: png(1600, 300) }, false],
  ['a sign of few bytes', { cited: true, disposition: 'inline', bytes: png(800, 800, 4000) }, false],
  ['a photo within the text', { cited: true, disposition: 'inline', bytes: png(1200, 1600) }, true],
  ['a JPEG within the text', { cited: true, disposition: 'inline', bytes: jpeg(1200, 1600) }, true],
  ['a small JPEG within the text', { cited: true, disposition: 'inline', bytes: jpeg(100, 100) }, false],
  ['a photo that a phone puts inline', { disposition: 'inline', bytes: png(1200, 1600) }, true],
  ['a small picture that is attached', { bytes: png(10, 10, 300) }, true],
  ['a picture without a disposition that is small', { disposition: null, bytes: png(32, 32) }, false],
])('%s', (_, over, taken) => {
  expect(chosen({ name: 'picture', ...over })).toEqual({ files: taken ? ['picture'] : [], refused: [] })
})

test('beside a document that is attached, pictures in the text are decoration', () => {
  const photo = { name: 'hero.png', cited: true, disposition: 'inline', bytes: png(1200, 1600) }
  expect(chosen(photo, { name: 'bill.pdf' })).toEqual({ files: ['bill.pdf'], refused: [] })
})

test('signatures, invitations and cards are left out without a word', () => {
  const types = ['application/pkcs7-signature', 'application/pgp-signature', 'text/calendar', 'text/vcard']
  const parts = types.map((mediaType) => ({ mediaType, bytes: Buffer.from('x') }))
  expect(chosen(...parts, { bytes: Buffer.alloc(0) })).toEqual({ files: [], refused: [] })
})

test('an animated picture in the text is nothing, and attached it is named', () => {
  const gif = { name: 'wave.gif', bytes: Buffer.from('GIF89a and more') }
  expect(chosen({ ...gif, disposition: 'inline' })).toEqual({ files: [], refused: [] })
  expect(chosen(gif)).toEqual({ files: [], refused: ['wave.gif: type'] })
})

test('a file without a name gets one, and those beyond the limit are named', () => {
  const { files, refused } = chosen(...Array.from({ length: MOST_FILES + 1 }, () => ({ name: null })))
  expect(files).toHaveLength(MOST_FILES)
  expect([files[0], refused]).toEqual(['receipt-1.pdf', [`receipt-${MOST_FILES + 1}.pdf: many`]])
})

test('a damaged header of a picture ends the search for its size', () => {
  const bytes = Buffer.concat([Buffer.from('ffd8ffe00000', 'hex'), Buffer.alloc(20_000)])
  expect(chosen({ name: 'odd.jpg', cited: true, disposition: 'inline', bytes })).toEqual({
    files: ['odd.jpg'],
    refused: [],
  })
})
