import { z } from 'zod'
import { isLoopback } from '../loopback-rules.ts'

/** The kinds of personal data that no language model needs to know. */
export const PERSONAL = ['names', 'gstin', 'cards', 'mail', 'phone'] as const
export type Personal = (typeof PERSONAL)[number]

/** Who answers in an assistant: the embedded rules, or a language model over the same tools. */
export type EngineName = 'rules' | 'model'

/** A language model and the limits of its use. */
export interface LanguageModelSettings {
  provider: 'openai-compatible' | 'anthropic' | 'bedrock' | 'azure'
  /** Its address; undefined: the provider's usual one. */
  url: string | undefined
  /** The provider's name for the model; for Azure the deployment's name. */
  name: string
  key: string | undefined
  /** Where Amazon runs it. */
  region: string | undefined
  /** Whether what is sent to it stays with the organisation. */
  inHouse: boolean
  /** How long one call may take, waiting for its first word included, in milliseconds. */
  stepMs: number
  /** How long an answer may take in all, with its tools and repetitions, in milliseconds. */
  turnMs: number
  /** How freely it words its answers, from 0; undefined: its own default. */
  temperature: number | undefined
  /** How many calls an answer may take. */
  steps: number
  /** About how long to pause before a call is repeated for the first time, in milliseconds. */
  pauseMs: number
  /** How much a person may use in a day; 0: no limit. */
  daily: { tokens: number; rupees: number }
  /** Rupees per million tokens. */
  prices: { input: number; output: number }
  /** The personal data removed from everything that is sent. */
  removes: readonly Personal[]
  /** How long the second reading of a receipt's picture may take, in milliseconds; undefined: no picture is sent. */
  visionMs: number | undefined
}

const optional = z.string().trim().optional()

const Engine = z.enum(['rules', 'model']).default('rules')
const Amount = z.coerce.number().min(0)

const Removes = z
  .string()
  .default(PERSONAL.join(' '))
  .transform((text) => text.split(/[\s,]+/).filter((kind) => kind !== '' && kind !== 'none'))
  .pipe(z.array(z.enum(PERSONAL)))

/** The settings of the language model, as part of the whole environment. */
export const languageModelEnvironment = {
  TRIPMATE_ENGINE: Engine,
  FINGENIE_ENGINE: Engine,
  MODEL_PROVIDER: optional.pipe(z.enum(['openai-compatible', 'anthropic', 'bedrock', 'azure']).optional()),
  MODEL_URL: optional.pipe(z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional()),
  MODEL_NAME: optional,
  MODEL_KEY: optional,
  MODEL_REGION: optional,
  MODEL_IN_HOUSE: optional.pipe(z.enum(['on', 'off']).optional()),
  MODEL_STEP_SECONDS: z.coerce.number().positive().max(300).default(20),
  MODEL_TURN_SECONDS: z.coerce.number().positive().max(600).default(45),
  MODEL_TEMPERATURE: z
    .union([z.literal('none'), z.coerce.number().min(0).max(2)], 'must be none or a number from 0 to 2')
    .default(0),
  MODEL_STEPS: z.coerce.number().int().min(1).max(20).default(5),
  MODEL_PAUSE_SECONDS: z.coerce.number().positive().max(3).default(0.3),
  MODEL_DAILY_TOKENS: Amount.int().default(200_000),
  MODEL_DAILY_RUPEES: Amount.default(0),
  MODEL_INPUT_RUPEES: Amount.max(1_000_000).default(0),
  MODEL_OUTPUT_RUPEES: Amount.max(1_000_000).default(0),
  MODEL_REMOVES: Removes,
  MODEL_VISION: z.enum(['on', 'off']).default('off'),
  MODEL_VISION_SECONDS: z.coerce.number().positive().max(600).default(60),
}

type Environment = z.infer<z.ZodObject<typeof languageModelEnvironment>>

