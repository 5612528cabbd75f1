import { spawn } from 'node:child_process'
import { createRecogniser } from '../create-recogniser.ts'
import { decodeImage } from '../image.ts'
import { detectOnce } from '../ppocr/detect.ts'
import { loadModels } from '../ppocr/models.ts'
import { recogniseStrips } from '../ppocr/recognise.ts'
import { placed } from '../ppocr/strips.ts'
import { readReceipt } from '../read.ts'
import { receiptPicture } from './receipt-file.ts'
import { STYLES, sample } from './styles.ts'

// Times the reading of generated receipts on one core, 35 or as many as are asked for: ours, the bare pipeline (decode, find
// the text once, read each piece) and native Tesseract where it is installed, in turn, so that a busy machine slows all alike.

const TODAY = '2026-11-20'
const [count = '35'] = process.argv.slice(2)
const recogniser = await createRecogniser({ threads: 1 })
const models = await loadModels(1)

const times: Record<'ours' | 'bare' | 'tesseract', number[]> = { ours: [], bare: [], tesseract: [] }
const hasTesseract = await succeeds('tesseract', ['--version'])
for (let number = 0; number < Number(count); number++) {
  const { receipt, photo } = sample(number)
  const picture = await receiptPicture(receipt, 'jpeg', photo)
  times.ours.push(await timed(() => readReceipt(picture, { today: TODAY, recogniser })))
  times.bare.push(await timed(() => bare(picture)))
  if (hasTesseract) times.tesseract.push(await timed(() => succeeds('tesseract', ['-', '-', '-l', 'eng'], picture)))
}
await recogniser.close()

process.stdout.write(`${count} receipts in ${STYLES.length} styles, one core\n`)
process.stdout.write(
  `${'reader'.padEnd(14)}${'median ms'.padStart(10)}${'p90 ms'.padStart(10)}${'ours to it'.padStart(12)}\n`,
)
for (const [name, list] of Object.entries(times)) {
  if (list.length === 0) continue
  const ratio = quantile(
    times.ours.map((ours, index) => ours / (list[index] ?? ours)),
    0.5,
  )
  const cells = [quantile(list, 0.5).toFixed(0), quantile(list, 0.9).toFixed(0)].map((cell) => cell.padStart(10))
  process.stdout.write(`${name.padEnd(14)}${cells.join('')}${ratio.toFixed(2).padStart(12)}\n`)
}
if (!hasTesseract) process.stdout.write('Tesseract is not installed, so it was not timed.\n')

async function bare(picture: Uint8Array): Promise<void> {
  const image = await decodeImage(picture)
  const strips = placed(await detectOnce(models.detection, image)).map(({ strip }) => strip)
  await recogniseStrips(models.recognition, models.alphabet, image, strips)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function succeeds(command: string, args: readonly string[], input?: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
