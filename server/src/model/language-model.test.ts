// On one kind of database: this is about a protocol, and the query behind it is one statement.
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../config/config.ts'
import { type Answering, modelServer } from '../testing/language-model-server.ts'
import { testApp } from '../testing/test-app.ts'
import { type ConversationListener, createLanguageModel } from './language-model-service.ts'
import type { ModelTool } from './tool-call.ts'

const server = await modelServer()
const it = await testApp()
const { db } = it.database
const warn = vi.fn()
const error = vi.fn()
const keepsLocal = vi.fn(async () => false)
const NOBODY: ConversationListener = { onText: () => {}, onTools: () => {} }
const { signal: WAITING } = new AbortController()

const PROVIDERS = {
  openai: { MODEL_PROVIDER: 'openai-compatible', MODEL_URL: server.openai },
  anthropic: { MODEL_PROVIDER: 'anthropic', MODEL_URL: server.anthropic, MODEL_KEY: 'secret' },
  azure: { MODEL_PROVIDER: 'azure', MODEL_URL: server.openai, MODEL_KEY: 'secret' },
} as const

function model(provider: keyof typeof PROVIDERS = 'openai', more: Record<string, string> = {}) {
  const limits = { MODEL_PAUSE_SECONDS: '0.005' }
  const { languageModel } = readConfig({ ...PROVIDERS[provider], MODEL_NAME: 'test', ...limits, ...more }, '/srv')
  if (!languageModel) throw new Error('There is no model.')
  return createLanguageModel({ settings: languageModel, db, clock: it.clock, keepsLocal, log: { warn, error } })
}

const weather: ModelTool = {
  description: 'The weather in a city',
  input: z.object({ city: z.string() }),
  run: async (input) => ({ city: (input as { city: string }).city, sky: 'clear' }),
}
const failing: ModelTool = { ...weather, run: () => Promise.reject(new Error('the disk is full')) }

const asked = (content: string, tools: Record<string, ModelTool> = { weather }) => ({
  instructions: 'Answer briefly.',
  messages: [{ role: 'user' as const, content }],
  tools,
  names: ['Asha Verma'],
})
const who = () => it.actor('employee')

beforeEach(() => {
  warn.mockReset()
  error.mockReset()
  keepsLocal.mockResolvedValue(false)
})

test.each(['openai', 'anthropic'] as const)(
  '%s: words come in pieces, and tools are asked between them',
  async (provider) => {
    server.script(
      { say: 'Let me look.', call: [{ name: 'weather', input: { city: 'Pune' } }] },
      { say: 'It is clear in Pune.' },
    )
    const heard: string[] = []
    const listener = { onText: (words: string) => void heard.push(words), onTools: () => void heard.push('|') }
    const answer = await model(provider).converse(who(), asked('How is Pune?'), WAITING, listener)
    expect(answer).toEqual({ text: 'It is clear in Pune.', steps: 2, toolErrors: 0 })
    expect(heard.join('')).toBe('Let me look.|It is clear in Pune.')
    expect(heard.length).toBeGreaterThan(4)
    expect(JSON.stringify(server.requests[1]?.body)).toContain('clear')
    const usage = await db.selectFrom('model_usage').selectAll().execute()
    expect(usage).toMatchObject([{ day: '2026-06-10', calls: 2, input_tokens: 240, output_tokens: 80, cost_micros: 0 }])
  },
)

