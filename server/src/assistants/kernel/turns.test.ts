// On PostgreSQL with every change: connections work at the same moment.
import { tripmateHistory } from '@pravas/contract/chat'
import type { SendMessage } from '@pravas/contract/tripmate'
import { expect, test } from 'vitest'
import { problem } from '../../errors.ts'
import { testApp } from '../../testing/test-app.ts'
import type { Engine, Reply } from './engine.ts'
import { createTurns } from './turns.ts'
import type { TurnNews } from './turns-running.ts'

const app = await testApp()

function reply(words: string, state: Record<string, unknown> = {}): { type: 'reply'; reply: Reply } {
  const parts = [{ kind: 'text' as const, text: words }]
  return { type: 'reply', reply: { state, parts, form: null, suggestions: [], destination: null } }
}

function turnsOf(turn: Engine<null>['turn']) {
  const errors: unknown[] = []
  const { database, clock } = app
  const onError = (error: unknown) => errors.push(error)
  return {
    errors,
    turns: createTurns({ db: database.db, clock, engine: { turn }, tools: null, onError, onLimit: () => {} }),
  }
}

function said(prompt: string, more: Partial<SendMessage> = {}): SendMessage {
  return { action: 'sendMessage', prompt, sessionId: 's', employee_id: 'EMP1001', ...more }
}

/** A promise and what settles it. */
function gate() {
  return Promise.withResolvers<void>()
}

const messages = async () => {
  const { sessions } = await app.as('employee').call(tripmateHistory.listSessions)
  if (sessions.length === 0) return []
  return (await app.as('employee').call(tripmateHistory.getSession, { params: { sessionId: 's' } })).messages
}

test('a stopped turn says so and leaves nothing behind', async () => {
  const started = gate()
  const { turns, errors } = turnsOf(async function* ({ signal }) {
    started.resolve()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    yield reply('never')
  })
  const turn = turns.start(app.actor('employee'), said('search', { turnId: 't' }))
  await started.promise
  turns.cancel(app.actor('colleague'), 't')
  turns.cancel(app.actor('employee'), 't')
  expect(await turn.outcome).toEqual({ type: 'error', message: 'Stopped.' })
  expect(await messages()).toEqual([])
  expect(errors).toEqual([])
})

test('a turn that is changing something is not stopped', async () => {
  const committing = gate()
  const release = gate()
  const { turns } = turnsOf(async function* () {
    yield { type: 'committing' }
    committing.resolve()
    await release.promise
    yield reply('done')
  })
  const turn = turns.start(app.actor('employee'), said('yes', { turnId: 't' }))
  await committing.promise
  turns.cancel(app.actor('employee'), 't')
  release.resolve()
  expect(await turn.outcome).toMatchObject({ type: 'result', response: 'done' })
  expect(await messages()).toHaveLength(2)
})

test('the same turn asked again while it runs joins it and hears it from the start', async () => {
  let runs = 0
  const release = gate()
  const { turns } = turnsOf(async function* () {
    runs += 1
    yield { type: 'progress', stage: 'one' }
    await release.promise
    yield { type: 'delta', text: 'two' }
    yield reply('three')
  })
  const message = said('search', { turnId: 't' })
  const first = turns.start(app.actor('employee'), message)
  const heardFirst = gate()
  first.follow(() => heardFirst.resolve())
  await heardFirst.promise
  const second = turns.start(app.actor('employee'), message)
  const heard: [TurnNews, number][] = []
  second.follow((news, seq) => heard.push([news, seq]))
  release.resolve()
  expect(await second.outcome).toEqual(await first.outcome)
  expect(heard).toEqual([
    [{ type: 'progress', stage: 'one' }, 0],
    [{ type: 'delta', text: 'two' }, 1],
  ])
  expect(runs).toBe(1)
  expect(await messages()).toHaveLength(2)
})

