// On one kind of database: this is about what a caller hears, and the queries behind it have tests of their own.
import { fingenieHistory } from '@pravas/contract/chat'
import { askFinGenie, cancelFinGenieTurn, FinGenieEvent } from '@pravas/contract/fingenie'
import { beforeEach, expect, test } from 'vitest'
import { FIRST_WORDS, modelProcess } from '../../testing/model-process.ts'
import { modelSettings } from '../../testing/model-settings.ts'
import { testApp } from '../../testing/test-app.ts'

const model = await modelProcess()
const app = await testApp({}, modelSettings(model.url))
const [SENTENCE = ''] = FIRST_WORDS.split(/(?<=\.)/)
const sessionId = 'fingenie-1'
const message = 'what is my total?'

beforeEach(async () => {
  await model.kill()
  await model.start()
})

/** A turn that is listened to: its events one by one, and going away from it. */
async function listen(turnId: string | undefined) {
  const gone = new AbortController()
  const response = await fetch(`${app.origin}/api/chat/fingenie`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream, application/json;q=0.5',
      'content-type': 'application/json',
      cookie: await app.cookie('employee'),
    },
    body: JSON.stringify({ message, sessionId, turnId }),
    signal: gone.signal,
  })
  return { response, events: eventsIn(response), leave: () => gone.abort() }
}

async function* eventsIn({ body }: Response): AsyncGenerator<FinGenieEvent> {
  let text = ''
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      if (block.startsWith(':')) continue
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      const event = FinGenieEvent.parse(JSON.parse(data))
      expect(event.type).toBe(name)
      yield event
    }
  }
}

/** Reads on until a sentence of the model is heard, and answers all that was heard. */
async function heard(events: AsyncGenerator<FinGenieEvent>): Promise<FinGenieEvent[]> {
  const before: FinGenieEvent[] = []
  for (;;) {
    const { value, done } = await events.next()
    if (done) throw new Error(`It ended: ${JSON.stringify(before)}`)
    before.push(value)
    if (value.type === 'delta' && value.text.includes(SENTENCE)) return before
  }
}

async function rest(events: AsyncGenerator<FinGenieEvent>): Promise<FinGenieEvent[]> {
  const all: FinGenieEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

const messages = async () =>
  (await app.as('employee').call(fingenieHistory.getSession, { params: { sessionId } })).messages

test('a turn is heard as it goes on and ends in one result, which comes again for the same turn', async () => {
  const { response, events } = await listen('t')
  expect(response.headers.get('content-type')).toMatch('text/event-stream')
  const news = await heard(events)
  expect(news.map((event) => 'seq' in event && event.seq)).toEqual(news.map((_, at) => at))
  expect(news[0]).toEqual({ type: 'progress', turnId: 't', seq: 0, stage: 'Thinking' })
  await model.kill()
  const ended = await rest(events)
  expect(ended.at(-1)).toMatchObject({ type: 'result', turnId: 't' })
  expect(ended.filter(({ type }) => type === 'result' || type === 'error')).toHaveLength(1)
  expect(await rest((await listen('t')).events)).toEqual([ended.at(-1)])
  const plain = await app.as('employee').call(askFinGenie, { body: { message, sessionId, turnId: 't' } })
  expect(ended.at(-1)).toEqual({ type: 'result', turnId: 't', ...plain })
  expect(await messages()).toHaveLength(2)
})

test('a turn goes on when its listener is lost, who joins it again by its id', async () => {
  const first = await listen('t')
  const news = await heard(first.events)
  first.leave()
  await expect(first.events.next()).rejects.toThrow()
  const again = await listen('t')
  expect(await heard(again.events)).toEqual(news)
  await model.kill()
  expect((await rest(again.events)).at(-1)).toMatchObject({ type: 'result' })
  expect(await messages()).toHaveLength(2)
})

test('a turn is cancelled by its own person, ends in one error, and leaves nothing behind', async () => {
  const { events } = await listen('t')
  await heard(events)
  await app.as('colleague').call(cancelFinGenieTurn, { body: { turnId: 't' } })
  const left = model.left()
  await app.as('employee').call(cancelFinGenieTurn, { body: { turnId: 't' } })
  expect(await rest(events)).toEqual([
    { type: 'error', turnId: 't', message: 'Stopped.', code: 'turn.stopped', status: 409 },
  ])
  await left
  expect(await app.as('employee').call(fingenieHistory.listSessions)).toEqual({ sessions: [] })
})

test('without a turn id, or before a turn begins, the answer is a plain one', async () => {
  await model.kill()
  const { response } = await listen(undefined)
  expect(await response.json()).toMatchObject({ response: expect.any(String) })
  const { response: refused } = await listen('')
  expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
})
