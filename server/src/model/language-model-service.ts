import type { ModelMessage } from 'ai'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { LanguageModelSettings } from '../config/language-model.ts'
import type { Database } from '../db/database.ts'
import { faultOf } from '../fault.ts'
import { createPeopleNames } from './people-names-service.ts'
import { openPlaceholder, type Redactor, redactor } from './redaction-rules.ts'
import { messagesOf, type StepRequest } from './step.ts'
import { createStepCalls, withinTime } from './step-calls.ts'
import { asData, isRefusal, type ModelTool, runTool } from './tool-call.ts'
import { type ModelFailure, ModelUnavailable } from './unavailable.ts'
import type { Asker } from './usage-store.ts'

/** What is asked in an answer of several steps. Nothing of it is redacted yet. */
export interface Conversation {
  /** Written by us alone: nothing that a person or a record says stands in it. */
  instructions: string
  messages: readonly ConversationMessage[]
  tools: Readonly<Record<string, ModelTool>>
  /** Who is surely spoken of; that others of the organisation may be is known. */
  names: readonly string[]
}

/** Words, or data that travel as JSON. */
export interface ConversationMessage {
  role: 'user' | 'assistant'
  content: string | Readonly<Record<string, unknown>>
}

export interface ConversationAnswer {
  /** The model's last words, after its last tool. */
  text: string
  /** How many calls of the model it took. */
  steps: number
  /** Calls of tools that do not exist, did not fit or failed. */
  toolErrors: number
}

export interface ConversationListener {
  /** The model's words as they come; those before a tool's call are only said by the way. */
  onText(words: string): void
  /** The model has called tools, and what it said before was no answer yet. */
  onTools(): void
}

/** A picture, or several pages, to be read into the shape of a schema. */
export interface Reading<Shape extends z.ZodType> {
  /** Written by us alone. */
  instructions: string
  images: readonly { bytes: Uint8Array; mediaType: string }[]
  /** What goes with the images, as data; it is redacted. */
  data?: unknown
  shape: Shape
}

/**
 * The language model. Everything rejects with `ModelUnavailable`, or with the reason of the caller's signal; the request
 * to the provider is closed either way.
 */
export interface LanguageModels {
  /** Whether what is sent stays with the organisation. */
  inHouse: boolean
  /** What is taken out of everything that is sent. */
  removes: LanguageModelSettings['removes']
  /** An answer in several steps, in which the model may call tools. */
  converse(
    who: Asker,
    conversation: Conversation,
    signal: AbortSignal,
    listener: ConversationListener,
  ): Promise<ConversationAnswer>
  /** What images show, in the shape that is asked for. */
  read<Shape extends z.ZodType>(who: Asker, reading: Reading<Shape>, signal: AbortSignal): Promise<z.output<Shape>>
  /** Ends what is being asked for a person in this process, as 'kept local'. */
  stopAsking(who: Asker): void
}

interface Deps {
  settings: LanguageModelSettings
  db: Database['db']
  clock: Clock
  /** Who wants no language model to be asked. */
  keepsLocal: (who: Asker) => Promise<boolean>
  log: Record<'warn' | 'error', (detail: object, message: string) => void>
}

/** What was said before, or is as somebody wants it. */
const NO_NEWS: readonly ModelFailure[] = ['resting', 'used up', 'kept local']

/** The longest answers, in tokens. */
const ANSWER_TOKENS = 1_000
const READING_TOKENS = 2_000

/**
 * The language model of the settings, asked with care: within its time limits, its breaker and the person's daily budget,
 * with personal words taken out of what is sent and put back into what comes.
 */
