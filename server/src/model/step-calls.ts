import type { LanguageModel } from 'ai'
import { BrokenCircuitError } from 'cockatiel'
import { type Clock, dayOf } from '../clock.ts'
import type { LanguageModelSettings } from '../config/language-model.ts'
import type { Database } from '../db/database.ts'
import { LONGEST_PAUSE_MS, retryPolicy } from '../retry-policy.ts'
import { isUsedUp, sumOf, type Usage, usageOfCall } from './budget-rules.ts'
import { openModel } from './provider.ts'
import { type RefusedParameters, withoutRefused } from './refused-parameters.ts'
import { mostTokens, runStep, type StepAnswer, type StepRequest } from './step.ts'
import { type ModelFailure, ModelUnavailable } from './unavailable.ts'
import { type Asker, addUsage, usageOf } from './usage-store.ts'

interface Deps {
  settings: LanguageModelSettings
  db: Database['db']
  clock: Clock
}

/**
 * Calls of the model within a person's budget, repeated where that is worth it, and counted whether or not they succeed.
 * They reject with `ModelUnavailable` or with the reason of the signal.
 */
export function createStepCalls({ settings, db, clock }: Deps) {
  let opened: Promise<LanguageModel> | undefined
  const policy = retryPolicy({ firstPauseMs: settings.pauseMs, isFailure, isWorthRepeating, pauseAskedFor })

  const refused: RefusedParameters = new Set()
  const manner = { temperature: settings.temperature, refused }
  const underWay = createUnderWay()

  return async function call(
    who: Asker,
    request: StepRequest,
    signal: AbortSignal,
    onText: (words: string) => void,
  ): Promise<StepAnswer> {
    const day = dayOf(clock.now())
    const sent = lengthOf(request)
    const output = mostTokens(request, refused)
    const most = usageOfCall({ input: undefined, output }, { sent, received: 0 }, settings.prices)
    const { ahead, leave } = underWay.enter(who.personId, most)
    try {
      if (isUsedUp(sumOf(await usageOf(db, who, day), ahead), settings.daily)) throw new ModelUnavailable('used up')
      opened ??= openModel(settings, refused)
      const model = await opened.catch(() => {
        opened = undefined
        throw new ModelUnavailable('refused')
      })
      return await policy.execute(async () => {
        let received = 0
        let tokens: StepAnswer['tokens'] = { input: undefined, output: undefined }
        const heard = (words: string) => {
          received += words.length
          onText(words)
        }
        try {
          const answer = await withinTime(signal, settings.stepMs, (limited) =>
            withoutRefused(refused, () => runStep(model, request, manner, limited, heard)),
          )
          tokens = answer.tokens
          received += JSON.stringify(answer.calls).length
          return answer
        } catch (error) {
          if (error instanceof ModelUnavailable && !error.begun && COST_NOTHING.includes(error.reason))
            tokens = { input: 0, output: 0 }
          throw error
        } finally {
          await addUsage(db, who, day, usageOfCall(tokens, { sent, received }, settings.prices))
        }
      }, signal)
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new ModelUnavailable('resting')
      throw error
    } finally {
      leave()
    }
  }
}

/** What calls that have not ended may yet cost, by person, so that calls side by side do not each find the budget unspent. */
function createUnderWay() {
  const calls = new Map<string, Set<Usage>>()
  return {
    enter(personId: string, most: Usage): { ahead: Usage; leave: () => void } {
      const own = calls.get(personId) ?? new Set()
      const ahead = sumOf(...own)
      // A copy, as the same cost may be under way twice.
      const entry = { ...most }
      calls.set(personId, own.add(entry))
      const leave = () => {
        own.delete(entry)
        if (own.size === 0) calls.delete(personId)
      }
      return { ahead, leave }
    },
  }
}

/** Runs within a time limit, which becomes `ModelUnavailable` for the caller; the caller's own signal stays what it is. */
export async function withinTime<T>(
  signal: AbortSignal,
  ms: number,
  work: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeUp = AbortSignal.timeout(ms)
  try {
    return await work(AbortSignal.any([signal, timeUp]))
  } catch (error) {
    signal.throwIfAborted()
    if (timeUp.aborted && !(error instanceof ModelUnavailable)) throw new ModelUnavailable('out of time')
    throw error
  }
}

/** Calls that were refused or never reached; one that came to nothing that can be used may have been paid for. */
const COST_NOTHING: readonly ModelFailure[] = ['unreachable', 'failing', 'too many requests', 'refused']

/** Roughly how many characters a request sends, its pictures at what providers count for one. */
function lengthOf({ instructions, messages, tools }: StepRequest): number {
  const names = Object.entries(tools).map(([name, { description }]) => name + description)
  let pictures = 0
  const text = JSON.stringify(messages, (_, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value
    pictures += 1
    return null
  })
  return instructions.length + names.join('').length + text.length + pictures * CHARACTERS_A_PICTURE
}

const CHARACTERS_A_PICTURE = 5_000

function isFailure(error: unknown): error is ModelUnavailable {
  return error instanceof ModelUnavailable && !NO_FAULT_OF_ITS_OWN.includes(error.reason)
}

const NO_FAULT_OF_ITS_OWN: readonly ModelFailure[] = ['declined', 'used up', 'kept local']
const MAY_PASS = ['unreachable', 'failing', 'too many requests']

function isWorthRepeating(error: unknown): boolean {
  return isFailure(error) && !error.begun && MAY_PASS.includes(error.reason) && pauseAskedFor(error) <= LONGEST_PAUSE_MS
}

function pauseAskedFor(error: unknown): number {
  return error instanceof ModelUnavailable ? error.retryAfterMs : 0
}