/** Refuses settings that work only together with others. */
export function checkLanguageModel(env: Environment, { addIssue }: z.RefinementCtx): void {
  const wrong = (path: keyof Environment, message: string) => addIssue({ code: 'custom', path: [path], message })
  if (env.MODEL_PROVIDER === undefined) {
    for (const name of ['TRIPMATE_ENGINE', 'FINGENIE_ENGINE'] as const) {
      if (env[name] === 'model') wrong('MODEL_PROVIDER', `is required with ${name}=model`)
    }
    if (env.MODEL_VISION === 'on') wrong('MODEL_PROVIDER', 'is required with MODEL_VISION=on')
    for (const name of ['MODEL_URL', 'MODEL_NAME', 'MODEL_KEY'] as const) {
      if (env[name] !== undefined) wrong('MODEL_PROVIDER', `is required with ${name}`)
    }
    return
  }
  if (env.MODEL_NAME === undefined) wrong('MODEL_NAME', 'is required with MODEL_PROVIDER')
  const needsUrl = env.MODEL_PROVIDER === 'openai-compatible' || env.MODEL_PROVIDER === 'azure'
  if (env.MODEL_URL === undefined && needsUrl)
    wrong('MODEL_URL', `is required with MODEL_PROVIDER=${env.MODEL_PROVIDER}`)
  if (env.MODEL_KEY === undefined && ['anthropic', 'azure'].includes(env.MODEL_PROVIDER)) {
    wrong('MODEL_KEY', `is required with MODEL_PROVIDER=${env.MODEL_PROVIDER}`)
  }
  if (env.MODEL_REGION === undefined && env.MODEL_PROVIDER === 'bedrock') {
    wrong('MODEL_REGION', 'is required with MODEL_PROVIDER=bedrock')
  }
  if (env.MODEL_URL?.startsWith('http:') && !isHere(env.MODEL_URL) && !isInHouse(env)) {
    wrong('MODEL_URL', 'must start with https://, unless you set MODEL_IN_HOUSE=on')
  }
  if (env.MODEL_DAILY_RUPEES > 0 && env.MODEL_INPUT_RUPEES + env.MODEL_OUTPUT_RUPEES === 0) {
    wrong('MODEL_DAILY_RUPEES', 'requires MODEL_INPUT_RUPEES and MODEL_OUTPUT_RUPEES')
  }
}

/** The model that the settings name; undefined: none. */
export function languageModelOf(env: Environment): LanguageModelSettings | undefined {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = env
  if (provider === undefined || name === undefined) return undefined
  return Object.freeze({
    provider,
    url: env.MODEL_URL?.replace(/(?<!\/)\/+$/, ''),
    name,
    key: env.MODEL_KEY,
    region: env.MODEL_REGION,
    inHouse: isInHouse(env),
    stepMs: Math.ceil(env.MODEL_STEP_SECONDS * 1000),
    turnMs: Math.ceil(env.MODEL_TURN_SECONDS * 1000),
    temperature: env.MODEL_TEMPERATURE === 'none' ? undefined : env.MODEL_TEMPERATURE,
    steps: env.MODEL_STEPS,
    pauseMs: Math.ceil(env.MODEL_PAUSE_SECONDS * 1000),
    daily: Object.freeze({ tokens: env.MODEL_DAILY_TOKENS, rupees: env.MODEL_DAILY_RUPEES }),
    prices: Object.freeze({ input: env.MODEL_INPUT_RUPEES, output: env.MODEL_OUTPUT_RUPEES }),
    removes: Object.freeze(env.MODEL_REMOVES),
    visionMs: env.MODEL_VISION === 'on' ? Math.ceil(env.MODEL_VISION_SECONDS * 1000) : undefined,
  })
}

/** Whether the model's data stays in the organisation: assumed on this machine, otherwise the operator must say so. */
function isInHouse({ MODEL_IN_HOUSE, MODEL_URL }: Environment): boolean {
  if (MODEL_IN_HOUSE !== undefined) return MODEL_IN_HOUSE === 'on'
  return MODEL_URL !== undefined && isHere(MODEL_URL)
}

/** Whether the address is on this machine; a gateway there may still pass text on. */
function isHere(address: string): boolean {
  return isLoopback(new URL(address).hostname)
}