export function createLanguageModel({ settings, db, clock, keepsLocal, log }: Deps): LanguageModels {
  const stepCall = createStepCalls({ settings, db, clock })
  const inFlight = createInFlightRequests()
  const peopleOf = createPeopleNames(db)

  async function redactorFor({ orgId }: Asker, names: readonly string[]): Promise<Redactor> {
    const people = settings.removes.includes('names') ? await peopleOf(orgId) : undefined
    return redactor(settings.removes, names, people)
  }

  /** One call for a person who has not decided otherwise meanwhile, in whichever process. */
  const call: typeof stepCall = async (who, ...rest) => {
    if (await keepsLocal(who)) throw new ModelUnavailable('kept local')
    return stepCall(who, ...rest)
  }

  /** Does the work until its time is up, the caller goes or the person wants no model to be asked. */
  const asking = <T>(who: Asker, signal: AbortSignal, work: (limited: AbortSignal) => Promise<T>): Promise<T> =>
    logged(() => inFlight.during(who, signal, (wanted) => withinTime(wanted, settings.turnMs, work)))

  /** Logs why there was no answer, once for each answer that was asked for. */
  async function logged<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ModelUnavailable && !NO_NEWS.includes(error.reason)) {
        log.warn({ provider: settings.provider, reason: error.reason }, 'the language model could not answer')
      }
      throw error
    }
  }

  return {
    inHouse: settings.inHouse,
    removes: settings.removes,

    converse(who, { instructions, messages, tools, names }, signal, { onText, onTools }) {
      return asking(who, signal, async (limited) => {
        const personal = await redactorFor(who, names)
        const said: ModelMessage[] = messages.map(({ role, content }) => ({
          role,
          content: wordsOf(personal, content),
        }))
        const onFault = (tool: string, error: unknown) =>
          log.error({ tool, fault: faultOf(error, personal.hide) }, 'a tool of the language model failed')
        let toolErrors = 0
        for (let steps = 1; steps <= settings.steps; steps += 1) {
          const words = restoring(personal, onText)
          const request = { instructions, messages: said, tools, answerTokens: ANSWER_TOKENS }
          const answer = await call(who, request, limited, words.hear)
          words.end()
          if (answer.calls.length === 0) return { text: personal.restore(answer.text), steps, toolErrors }
          onTools()
          const results: unknown[] = []
          for (const each of answer.calls) {
            const result = await runTool(tools, each, personal, limited, onFault)
            if (isRefusal(result)) toolErrors += 1
            results.push(personal.hide(asData(result)))
          }
          said.push(...messagesOf(answer, results))
        }
        throw new ModelUnavailable('unreadable', { begun: true })
      })
    },

    read(who, { instructions, images, data, shape }, signal) {
      return asking(who, signal, async (limited) => {
        const personal = await redactorFor(who, [])
        const files = images.map(({ bytes, mediaType }) => ({ type: 'file' as const, data: bytes, mediaType }))
        const beside =
          data === undefined ? [] : [{ type: 'text' as const, text: JSON.stringify(personal.hide(asData(data))) }]
        const request: StepRequest = {
          instructions,
          messages: [{ role: 'user', content: [...files, ...beside] }],
          tools: { report: { description: 'Reports what the images show.', input: shape } },
          must: 'report',
          answerTokens: READING_TOKENS,
        }
        const { calls } = await call(who, request, limited, () => {})
        const read = shape.safeParse(personal.restore(calls.find(({ problem }) => problem === undefined)?.input))
        if (!read.success) throw new ModelUnavailable('unreadable', { begun: true })
        return read.data
      })
    },

    stopAsking: (who) => inFlight.stop(who),
  }
}

/** What is sent of words or data. In data the words are found before JSON's escapes, such as that of a new line, touch them. */
function wordsOf(personal: Redactor, content: ConversationMessage['content']): string {
  return typeof content === 'string' ? personal.hide(content) : JSON.stringify(personal.hide(asData(content)))
}

/** Hands words on with what was taken out put back, though a placeholder may come in pieces. */
function restoring(personal: Redactor, onText: (words: string) => void) {
  let kept = ''
  const tell = (words: string) => {
    if (words !== '') onText(personal.restore(words))
  }
  return {
    hear(words: string) {
      kept += words
      const open = openPlaceholder(kept)
      tell(kept.slice(0, kept.length - open))
      kept = kept.slice(kept.length - open)
    },
    end() {
      tell(kept)
      kept = ''
    },
  }
}

/** Keeps the requests in flight of this process by person, so that one person's can be cancelled. */
function createInFlightRequests() {
  const running = new Map<string, Set<AbortController>>()
  return {
    /** Does the work with a signal that is also aborted, as 'kept local', when the person's requests are stopped. */
    async during<T>({ personId }: Asker, signal: AbortSignal, work: (wanted: AbortSignal) => Promise<T>): Promise<T> {
      const own = running.get(personId) ?? new Set()
      const stop = new AbortController()
      running.set(personId, own.add(stop))
      try {
        return await work(AbortSignal.any([signal, stop.signal]))
      } finally {
        own.delete(stop)
        if (own.size === 0 && running.get(personId) === own) running.delete(personId)
      }
    },

    stop({ personId }: Asker): void {
      for (const stop of running.get(personId) ?? []) stop.abort(new ModelUnavailable('kept local'))
    },
  }
}
