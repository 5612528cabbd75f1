import type { FinishReason, JSONValue, LanguageModel, ModelMessage, ToolSet } from 'ai'
import type { z } from 'zod'
import { ParameterRefused, type RefusedParameters, refusedParameter, THINKING_TOKENS } from './refused-parameters.ts'
import { ModelUnavailable } from './unavailable.ts'

/** What the model may call: a name, what it is for, and what it is given. */
export interface StepTool {
  description: string
  input: z.ZodType
}

export interface StepRequest {
  instructions: string
  messages: readonly ModelMessage[]
  tools: Readonly<Record<string, StepTool>>
  /** The one tool that has to be called; absent: as the model likes. */
  must?: string
  /** The longest answer, in tokens. */
  answerTokens: number
}

export interface ToolCall {
  id: string
  name: string
  /** What the tool's schema made of it; where `problem` is set, whatever the model wrote. */
  input: unknown
  /** Why it cannot be run: there is no such tool, or its input does not fit. */
  problem?: string
}

export interface StepAnswer {
  text: string
  calls: ToolCall[]
  /** Undefined where the provider does not count. */
  tokens: { input: number | undefined; output: number | undefined }
}

/** More calls than this at once are no plan but a fault. */
const MOST_CALLS = 8

/** How a model is asked, whatever it is asked. */
export interface Manner {
  /** From 0; undefined: as the model has it by itself. */
  temperature: number | undefined
  refused: RefusedParameters
}

/** How many tokens a call may cost beside what is sent, the model's thinking included where it counts as part of the answer. */
export function mostTokens({ answerTokens }: Pick<StepRequest, 'answerTokens'>, refused: RefusedParameters): number {
  return answerTokens + (refused.has('max_tokens') ? THINKING_TOKENS : 0)
}

/**
 * One call of the model, read to its end. `onText` hears the words as they come. Rejects with `ModelUnavailable`, with
 * `ParameterRefused` where the call is worth asking again without a parameter, or with the signal's reason when it is
 * aborted; either way the connection is closed.
 */
export async function runStep(
  model: LanguageModel,
  { instructions, messages, tools, must, answerTokens }: StepRequest,
  { temperature, refused }: Manner,
  signal: AbortSignal,
  onText: (words: string) => void,
): Promise<StepAnswer> {
  signal.throwIfAborted()
  const { streamText, tool } = await import('ai')
  // Another call may find out more meanwhile, and this one is to be repeated for what it has sent.
  const without: RefusedParameters = new Set(refused)
  const set: ToolSet = {}
  for (const [name, { description, input }] of Object.entries(tools))
    set[name] = tool({ description, inputSchema: input })
  // Leaving the loop does not close the request.
  const own = new AbortController()
  let begun = false
  const answer: StepAnswer = { text: '', calls: [], tokens: { input: undefined, output: undefined } }
  let end: { reason: FinishReason; raw: string | undefined } | undefined
  try {
    const { stream } = streamText({
      model,
      instructions,
      messages: [...messages],
      tools: set,
      ...(must !== undefined && { toolChoice: { type: 'tool', toolName: must } }),
      maxOutputTokens: mostTokens({ answerTokens }, without),
      ...(temperature !== undefined && !without.has('temperature') && { temperature }),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, own.signal]),
      // Told in the stream as well.
      onError: () => {},
    })
    for await (const part of stream) {
      if (part.type === 'text-delta' && part.text !== '') {
        begun = true
        answer.text += part.text
        onText(part.text)
      } else if (part.type === 'tool-call') {
        begun = true
        answer.calls.push(callOf(part))
        if (answer.calls.length > MOST_CALLS) throw new ModelUnavailable('unreadable', { begun })
      } else if (part.type === 'finish-step') {
        answer.tokens = { input: part.usage.inputTokens, output: part.usage.outputTokens }
        end = { reason: part.finishReason, raw: part.rawFinishReason }
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') signal.throwIfAborted()
    }
  } catch (error) {
    signal.throwIfAborted()
    throw parameterRefused(error, without) ?? inOurTerms(error, begun)
  } finally {
    own.abort()
  }
  signal.throwIfAborted()
  if (end?.reason === 'content-filter') throw new ModelUnavailable('declined', { begun })
  // A stream that ends without saying why was cut off.
  if (end === undefined || end.reason === 'error' || end.raw === undefined)
    throw new ModelUnavailable('failing', { begun })
  if (answer.text.trim() === '' && answer.calls.length === 0) throw new ModelUnavailable('unreadable')
  return answer
}

