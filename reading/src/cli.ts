import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReadingError } from './errors.ts'
import { createReader } from './reader.ts'

// Reads every receipt of a folder as the server would and writes one JSON line a file on standard output.

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('Usage: npm run --silent read-receipts -- FOLDER\n')
  process.exit(2)
}

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
const reader = createReader()
const files = (await readdir(folder)).filter((name) => /\.(jpe?g|png|pdf)$/i.test(name)).sort()
for (const file of files) {
  const started = performance.now()
  const row = await readFields(join(folder, file))
  process.stdout.write(`${JSON.stringify({ file, ...row, ms: Math.round(performance.now() - started) })}\n`)
}
await reader.close()

async function readFields(path: string) {
  try {
    const turn = { owner: 'command line', today }
    const { merchant, date, totalPaise, confident } = await reader.read(await readFile(path), turn)
    return {
      merchant: merchant.value,
      date: date.value,
      total: totalPaise.value === null ? null : totalPaise.value / 100,
      confident: confident.map((name) => (name === 'totalPaise' ? 'total' : name)),
    }
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    return { merchant: null, date: null, total: null, confident: [], error: error.code }
  }
}
