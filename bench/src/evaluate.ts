import { evaluate } from './evaluation/evaluation.ts'

try {
  const isWell = await evaluate(process.argv.slice(2), process.env, {
    print: (text) => process.stdout.write(text),
    note: (text) => process.stderr.write(text),
  })
  if (!isWell) process.exitCode = 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
