import sharp from 'sharp'
import type { RawImage } from './image.ts'

/** A part of an image, in its pixels. */
export type Region = { left: number; top: number; width: number; height: number }

const SIDE = 8

/**
 * The difference hash of a picture as 16 hexadecimal digits: of an 8 x 9 grid, whether each field is darker than its right
 * neighbour. `turns` says by how many quarters, clockwise, what the picture shows is turned; the hash is of it upright. The same
 * picture in another size, file type or quality differs in a few of the 64 bits only.
 */
export async function imageHash({ data, width, height }: RawImage, region: Region, turns: number): Promise<string> {
  const lying = turns % 2 !== 0
  const grid = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(region)
    .resize({ width: lying ? SIDE : SIDE + 1, height: lying ? SIDE + 1 : SIDE, fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const at = (row: number, column: number) => grid[indexOf(row, column, turns)] ?? 0
  let bits = 0n
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      bits = (bits << 1n) | (at(row, column) < at(row, column + 1) ? 1n : 0n)
    }
  }
  return bits.toString(16).padStart(16, '0')
}

/** Where a field of the upright grid (8 rows of 9) stands in the grid as it was read. */
function indexOf(row: number, column: number, turns: number): number {
  const [rows, columns] = [SIDE, SIDE + 1]
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return column * rows + (rows - 1 - row)
    case 2:
      return (rows - 1 - row) * columns + (columns - 1 - column)
    case 3:
      return (columns - 1 - column) * rows + row
    default:
      return row * columns + column
  }
}