test.each(['openai', 'anthropic'] as const)('%s: a picture is read into a shape', async (provider) => {
  server.script(
    { call: [{ name: 'report', input: { total: 500 } }] },
    { call: [{ name: 'report', input: { total: 'much' } }] },
  )
  const reading = {
    instructions: 'Read the receipt.',
    images: [{ bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png' }],
    data: { seen: 'GSTIN 27AAPFU0939F1ZV' },
    shape: z.object({ total: z.number() }),
  }
  const models = model(provider)
  expect(await models.read(who(), reading, WAITING)).toEqual({ total: 500 })
  const sent = JSON.stringify(server.requests[0]?.body)
  expect(sent).toContain(Buffer.from([1, 2, 3]).toString('base64'))
  expect(sent).toContain('[gstin 1]')
  expect(sent).not.toContain('27AAPFU0939F1ZV')
  await expect(models.read(who(), reading, WAITING)).rejects.toMatchObject({ reason: 'unreadable' })
})

test('personal words do not leave, and come back in the answer and to the tools', async () => {
  const run = vi.fn(async () => ({ owner: 'Asha Verma' }))
  server.script({ call: [{ name: 'weather', input: { city: '[name 1]' } }] }, { say: 'Good morning, [name 1]!' })
  const heard: string[] = []
  const listener = { ...NOBODY, onText: (words: string) => void heard.push(words) }
  const answer = await model().converse(
    who(),
    asked('I am Asha Verma', { weather: { ...weather, run } }),
    WAITING,
    listener,
  )
  expect(answer.text).toBe('Good morning, Asha Verma!')
  expect(heard.join('')).toBe('Good morning, Asha Verma!')
  expect(run).toHaveBeenCalledWith({ city: 'Asha Verma' }, expect.any(AbortSignal))
  expect(JSON.stringify(server.requests)).not.toContain('Asha')
})

test('names of colleagues do not leave, of whoever they are, nor those that somebody meets', async () => {
  server.script({ say: 'Good trip with [name 2].' })
  const [colleague, manager] = [it.actor('colleague').name, it.actor('manager').name]
  const content = `A trip with ${colleague.toLowerCase()} for ${manager.split(' ')[0]}, to meet Farhan Qureshi in Pune`
  const { text } = await model().converse(who(), asked(content), WAITING, NOBODY)
  const sent = JSON.stringify(server.requests)
  expect(sent).toContain('A trip with [name 1] for [name 2], to meet [name 3] in Pune')
  expect(text).toBe(`Good trip with ${manager.split(' ')[0]}.`)
  server.script({ say: 'Good trip.' })
  await model('openai', { MODEL_REMOVES: 'mail' }).converse(who(), asked(content), WAITING, NOBODY)
  expect(JSON.stringify(server.requests)).toContain('Farhan Qureshi')
})

test('in data, personal words are found behind a new line too', async () => {
  server.script({ say: 'Good morning.' })
  const content = { person_says: 'hello\nAsha Verma\n27AAPFU0939F1ZV\tDr. Meera Iyer' }
  const said = { ...asked(''), messages: [{ role: 'user' as const, content }] }
  await model().converse(who(), said, WAITING, NOBODY)
  expect(server.requests[0]?.body.messages?.at(-1)?.content).toBe(
    JSON.stringify({ person_says: 'hello\n[name 1]\n[gstin 1]\tDr. [name 2]' }),
  )
})

test('what a model thinks aloud is no part of its answer', async () => {
  server.script({ say: '<think>The person may want 5,000 rupees.</think>Good morning.' })
  const heard: string[] = []
  const listener = { ...NOBODY, onText: (words: string) => void heard.push(words) }
  const answer = await model().converse(who(), asked('Hello'), WAITING, listener)
  expect([answer.text, heard.join('')]).toEqual(['Good morning.', 'Good morning.'])
})

test.each([
  ['an unknown tool', { name: 'submit_trip', input: {} }, { weather }],
  ['bad JSON', { name: 'weather', input: '{"city": "Pu' }, { weather }],
  ['an input of another shape', { name: 'weather', input: { town: 'Pune' } }, { weather }],
  ['a tool that fails', { name: 'weather', input: { city: 'Pune' } }, { weather: failing }],
])('%s is told to the model, which goes on', async (_, call, tools) => {
  server.script({ call: [call] }, { say: 'I could not look.' })
  const answer = await model().converse(who(), asked('How is Pune?', tools), WAITING, NOBODY)
  expect(answer).toEqual({ text: 'I could not look.', steps: 2, toolErrors: 1 })
  const sent = JSON.stringify(server.requests[1]?.body)
  expect(sent).toContain('refused')
  expect(sent).not.toContain('the disk is full')
  const faults = tools.weather === failing ? [['weather', 'the disk is full']] : []
  expect(error.mock.calls.map(([{ tool, fault }]) => [tool, fault.message])).toEqual(faults)
})

test.each([
  ['429', { status: 429 }],
  ['500', { status: 500 }],
  ['a reset', 'reset'],
] as const)('%s is tried again before the first word', async (_, reply) => {
  server.script(reply, reply, { say: 'Here I am.' })
  expect((await model().converse(who(), asked('Hello'), WAITING, NOBODY)).text).toBe('Here I am.')
  expect(server.requests).toHaveLength(3)
})

test.each([
  ['a stall before the headers', 'stall', 'out of time', 1],
  ['a stall in the middle', { say: 'It is', ends: 'stall' }, 'out of time', 1],
  ['a reset in the middle', { say: 'It is', ends: 'reset' }, 'unreachable', 1],
  ['an end in the middle', { say: 'It is', ends: 'cut' }, 'failing', 1],
  ['a wrong key', { status: 401 }, 'refused', 1],
  ['a web page', 'page', 'failing', 3],
  ['nothing at all', 'empty', 'failing', 3],
  ['a stream of something else', 'garbage', 'unreadable', 1],
  ['a long rest that is asked for', { status: 429, retryAfter: 60 }, 'too many requests', 1],
  ['failure after failure', { status: 503 }, 'failing', 3],
] as const)('%s is no answer', async (_, reply, reason, calls) => {
  server.script(reply, reply, reply, reply)
  // Only what never ends has to be waited for.
  const limits = reason === 'out of time' ? { MODEL_STEP_SECONDS: '0.2' } : {}
  const answer = model('openai', limits).converse(who(), asked('Hello'), WAITING, NOBODY)
  await expect(answer).rejects.toMatchObject({ reason })
  expect(server.requests).toHaveLength(calls)
  expect(warn).toHaveBeenCalledExactlyOnceWith({ provider: 'openai-compatible', reason }, expect.any(String))
})

test('a model that only ever calls tools is stopped', async () => {
  const call = { call: [{ name: 'weather', input: { city: 'Pune' } }] }
  server.script(...Array.from({ length: 9 }, () => call))
  const answer = model('openai', { MODEL_STEPS: '3' }).converse(who(), asked('Hello'), WAITING, NOBODY)
  await expect(answer).rejects.toMatchObject({ reason: 'unreadable' })
  expect(server.requests).toHaveLength(3)
})

test.each([
  ['before the headers', 'stall'],
  ['in the middle', { say: 'It is', ends: 'stall' }],
] as const)('who stops %s closes the request to the provider', async (_, reply) => {
  const stop = new AbortController()
  server.script(reply)
  const left = server.left()
  const came = server.asked()
  const answer = model().converse(who(), asked('Hello'), stop.signal, NOBODY)
  await came
  stop.abort(new Error('enough'))
  await expect(answer).rejects.toThrow('enough')
  await left
})

test('a model that keeps failing is left alone', async () => {
  const models = model()
  server.script(...Array.from({ length: 9 }, () => ({ status: 500 })))
  const once = () => models.converse(who(), asked('Hello'), WAITING, NOBODY)
  await expect(once()).rejects.toMatchObject({ reason: 'failing' })
  await expect(once()).rejects.toMatchObject({ reason: 'resting' })
  await expect(once()).rejects.toMatchObject({ reason: 'resting' })
  expect(server.requests).toHaveLength(5)
})

test('words that are filtered or too long are declined, and others are answered at once', async () => {
  const models = model()
  const filtered = { status: 400, code: 'content_filter' }
  server.script(...Array.from({ length: 6 }, () => filtered), { say: 'Here I am.' })
  const once = () => models.converse(who(), asked('Hello'), WAITING, NOBODY)
  for (let times = 0; times < 6; times += 1) await expect(once()).rejects.toMatchObject({ reason: 'declined' })
  expect((await once()).text).toBe('Here I am.')
})

const NO_TEMPERATURE = "Unsupported value: 'temperature' does not support 0 with this model."
const NO_MAX_TOKENS = "Unsupported parameter: 'max_tokens' is not supported. Use 'max_completion_tokens' instead."

/** What each request said of temperature and length. */
const manners = () =>
  server.requests.map(({ body: { temperature, max_tokens, max_completion_tokens } }) => ({
    temperature,
    max_tokens,
    max_completion_tokens,
  }))

test.each(['openai', 'azure'] as const)(
  '%s: a model is asked again without what it does not take, and never after',
  async (provider) => {
    const refusal = { status: 400, code: 'unsupported_value' }
    const here = { say: 'Here I am.' }
    server.script({ ...refusal, message: NO_TEMPERATURE }, { ...refusal, message: NO_MAX_TOKENS }, here, here)
    const models = model(provider)
    const once = () => models.converse(who(), asked('Hello'), WAITING, NOBODY)
    expect([(await once()).text, (await once()).text]).toEqual(['Here I am.', 'Here I am.'])
    const taken = { temperature: undefined, max_tokens: undefined, max_completion_tokens: 5000 }
    expect(manners()).toEqual([
      { temperature: 0, max_tokens: 1000, max_completion_tokens: undefined },
      { temperature: undefined, max_tokens: 1000, max_completion_tokens: undefined },
      taken,
      taken,
    ])
    expect(warn).not.toHaveBeenCalled()
  },
)

test('Anthropic: a model that takes no temperature is asked again without', async () => {
  server.script({ status: 400, message: '`temperature` is deprecated for this model.' }, { say: 'Here I am.' })
  expect((await model('anthropic').converse(who(), asked('Hello'), WAITING, NOBODY)).text).toBe('Here I am.')
  expect(manners().map(({ temperature }) => temperature)).toEqual([0, undefined])
})

test('calls side by side each learn what is refused', async () => {
  const refusal = { status: 400, message: NO_TEMPERATURE }
  const models = model()
  const answers = Promise.all([1, 2].map(() => models.converse(who(), asked('Hello'), WAITING, NOBODY)))
  // Which of them is the first to learn it is up to the database.
  const reply: Answering = ({ body }) => ('temperature' in body ? refusal : { say: 'Here.' })
  server.script(reply, reply, reply, reply)
  expect((await answers).map(({ text }) => text)).toEqual(['Here.', 'Here.'])
})

test('what a model refuses again and again is no answer', async () => {
  const refusal = { status: 400, message: NO_TEMPERATURE }
  server.script(refusal, refusal, refusal)
  await expect(model().converse(who(), asked('Hello'), WAITING, NOBODY)).rejects.toMatchObject({ reason: 'refused' })
  expect(server.requests).toHaveLength(2)
})

test.each([
  ['none', undefined],
  ['0.7', 0.7],
])('MODEL_TEMPERATURE=%s', async (MODEL_TEMPERATURE, temperature) => {
  server.script({ say: 'Here I am.' })
  await model('openai', { MODEL_TEMPERATURE }).converse(who(), asked('Hello'), WAITING, NOBODY)
  expect(manners()).toMatchObject([{ temperature }])
})

test('a day’s tokens and rupees are used up, and the next day or another person has new ones', async () => {
  const good = { say: 'Here.' }
  server.script(good, good, good, good)
  const limits = {
    MODEL_DAILY_RUPEES: '0.05',
    MODEL_INPUT_RUPEES: '250',
    MODEL_OUTPUT_RUPEES: '1000',
    MODEL_DAILY_TOKENS: '0',
  }
  const models = model('openai', limits)
  const once = (asker = who()) => models.converse(asker, asked('Hello'), WAITING, NOBODY)
  await once()
  await expect(once()).rejects.toMatchObject({ reason: 'used up' })
  // As after a restart, or in another process.
  const afresh = model('openai', limits).converse(who(), asked('Hello'), WAITING, NOBODY)
  await expect(afresh).rejects.toMatchObject({ reason: 'used up' })
  await once(it.actor('colleague'))
  // Half past midnight in India.
  it.clock.set('2026-06-10T19:00:00Z')
  await once()
  expect(server.requests).toHaveLength(3)
})

test('calls side by side do not each find the day unspent', async () => {
  server.script({ say: 'Here.' }, { say: 'Here.' }, { say: 'Here.' })
  const models = model('openai', { MODEL_DAILY_TOKENS: '900' })
  const once = (asker = who()) => models.converse(asker, asked('Hello'), WAITING, NOBODY)
  const ends = await Promise.allSettled([once(), once(), once(it.actor('colleague'))])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  // What was only expected of them is given back when they have ended.
  await once()
  expect(server.requests).toHaveLength(3)
})

test('what a model thinks counts as what a call may cost while it is under way', async () => {
  const here = { say: 'Here.' }
  server.script({ status: 400, message: NO_MAX_TOKENS }, here, here, here)
  const models = model('openai', { MODEL_DAILY_TOKENS: '4500' })
  const once = () => models.converse(who(), asked('Hello'), WAITING, NOBODY)
  await once()
  const ends = await Promise.allSettled([once(), once()])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('who wants no model any more, in whichever process, is asked for no further step', async () => {
  server.script({ call: [{ name: 'weather', input: { city: 'Pune' } }] }, { say: 'It is clear.' })
  keepsLocal.mockResolvedValueOnce(false).mockResolvedValue(true)
  await expect(model().converse(who(), asked('How is Pune?'), WAITING, NOBODY)).rejects.toMatchObject({
    reason: 'kept local',
  })
  expect(server.requests).toHaveLength(1)
  expect(warn).not.toHaveBeenCalled()
})

test('what is being asked is stopped for one person, and is no failure of the model', async () => {
  const models = model()
  const talking = { say: 'It is', ends: 'stall' } as const
  for (let times = 0; times < 6; times += 1) {
    server.script(talking)
    const left = server.left()
    const came = server.asked()
    const answer = models.converse(who(), asked('Hello'), WAITING, NOBODY)
    await came
    models.stopAsking(it.actor('colleague'))
    models.stopAsking(who())
    await expect(answer).rejects.toMatchObject({ reason: 'kept local' })
    await left
  }
  server.script({ say: 'Here I am.' })
  expect((await models.converse(who(), asked('Hello'), WAITING, NOBODY)).text).toBe('Here I am.')
})

test('an answer with nothing in it was paid for', async () => {
  server.script({ say: '<think>Let me think about this for as long as I may.</think>' })
  await expect(model().converse(who(), asked('Hello'), WAITING, NOBODY)).rejects.toMatchObject({ reason: 'unreadable' })
  const usage = await db.selectFrom('model_usage').select('input_tokens').executeTakeFirstOrThrow()
  expect(usage.input_tokens).toBeGreaterThan(0)
})
