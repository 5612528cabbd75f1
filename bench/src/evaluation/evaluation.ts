import { writeFile } from 'node:fs/promises'
import { type Figures, figuresOf } from './figures.ts'
import { HELP, type PlayedSet, planFrom } from './plan.ts'
import { type Environment, openTheatre, playAll, type ScriptResult } from './play-scripts.ts'
import { failuresOf, figuresTable } from './report.ts'

interface Output {
  /** Takes what was found. */
  print(text: string): void
  /** Takes how far it is. */
  note(text: string): void
}

/**
 * Evaluates as the arguments ask for. Resolves to whether all is well: the rules have passed every time; of a model
 * anything is. Throws when it cannot be evaluated.
 */
export async function evaluate(args: string[], environment: Environment, { print, note }: Output): Promise<boolean> {
  const plan = await planFrom(args, environment)
  if (plan === undefined) {
    print(HELP)
    return true
  }
  const { engine, model, repeats, sets, misses, json } = plan
  const theatre = await openTheatre(engine, environment)
  const played: { set: PlayedSet; results: ScriptResult[]; figures: Figures }[] = []
  try {
    for (const set of sets) {
      note(`${set.name}: ${set.pieces.length}, ${repeats} times each …\n`)
      const results = await playAll(theatre, set.pieces, repeats)
      played.push({ set, results, figures: figuresOf(results) })
    }
  } finally {
    await theatre.close()
  }
  const named = played.filter(({ set }) => set.decides || misses).flatMap(({ results }) => failuresOf(results))
  if (named.length > 0) print(`${named.join('\n')}\n\n`)
  print(
    figuresTable(
      model ?? engine,
      played.map(({ set: { name, leftOut }, figures }) => ({ name, leftOut, figures })),
    ),
  )
  if (json) {
    const sheets = played.map(({ set: { name, leftOut }, figures, results }) => ({ name, leftOut, figures, results }))
    await writeFile(json, `${JSON.stringify({ engine, model, repeats, sets: sheets }, null, 1)}\n`)
  }
  const decisive = played.filter(({ set }) => set.decides).map(({ figures }) => figures)
  return engine === 'model' || decisive.every(isFlawless)
}

/** Every play has passed, and nothing was told that nobody and no tool had told. */
function isFlawless({ pass, invented }: Figures): boolean {
  return invented === 0 && Object.values(pass).every((rate) => rate === 1)
}
