import sharp from 'sharp'
import { expect, test } from 'vitest'
import { scrawlsIn } from './scrawl.ts'
import { upright } from './testing/print.ts'

const SIGNATURE =
  'M120 380 C140 310 160 410 180 350 S210 320 230 370 S260 410 275 340 S310 390 340 350 C360 320 370 400 400 360 S440 330 480 375'
const print = [0, 1, 2, 3, 4].map((row) => upright('Masala Dosa     120.00', 100, 100 + row * 40))
const size = { width: 600, height: 500 }

/** The places that are found on paper with five lines of print and these strokes. */
async function found(strokes: string, { turned = false, width = 3 } = {}) {
  const letters = print.map(({ quad: [{ x, y }] }) =>
    Array.from({ length: 22 }, (_, letter) => `M${x + letter * 10 + 2} ${y + 3}v14`).join(''),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="500"><rect width="600" height="500" fill="#eeeae4"/>
    <g fill="none" stroke="#222" stroke-width="3"><path d="${letters.join('')}"/><path d="${strokes}" stroke="#1a237e" stroke-width="${width}"/></g></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .rotate(turned ? 90 : 0)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const boxes = turned
    ? print.map((box) => ({ ...box, quad: box.quad.map(({ x, y }) => ({ x: 500 - y, y: x })) as typeof box.quad }))
    : print
  const { width: across, height } = info
  return scrawlsIn({ width: across, height, data }, { width: across, height, boxes }, 0)
}

test('a signature below the print is named as handwriting, with its place', async () => {
  const [scrawl, ...others] = await found(SIGNATURE)
  expect(others).toEqual([])
  expect(scrawl?.hand).toBe(true)
  expect(scrawl?.box.x).toBeCloseTo(120 / size.width, 1)
  expect(scrawl?.box.y).toBeCloseTo(340 / size.height, 1)
  expect(scrawl?.box.width).toBeCloseTo(360 / size.width, 1)
})

test('it is found on a picture that lies on its side', async () => {
  expect(await found(SIGNATURE, { turned: true })).toMatchObject([{ hand: true }])
})

test.each([
  ['rules', 'M60 350H540 M60 420L540 432'],
  ['a crease', 'M40 330C200 350 300 420 560 410'],
  ['a frame around the print', 'M80 80H560V320H80Z M90 90H550V310H90Z'],
  ['a logo above the print', 'M120 60 C140 20 160 80 180 40 S210 20 230 60 S260 80 275 30 S310 70 340 40'],
])('%s is no handwriting', async (_, strokes) => {
  expect(await found(strokes)).toEqual([])
})

test('a broad stain or bar is no handwriting', async () => {
  expect(await found(SIGNATURE, { width: 24 })).toEqual([])
})
