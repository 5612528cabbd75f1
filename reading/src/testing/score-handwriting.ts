import { availableParallelism } from 'node:os'
import { createRecogniser } from '../create-recogniser.ts'
import { readReceipt } from '../read.ts'
import type { Field } from '../receipt.ts'
import { photograph } from './draw-receipt.ts'
import { drawVoucher } from './draw-voucher.ts'
import { HANDS } from './handwriting.ts'
import { receiptPicture } from './receipt-file.ts'
import { sample } from './styles.ts'

// Reads forms filled in by hand, 40 or as many as are asked for, and as many printed receipts. Writes what became of the date and
// the total that stand there by hand, whether what is printed was read, and how many printed receipts seem written on.

const TODAY = '2026-11-20'
const FATES = ['named', 'not found', 'guessed right', 'guessed wrong'] as const
const [count = '40'] = process.argv.slice(2)
const recogniser = await createRecogniser({ threads: Math.min(2, availableParallelism()) })
const photos = [{}, { degrees: 3 }, { shadow: true, degrees: -2 }, { crumple: 0.7, degrees: 2 }, { darkness: 0.6 }]
const tallies = new Map<string, number[]>()
const tally = (name: string, cell: number) => {
  const cells = tallies.get(name) ?? [0, 0, 0, 0]
  tallies.set(name, cells)
  cells[cell] = (cells[cell] ?? 0) + 1
}
let [merchants, writtenOn, emptied] = [0, 0, 0]
for (let number = 0; number < Number(count); number++) {
  const { paper, hand, truth } = drawVoucher(number + 1, HANDS[number % HANDS.length])
  const picture = await photograph(paper, { ...photos[number % photos.length], seed: number + 1 }).encode('jpeg', 85)
  const reading = await readReceipt(picture, { today: TODAY, recogniser })
  for (const name of [hand, 'all']) {
    tally(`${name} date`, fateOf(reading.date, truth.date))
    tally(`${name} total`, fateOf(reading.totalPaise, truth.totalPaise))
  }
  merchants += Number(reading.merchant.value === truth.merchant)

  const { receipt, photo } = sample(number)
  const print = await readReceipt(await receiptPicture(receipt, 'jpeg', photo), { today: TODAY, recogniser })
  writtenOn += Number(print.unread?.some((place) => place.hand) ?? false)
  emptied += Number([print.date, print.totalPaise].some(({ value, box }) => value === null && box !== null))
}
await recogniser.close()

process.stdout.write(`${''.padEnd(22)}${FATES.map((fate) => fate.padStart(15)).join('')}\n`)
for (const [name, cells] of [...tallies].sort(([a], [b]) => a.localeCompare(b)))
  process.stdout.write(`${name.padEnd(22)}${cells.map((cell) => String(cell).padStart(15)).join('')}\n`)
process.stdout.write(`merchant, printed, read right: ${merchants} of ${count}\n`)
process.stdout.write(
  `printed receipts that seem written on: ${writtenOn} of ${count}, with a field left empty for it: ${emptied}\n`,
)

function fateOf<T>({ value, box }: Field<T>, truth: T): number {
  if (value === null) return box === null ? 1 : 0
  return value === truth ? 2 : 3
}
