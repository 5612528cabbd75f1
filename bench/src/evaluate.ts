import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { DIALOGUES, modelIn } from '@pravas/server/testing/evaluation'
import { type Figures, figuresOf } from './evaluation/figures.ts'
import {
  dialoguePiece,
  type EngineName,
  openTheatre,
  type Piece,
  playAll,
  type ScriptResult,
  sentencePiece,
} from './evaluation/play-scripts.ts'
import { ownSet, setsIn } from './evaluation/sentence-sets.ts'
import { table } from './table.ts'

const HELP = `Plays the kept dialogues and sentences through TripMate's socket and says how often they pass.

  npm run evaluate -- [TITLE…] [--engine rules|model] [--repeats N] [--data FOLDER] [--misses] [--json FILE]

  TITLE      a part of a dialogue's or a sentence's text; without one all are played
  --engine   who answers (default rules); a model is the one that the MODEL_ variables name
  --repeats  how often each is played (default 2 of the rules, 4 of a model)
  --data     a folder with more sets of sentences as JSON lines, which do not decide how it ends
  --misses   names what was not as those sets have it
  --json     writes every play with its failures to this file

It ends with 1 when the rules do not pass every time, and with 2 when it could not be evaluated.
`

interface Plan {
  engine: EngineName
  /** What the model is called; undefined of the rules. */
  model: string | undefined
  repeats: number
  sets: PlayedSet[]
  misses: boolean
  json: string | undefined
}

interface PlayedSet {
  name: string
  pieces: Piece[]
  leftOut: number
  /** Whether the rules have to pass all of it. */
  decides: boolean
}

async function readArguments(args: string[]): Promise<Plan | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      engine: { type: 'string', default: 'rules' },
      repeats: { type: 'string' },
      data: { type: 'string' },
      misses: { type: 'boolean', default: false },
      json: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return undefined
  const { engine, misses, json } = values
  if (engine !== 'rules' && engine !== 'model') throw new RangeError('--engine is rules or model.')
  const repeats = Number(values.repeats ?? (engine === 'model' ? 4 : 2))
  if (!Number.isInteger(repeats) || repeats < 1) throw new RangeError('--repeats is a whole number from 1.')
  const model = engine === 'model' ? modelIn(process.env) : undefined
  if (engine === 'model' && model === undefined) {
    throw new RangeError('No language model is configured: set MODEL_PROVIDER, MODEL_NAME and what they need.')
  }
  const more = values.data === undefined ? [] : await setsIn(values.data)
  const sentences = [{ ...ownSet(), decides: true }, ...more.map((set) => ({ ...set, decides: false }))].map(
    ({ sentences: said, ...set }) => ({ ...set, pieces: said.map(sentencePiece) }),
  )
  const pieces = DIALOGUES.map((script) => dialoguePiece(script, engine))
  const sets = [{ name: 'dialogues', pieces, leftOut: 0, decides: true }, ...sentences]
    .map((set) => ({ ...set, pieces: set.pieces.filter(({ title }) => isMeant(title, positionals)) }))
    .filter((set) => set.pieces.length > 0)
  if (sets.length === 0) throw new RangeError(`Nothing has ${positionals.join(' or ')} in its text.`)
  return { engine, model, repeats, sets, misses, json }
}

function isMeant(title: string, parts: readonly string[]): boolean {
  return parts.length === 0 || parts.some((part) => title.toLowerCase().includes(part.toLowerCase()))
}

/** Whether everything passed that decides. */
async function evaluate({ engine, model, repeats, sets, misses, json }: Plan): Promise<boolean> {
  const theatre = await openTheatre(engine, process.env)
  const played: { set: PlayedSet; results: ScriptResult[]; figures: Figures }[] = []
  try {
    for (const set of sets) {
      process.stderr.write(`${set.name}: ${set.pieces.length}, ${repeats} times each …\n`)
      const results = await playAll(theatre, set.pieces, repeats)
      played.push({ set, results, figures: figuresOf(results) })
    }
  } finally {
    await theatre.close()
  }
  const named = played.filter(({ set }) => set.decides || misses).flatMap(({ results }) => failuresOf(results))
  if (named.length > 0) process.stdout.write(`${named.join('\n')}\n\n`)
  const columns = played.map(({ set, figures }) => ({ name: set.name, cells: cellsOf(figures, set.leftOut) }))
  const rows = LABELS.map((label, row) => [label, ...columns.map(({ cells }) => cells[row] ?? '')])
  process.stdout.write(table([model ?? engine, ...columns.map(({ name }) => name)], rows))
  if (json) {
    const sheets = played.map(({ set: { name, leftOut }, figures, results }) => ({ name, leftOut, figures, results }))
    await writeFile(json, `${JSON.stringify({ engine, model, repeats, sets: sheets }, null, 1)}\n`)
  }
  const decisive = played.filter(({ set }) => set.decides)
  return decisive.every(({ figures }) => Object.values(figures.pass).every((rate) => rate === 1))
}

const LABELS = [
  ...['plays', 'left out', 'pass^1', 'pass^k', 'turns', 'turns of a model', 'answered by rules instead', 'tool errors'],
  ...['invented facts shown', 'invented sentences withheld', 'facts worked out by code', 'tokens in', 'tokens out'],
  ...['cost ₹', 'p50 ms', 'p95 ms'],
]

function cellsOf(figures: Figures, leftOut: number): string[] {
  const percent = (rate = 0) => `${(100 * rate).toFixed(1)}%`
  const many = (count: number) => count.toLocaleString('en-IN')
  const k = Math.min(4, figures.repeats)
  const instead = Object.entries(figures.fallbacks).map(([reason, count]) => `${count} ${reason}`)
  return [
    ...[`${many(figures.scripts)} × ${figures.repeats}`, many(leftOut)],
    ...[percent(figures.pass[1]), `${percent(figures.pass[k])} (k=${k})`, many(figures.turns), many(figures.asked)],
    ...[instead.join(', ') || '0', many(figures.toolErrors)],
    ...[many(figures.invented), many(figures.withheld), many(figures.computed)],
    ...[many(figures.inputTokens), many(figures.outputTokens), figures.rupees.toFixed(2)],
    ...[figures.p50.toFixed(0), figures.p95.toFixed(0)],
  ]
}

/** What was not as the scripts have it, each once with how often. */
function failuresOf(results: readonly ScriptResult[]): string[] {
  return results.flatMap(({ title, plays }) => {
    const wrong = plays.flatMap(({ failures, turns }) => [
      ...failures,
      ...turns.flatMap(({ invented }) => invented.map((fact) => `invented: ${fact}`)),
    ])
    const counted = Map.groupBy(wrong, (what) => what)
    return counted.size === 0 ? [] : [title, ...[...counted].map(([what, times]) => `  ${times.length}× ${what}`)]
  })
}

try {
  const plan = await readArguments(process.argv.slice(2))
  if (plan === undefined) process.stdout.write(HELP)
  else if (!(await evaluate(plan)) && plan.engine === 'rules') process.exitCode = 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
