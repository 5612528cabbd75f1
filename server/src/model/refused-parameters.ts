import { outgoingFetch } from '../spans.ts'

/** What models differ in taking: how much they vary their words, and the name under which they limit them. */
export type Parameter = 'temperature' | 'max_tokens'

/** The parameters that the model of this process has refused so far; what is in it is not sent again. */
export type RefusedParameters = Set<Parameter>

/** A model refused a call for a parameter that it does not take, and would answer without it. */
export class ParameterRefused extends Error {
  override name = 'ParameterRefused'
  readonly parameter: Parameter

  constructor(parameter: Parameter) {
    super(`The model takes no ${parameter}.`)
    this.parameter = parameter
  }
}

const REFUSING = /unsupported|not support|deprecat|only the default|not allowed|not permitted|unrecognized|unknown/i

/**
 * Which of the parameters that were sent a provider's answer refuses, in the words of OpenAI, Azure, Anthropic and Bedrock;
 * undefined where it refuses something else. `body` is the answer as it came.
 */
export function refusedParameter(
  status: number | undefined,
  body: string,
  refused: RefusedParameters,
): Parameter | undefined {
  if (status !== 400 && status !== 422) return undefined
  if (!REFUSING.test(body)) return undefined
  if (/max_completion_tokens/.test(body) && !refused.has('max_tokens')) return 'max_tokens'
  return /\btemperature\b/i.test(body) && !refused.has('temperature') ? 'temperature' : undefined
}

/** Tokens for what a model thinks before it answers, which those that refuse `max_tokens` count as part of the answer. */
export const THINKING_TOKENS = 4_000

/** Does the work, once more for each parameter that it finds refused; it must not find one that stood in `refused` before. */
export async function withoutRefused<T>(refused: RefusedParameters, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ParameterRefused)) throw error
      refused.add(error.parameter)
    }
  }
}

/** How a model is called. */
export const modelFetch = outgoingFetch('model')

/** The same call to a provider of OpenAI's protocol with the answer's length under the name that the model takes. */
export function renamingLength(refused: RefusedParameters): typeof fetch {
  return (address, init) => {
    if (!refused.has('max_tokens') || typeof init?.body !== 'string') return modelFetch(address, init)
    const { max_tokens, ...body } = JSON.parse(init.body) as Record<string, unknown>
    return modelFetch(address, { ...init, body: JSON.stringify({ ...body, max_completion_tokens: max_tokens }) })
  }
}
