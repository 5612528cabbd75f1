import { expect, test, vi } from 'vitest'
import type { ApiError } from '../../api/api-error.ts'
import { type EventStream, eventStream } from '../../testing/event-stream.ts'
import { StandInServer } from '../../testing/server.ts'
import { askStreamed } from './streamed-question.ts'

const ASK = 'POST /api/chat/fingenie'
const question = { message: 'How much?', sessionId: 'fingenie-1', employee_id: 'EMP1', turnId: 't' }
const said = (text: string, seq: number) => ({ type: 'delta', turnId: 't', seq, text })
const result = { type: 'result', turnId: 't', response: 'It is ₹300.' }

/** Asks a server that gives these answers one after the other, and notes what is told. */
function ask(...answers: (object | (() => unknown))[]) {
  const server = new StandInServer({
    [ASK]: () => {
      const next = answers.shift()
      return typeof next === 'function' ? next() : next
    },
  })
  const abort = new AbortController()
  const listener = {
    onJoinable: vi.fn<() => void>(),
    onNews: vi.fn<(news: object) => void>(),
    isWanted: vi.fn(() => true),
  }
  const answer = askStreamed(question, abort.signal, listener, 0)
  const asked = () => server.requests.filter(({ call }) => call === ASK).map(({ body }) => body)
  return { answer, abort, listener, asked, news: () => listener.onNews.mock.calls.map(([news]) => news) }
}

function streamOf(...events: Record<string, unknown>[]): EventStream {
  const stream = eventStream()
  for (const event of events) stream.send(event)
  stream.end()
  return stream
}

test('a server that answers plain JSON is understood as it is', async () => {
  const { answer, listener, asked } = ask({ response: 'Good day.' })
  expect(await answer).toEqual({ response: 'Good day.' })
  expect(asked()).toEqual([question])
  expect(listener.onJoinable).not.toHaveBeenCalled()
})

test('a streamed answer is told as it grows and ends in its result', async () => {
  const { answer, listener, news } = ask(
    streamOf({ type: 'progress', turnId: 't', seq: 0, stage: 'Thinking' }, said('It is ', 1), said('₹300.', 2), result)
      .response,
  )
  expect(await answer).toMatchObject({ response: 'It is ₹300.' })
  expect(listener.onJoinable).toHaveBeenCalledOnce()
  expect(news()).toEqual([{ stage: 'Thinking' }, { partial: 'It is ' }, { partial: 'It is ₹300.' }])
})

test('a stream that is lost is joined under the same turn, and what comes again counts once', async () => {
  const { answer, asked, news } = ask(
    streamOf(said('It is ', 0)).response,
    () => Promise.reject(new TypeError('no network')),
    streamOf(said('It is ', 0), said('₹300.', 1), result).response,
  )
  expect(await answer).toMatchObject({ response: 'It is ₹300.' })
  expect(asked()).toEqual([question, question, question])
  const texts = news().filter((one) => 'partial' in one)
  expect(texts).toEqual([{ partial: 'It is ' }, { partial: 'It is ₹300.' }])
})

test('a server that stops in the middle of a turn is asked again when it is back', async () => {
  const stopped = { type: 'error', turnId: 't', message: 'Stopped.', code: 'server.unavailable', status: 503 }
  const { answer } = ask(streamOf(stopped).response, { response: 'Here it is.' })
  expect(await answer).toEqual({ response: 'Here it is.' })
})

test('a stream that nobody wants any more is not joined', async () => {
  const { answer, listener, asked } = ask(streamOf(said('It is ', 0)).response)
  listener.isWanted.mockReturnValue(false)
  await expect(answer).rejects.toMatchObject({ status: 0 })
  expect(asked()).toHaveLength(1)
})

test('a stream that cannot be joined fails in the end, and so does a first call without an answer', async () => {
  const { answer, asked } = ask(
    streamOf(said('It is ', 0)).response,
    ...new Array(9).fill(() => new Response(null, { status: 502 })),
  )
  await expect(answer).rejects.toMatchObject({ status: 502 })
  expect(asked().length).toBeGreaterThan(1)
  const first = ask(() => Promise.reject(new TypeError('no network')))
  await expect(first.answer).rejects.toMatchObject({ status: 0 })
  expect(first.asked()).toHaveLength(1)
})

test('an error of the stream is the problem that a plain call would have answered', async () => {
  const error = { type: 'error', turnId: 't', message: 'Too much at once.', code: 'message.too_complex', status: 422 }
  const { answer } = ask(streamOf(error).response)
  const thrown = await answer.catch((reason: ApiError) => reason)
  expect(thrown).toMatchObject({ status: 422, message: 'Too much at once.' })
  expect((thrown as ApiError).is('message.too_complex')).toBe(true)
})

test.each([
  { type: 'delta', turnId: 't', text: 'without its place' },
  { type: 'result', turnId: 't' },
])('an event that is not what it should be fails the call: %j', async (event) => {
  await expect(ask(streamOf(event).response).answer).rejects.toMatchObject({ name: 'ApiError', status: 200 })
})

test('a call that is given up ends at once', async () => {
  const stream = eventStream()
  const { answer, abort, listener } = ask(stream.response)
  await vi.waitFor(() => expect(listener.onJoinable).toHaveBeenCalled())
  abort.abort(new Error('given up'))
  stream.end()
  await expect(answer).rejects.toThrow('given up')
})
