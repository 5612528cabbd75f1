import { drawnPaper, rememberingReader } from '@pravas/server/testing/drawn-paper'
import { databaseInMemory } from '@pravas/server/testing/emptiable-database'
import {
  type FinGenieScript,
  type TripMateScript,
  type Usage,
  usageSinceBeginning,
} from '@pravas/server/testing/evaluation'
import { playDialogue } from '@pravas/server/testing/play-dialogue'
import { type PaperFile, playFinGenie } from '@pravas/server/testing/play-fingenie'
import type { PlayedTurn } from '@pravas/server/testing/played'
import { openStage, type Stage } from '@pravas/server/testing/stage'
import { missesOf, type Sentence } from './sentence-sets.ts'
import { type TurnRecord, turnRecorder } from './turn-recorder.ts'

export type EngineName = 'rules' | 'model'
export type Environment = Readonly<Record<string, string | undefined>>

/** One play of one script. */
export interface Play {
  failures: string[]
  turns: TurnRecord[]
  usage: Usage
}

export interface ScriptResult {
  title: string
  plays: Play[]
}

export interface Theatre {
  stage: Stage
  recorder: ReturnType<typeof turnRecorder>
  /** Makes the files of receipts, each once. */
  paper: PaperFile
  close(): Promise<void>
}

/**
 * Starts the product in memory with this engine in both assistants. Of the environment only the model's settings count,
 * without its daily budgets and its eyes: receipts are read by the product's own reader, each picture once.
 */
export async function openTheatre(engine: EngineName, environment: Environment): Promise<Theatre> {
  const recorder = turnRecorder()
  const database = await databaseInMemory()
  const model = Object.entries(environment).filter(([name]) => name.startsWith('MODEL_'))
  const settings = {
    ...(engine === 'model' ? Object.fromEntries(model) : {}),
    TRIPMATE_ENGINE: engine,
    FINGENIE_ENGINE: engine,
    MODEL_VISION: 'off',
    MODEL_DAILY_TOKENS: '0',
    MODEL_DAILY_RUPEES: '0',
    RATE_LIMIT_SECONDS: '0',
  }
  const parts = { watch: recorder.watch, reader: rememberingReader() }
  const stage = await openStage(database, parts, settings)
  return {
    stage,
    recorder,
    paper: drawnPaper(),
    close: async () => {
      await stage.close()
      await database.close()
    },
  }
}

/** Something to play, and how its plays are judged. */
export interface Piece {
  title: string
  play(theatre: Theatre, onTurn: (turn: PlayedTurn) => void): Promise<string[]>
}

/** A kept dialogue with TripMate; the rules' own words are asked for of the rules alone. */
export function tripmatePiece(script: TripMateScript, engine: EngineName): Piece {
  const words = engine === 'rules'
  return {
    title: script.title,
    play: async ({ stage }, onTurn) => (await playDialogue(stage, script, { words, onTurn })).failures,
  }
}

/** The same with FinGenie. */
export function fingeniePiece(script: FinGenieScript, engine: EngineName): Piece {
  const words = engine === 'rules'
  return {
    title: script.title,
    play: async ({ stage, paper }, onTurn) => (await playFinGenie(stage, script, paper, { words, onTurn })).failures,
  }
}

/** A sentence, of which the criteria is judged that it leaves, and what holds of every answer. */
export function sentencePiece(sentence: Sentence): Piece {
  const title = sentence.say.at(-1) ?? ''
  const turns = sentence.say.map((say) => ({ say, drops: true as const }))
  return {
    title,
    play: async ({ stage }, onTurn) => {
      stage.clock.set(`${sentence.today}T06:30:00Z`)
      const { turns: played, failures } = await playDialogue(stage, { title, turns }, { words: true, onTurn })
      const state = played.at(-1)?.state
      // A class above the policy is understood, though it is no wish until it is wanted as an exception.
      return [...failures, ...missesOf(sentence, { class: state?.beyond, ...state?.criteria })]
    },
  }
}

/** Plays each piece several times, each time in a product that has just begun. */
export async function playAll(theatre: Theatre, pieces: readonly Piece[], repeats: number): Promise<ScriptResult[]> {
  const { stage, recorder } = theatre
  const results: ScriptResult[] = []
  for (const { title, play } of pieces) {
    const plays: Play[] = []
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      await stage.begin()
      recorder.begin()
      const turns: TurnRecord[] = []
      const failures = await play(theatre, (turn) => void turns.push(recorder.take(turn)))
      plays.push({ failures, turns, usage: await usageSinceBeginning(stage) })
    }
    results.push({ title, plays })
  }
  return results
}