function callOf(part: {
  toolCallId: string
  toolName: string
  input: unknown
  invalid?: boolean | undefined
}): ToolCall {
  const { toolCallId: id, toolName: name, input } = part
  if (!part.invalid) return { id, name, input }
  return { id, name, input, problem: 'There is no such tool, or what it was given does not fit its description.' }
}

/** What a step adds to the conversation: what the model said and called, and what its tools answered, in their order. */
export function messagesOf({ text, calls }: StepAnswer, results: readonly unknown[]): ModelMessage[] {
  const said = text.trim() === '' ? [] : [{ type: 'text' as const, text }]
  const called = calls.map(({ id, name, input }) => ({
    type: 'tool-call' as const,
    toolCallId: id,
    toolName: name,
    // Providers take objects alone back.
    input: typeof input === 'object' && input !== null ? input : {},
  }))
  const answered = calls.map(({ id, name }, index) => ({
    type: 'tool-result' as const,
    toolCallId: id,
    toolName: name,
    output: { type: 'json' as const, value: JSON.parse(JSON.stringify(results[index] ?? null)) as JSONValue },
  }))
  return [
    { role: 'assistant', content: [...said, ...called] },
    { role: 'tool', content: answered },
  ]
}

interface HttpFailure {
  statusCode?: number
  responseHeaders?: Record<string, string>
  responseBody?: string
}

/** Why a provider refuses these words, and would answer others: its filter (as Azure says it), or their length. */
const THESE_WORDS = /content_filter|content_policy|context_length|maximum context|prompt is too long/i

function parameterRefused(error: unknown, refused: RefusedParameters): ParameterRefused | undefined {
  const { statusCode, responseBody = '' } = (error ?? {}) as HttpFailure
  const parameter = refusedParameter(statusCode, responseBody, refused)
  return parameter && new ParameterRefused(parameter)
}

function inOurTerms(error: unknown, begun: boolean): ModelUnavailable {
  if (error instanceof ModelUnavailable) return error
  const { statusCode: status, responseHeaders, responseBody = '' } = (error ?? {}) as HttpFailure
  if (status === 429)
    return new ModelUnavailable('too many requests', { retryAfterMs: pauseOf(responseHeaders), begun })
  if (status !== undefined && (status >= 500 || status === 408)) {
    return new ModelUnavailable('failing', { retryAfterMs: pauseOf(responseHeaders), begun })
  }
  if (status === 413 || (status === 400 && THESE_WORDS.test(responseBody))) return new ModelUnavailable('declined')
  if (status !== undefined && status >= 400) return new ModelUnavailable('refused', { begun })
  if (isNetwork(error)) return new ModelUnavailable('unreachable', { begun })
  const { name = '', message = '' } = error instanceof Error ? error : {}
  const isCutOff = /without a finish reason/.test(message)
  const isNonsense =
    status !== undefined || /JSONParse|TypeValidation|InvalidResponse|EmptyResponse|NoOutput/.test(name)
  return new ModelUnavailable(isNonsense && !isCutOff ? 'unreadable' : 'failing', { begun })
}

function isNetwork(error: unknown): boolean {
  const { message = '', cause } = error instanceof Error ? error : {}
  return (
    /fetch failed|terminated|cannot connect|ECONN|EPIPE|socket|network/i.test(message) ||
    (cause ? isNetwork(cause) : false)
  )
}

/** `Retry-After` in milliseconds; 0 where it is not said or is a date. */
function pauseOf(headers: Record<string, string> = {}): number {
  const seconds = Number(headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0
}
