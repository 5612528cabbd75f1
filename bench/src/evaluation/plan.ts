import { parseArgs } from 'node:util'
import { FINGENIE_DIALOGUES, modelIn, TRIPMATE_DIALOGUES } from '@pravas/server/testing/evaluation'
import { dialogueSetsIn } from './dialogue-sets.ts'
import { dialogueStatesIn } from './dialogue-states.ts'
import {
  type EngineName,
  type Environment,
  fingeniePiece,
  type Piece,
  sentencePiece,
  tripmatePiece,
} from './play-scripts.ts'
import { ownSet, SET_NAMES, setsIn } from './sentence-sets.ts'

export const HELP = `Plays the kept dialogues and sentences with TripMate and FinGenie as their pages do, and says how often they pass.

  npm run evaluate -- [TITLE…] [--assistant tripmate|fingenie] [--engine rules|model] [--repeats N] [--data FOLDER]
                      [--misses] [--json FILE]

  TITLE        a part of a dialogue's or a sentence's text; without one all are played
  --assistant  the one that is asked; both when absent
  --engine     who answers (default rules); a model is the one that the MODEL_ variables name
  --repeats    how often each is played (default 2 of the rules, 4 of a model)
  --data       a folder with more sentences or dialogues as JSON lines, which do not decide how it ends; may be repeated
  --misses     names what was not as those have it
  --json       writes every play with its failures to this file

It ends with 1 when the rules do not pass every time or invent a fact, and with 2 when it could not be evaluated.
`

export interface Plan {
  engine: EngineName
  /** What the model is called; undefined of the rules. */
  model: string | undefined
  repeats: number
  sets: PlayedSet[]
  misses: boolean
  json: string | undefined
}

export interface PlayedSet {
  name: string
  pieces: Piece[]
  leftOut: number
  /** Whether the rules have to pass all of it. */
  decides: boolean
}

type Assistant = 'tripmate' | 'fingenie'

/** What the arguments ask for; undefined for help. Throws a `RangeError` that says what does not fit. */
export async function planFrom(args: string[], environment: Environment): Promise<Plan | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      assistant: { type: 'string' },
      engine: { type: 'string', default: 'rules' },
      repeats: { type: 'string' },
      data: { type: 'string', multiple: true, default: [] },
      misses: { type: 'boolean', default: false },
      json: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return undefined
  const { assistant, engine, misses, json } = values
  if (engine !== 'rules' && engine !== 'model') throw new RangeError('--engine is rules or model.')
  if (assistant !== undefined && assistant !== 'tripmate' && assistant !== 'fingenie') {
    throw new RangeError('--assistant is tripmate or fingenie.')
  }
  const repeats = Number(values.repeats ?? (engine === 'model' ? 4 : 2))
  if (!Number.isInteger(repeats) || repeats < 1) throw new RangeError('--repeats is a whole number from 1.')
  const model = engine === 'model' ? modelIn(environment) : undefined
  if (engine === 'model' && model === undefined) {
    throw new RangeError('No language model is configured: set MODEL_PROVIDER, MODEL_NAME and what they need.')
  }
  const all = [...keptSets(engine), ...(await Promise.all(values.data.map(setsOf))).flat()]
  const sets = all
    .filter((set) => assistant === undefined || set.assistant === assistant)
    .map(({ assistant: _, ...set }) => ({
      ...set,
      pieces: set.pieces.filter(({ title }) => isMeant(title, positionals)),
    }))
    .filter((set) => set.pieces.length > 0)
  if (sets.length === 0) throw new RangeError(`Nothing has ${positionals.join(' or ')} in its text.`)
  return { engine, model, repeats, sets, misses, json }
}

type AssistantSet = PlayedSet & { assistant: Assistant }

function keptSets(engine: EngineName): AssistantSet[] {
  const { sentences } = ownSet()
  const set = (assistant: Assistant, name: string, pieces: Piece[]) => ({
    assistant,
    name,
    pieces,
    leftOut: 0,
    decides: true,
  })
  return [
    set(
      'tripmate',
      'TripMate dialogues',
      TRIPMATE_DIALOGUES.map((script) => tripmatePiece(script, engine)),
    ),
    set('tripmate', 'TripMate sentences', sentences.map(sentencePiece)),
    set(
      'fingenie',
      'FinGenie dialogues',
      FINGENIE_DIALOGUES.map((script) => fingeniePiece(script, engine)),
    ),
  ]
}

async function setsOf(folder: string): Promise<AssistantSet[]> {
  const sentences = await setsIn(folder)
  const dialogues = await dialogueSetsIn(folder)
  const states = await dialogueStatesIn(folder)
  if (sentences.length + dialogues.length === 0 && states === undefined) {
    const names = [...SET_NAMES, 'dialogue-states', 'dialogues']
    throw new RangeError(`${folder} has none of ${names.join('.jsonl, ')}.jsonl.`)
  }
  return [
    ...sentences.map(({ sentences: said, ...set }) => ({
      ...set,
      assistant: 'tripmate' as const,
      pieces: said.map(sentencePiece),
      decides: false,
    })),
    ...(states
      ? [{ assistant: 'tripmate' as const, name: 'dialogue-states', pieces: states, leftOut: 0, decides: false }]
      : []),
    ...dialogues.map((set) => ({ ...set, name: `dialogues (${set.assistant})`, decides: false })),
  ]
}

function isMeant(title: string, parts: readonly string[]): boolean {
  return parts.length === 0 || parts.some((part) => title.toLowerCase().includes(part.toLowerCase()))
}