test('a crash of the engine is an apology to the person and news to the operator, and nothing is kept', async () => {
  const crash = new Error('broken')
  const { turns, errors } = turnsOf(async function* () {
    yield { type: 'progress', stage: 'one' }
    throw crash
  })
  const turn = turns.start(app.actor('employee'), said('search', { turnId: 't' }))
  expect(await turn.outcome).toEqual({ type: 'error', message: 'Sorry, I encountered an error.' })
  expect(errors).toEqual([crash])
  expect(await messages()).toEqual([])
})

test('a refusal is told in its own words', async () => {
  const { turns, errors } = turnsOf(async function* () {
    yield { type: 'progress', stage: 'one' }
    throw problem('person.no_employee_record')
  })
  const turn = turns.start(app.actor('newjoiner'), said('yes', { employee_id: null }))
  expect(await turn.outcome).toEqual({ type: 'error', message: 'Your account has no employee record yet.' })
  expect(errors).toEqual([])
})

test('a conversation that another process has moved on is answered anew', async () => {
  const states: unknown[] = []
  const other = turnsOf(async function* () {
    yield reply('from elsewhere', { step: 1 })
  })
  const { turns } = turnsOf(async function* ({ state }) {
    states.push(state)
    yield { type: 'delta', text: 'looking' }
    if (states.length === 1) await other.turns.start(app.actor('employee'), said('meanwhile')).outcome
    yield reply('here', { step: 2 })
  })
  const turn = turns.start(app.actor('employee'), said('search', { turnId: 't' }))
  const heard: TurnNews[] = []
  turn.follow((news) => heard.push(news))
  expect(await turn.outcome).toMatchObject({ type: 'result', response: 'here' })
  expect(heard).toEqual([{ type: 'delta', text: 'looking' }])
  expect(states).toEqual([{}, { step: 1 }])
  expect((await messages()).map(({ message }) => message)).toEqual(['meanwhile', 'from elsewhere', 'search', 'here'])
})

test('an answer that tells of what was sent is kept although another process has moved the conversation on', async () => {
  let runs = 0
  const other = turnsOf(async function* () {
    yield reply('from elsewhere', { step: 1 })
  })
  const { turns } = turnsOf(async function* () {
    runs += 1
    yield { type: 'committing' }
    await other.turns.start(app.actor('employee'), said('meanwhile')).outcome
    yield reply('it is sent', { step: 2 })
  })
  const turn = turns.start(app.actor('employee'), said('yes', { turnId: 't' }))
  expect(await turn.outcome).toMatchObject({ type: 'result', response: 'it is sent' })
  expect(runs).toBe(1)
  expect((await messages()).map(({ message }) => message)).toEqual(['meanwhile', 'from elsewhere', 'yes', 'it is sent'])
})

test('more turns than anybody types are refused', async () => {
  const release = gate()
  const { turns } = turnsOf(async function* () {
    await release.promise
    yield reply('done')
  })
  const many = Array.from({ length: 12 }, (_, at) => turns.start(app.actor('employee'), said(`message ${at}`)))
  release.resolve()
  const outcomes = await Promise.all(many.map((turn) => turn.outcome))
  expect(outcomes.filter(({ type }) => type === 'error')).toHaveLength(4)
  expect(outcomes.slice(0, 8).every(({ type }) => type === 'result')).toBe(true)
})

test('one person has so many turns at a time over all conversations, and nobody else waits for them', async () => {
  const release = gate()
  const { turns } = turnsOf(async function* ({ actor }) {
    if (actor.email.startsWith('employee@')) await release.promise
    yield reply('done')
  })
  const start = (at: number) =>
    turns.start(app.actor('employee'), said('search', { sessionId: `s-${at}`, turnId: 't' }))
  const many = Array.from({ length: 32 }, (_, at) => start(at))
  expect(() => start(32)).toThrow('Too many')
  expect(start(0).outcome).toBe(many[0]?.outcome)

  const theirs = turns.start(app.actor('colleague'), said('search', { employee_id: 'EMP1002' }))
  expect(await theirs.outcome).toMatchObject({ type: 'result' })

  release.resolve()
  await Promise.all(many.map((turn) => turn.outcome))
  expect(await start(32).outcome).toMatchObject({ type: 'result' })
})
