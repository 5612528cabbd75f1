import { type Assistant, fingenieHistory, tripmateHistory } from '@pravas/contract/chat'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { problem } from '../errors.ts'
import { testApp } from '../testing/test-app.ts'
import { createFinGenieTurns, type FinGenieTurnsDeps } from './fingenie/turns.ts'
import type { EngineEvent, EngineReply, TurnInput } from './kernel/engine.ts'
import { tool } from './kernel/tool.ts'
import type { RunningTurn, TurnNews } from './kernel/turn-line.ts'
import type { TurnOutcome, Turns, Utterance } from './kernel/turns.ts'
import { questionTools } from './tools/question-tools.ts'
import type { DialogueMemory } from './tripmate/dialogue-memory.ts'
import { createTripmateTurns } from './tripmate/turns.ts'

const app = await testApp()

/** What a scripted engine does in a turn; `act` changes something as a tool does. */
type Script = (turn: Omit<TurnInput<never>, 'tools'> & { act(): Promise<unknown> }) => AsyncIterable<Told>
type Told = Exclude<EngineEvent<EngineReply>, { type: 'reply' }> | { type: 'says'; text: string; state?: object }

/** The turns of an assistant in a process of its own, and the surprises that its operator hears of. */
interface Process {
  start(who: 'employee' | 'colleague', said: Utterance): RunningTurn<TurnOutcome<{ response: string }>>
  ask(said: Utterance, gone?: AbortSignal): Promise<{ response: string }>
  cancel(who: 'employee' | 'colleague', turnId: string): void
  close(): Promise<void>
  errors: unknown[]
}

/** Keeps a dialogue as it is. */
const PLAIN_MEMORY: DialogueMemory = {
  read: async (_source, _owner, kept) => kept,
  keep: async (_trx, _owner, { after }) => after,
  tell: async (_trx, _owner, kept) => kept,
  begun: async () => undefined,
  restore: async (_trx, _owner, { stateBefore }) => stateBefore ?? {},
}

const PROCESSES: Record<Assistant, (script: Script) => Process> = {
  tripmate(script) {
    const spec = { name: 'act', title: 'Act', description: 'Acts.', scope: null, cost: () => 0, input: z.object({}) }
    const act = tool({ ...spec, effect: 'draft' as const, run: async () => true })
    const errors: unknown[] = []
    const turns = createTripmateTurns({
      ...parts(errors),
      memory: PLAIN_MEMORY,
      tools: { act },
      questions: questionTools(app.app.comments),
      engine: {
        async *turn({ tools, ...input }) {
          const told = script({ ...input, act: () => tools.act.run(input.actor, {}, input.signal) })
          for await (const event of told) {
            if (event.type !== 'says') yield event
            else {
              const said = [{ kind: 'text' as const, text: event.text }]
              const reply = { state: { ...event.state }, parts: said, form: null, suggestions: [], destination: null }
              yield { type: 'reply', reply }
            }
          }
        },
      },
    })
    return processOf(turns, errors, (said) => said)
  },
  fingenie(script) {
    const engine: FinGenieTurnsDeps['engine'] = {
      async *turn({ tools, ...input }) {
        for await (const event of script({
          ...input,
          act: () => tools.restore_receipt.run(input.actor, { receipt_id: 'a receipt' }, input.signal),
        })) {
          if (event.type !== 'says') yield event
          else yield { type: 'reply', reply: { text: event.text, state: { ...event.state } } }
        }
      },
    }
    const errors: unknown[] = []
    // Of all that FinGenie may do, the script restores a receipt.
    const receipts = { restore: async () => true }
    const conversations = { draftOf: async () => undefined, adopt: async () => undefined }
    const { comments } = app.app
    const deps = { receipts, conversations, comments, engine, rules: engine } as unknown as FinGenieTurnsDeps
    return processOf(createFinGenieTurns({ ...deps, ...parts(errors) }), errors, (said) => ({
      ...said,
      followUpType: 'none',
    }))
  },
}

function parts(errors: unknown[]) {
  const { database, clock } = app
  return { db: database.db, clock, onError: (error: unknown) => errors.push(error), onLimit: () => {} }
}

function processOf<Message extends Utterance>(
  turns: Turns<Message, { response: string }>,
  errors: unknown[],
  messageOf: (said: Utterance) => Message,
): Process {
  return {
    start: (who, said) => turns.start(app.actor(who), messageOf(said)),
    ask: (said, gone = new AbortController().signal) => turns.ask(app.actor('employee'), messageOf(said), gone),
    cancel: (who, turnId) => turns.cancel(app.actor(who), turnId),
    close: turns.close,
    errors,
  }
}

const said = (message: string, more: Partial<Utterance> = {}): Utterance => ({ message, sessionId: 's', ...more })

/** A promise and what settles it. */
const gate = () => Promise.withResolvers<void>()

/** Waits until the turn is stopped. */
function untilStopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

describe.each(['tripmate', 'fingenie'] as const)('%s', (name) => {
  const begin = PROCESSES[name]
  const history = name === 'tripmate' ? tripmateHistory : fingenieHistory

  async function messages(): Promise<string[]> {
    const { sessions } = await app.as('employee').call(history.listSessions)
    if (sessions.length === 0) return []
    const { messages: kept } = await app.as('employee').call(history.getSession, { params: { sessionId: 's' } })
    return kept.map(({ message }) => message)
  }

  /** Counts up what the conversation holds; `meanwhile` happens before each answer. */
  const counting = (meanwhile: () => Promise<unknown> = async () => {}) =>
    begin(async function* ({ state }) {
      const count = Number((state as { count?: number }).count ?? 0) + 1
      await meanwhile()
      yield { type: 'says', text: `${count}`, state: { count } }
    })

  test('the same turn twice is answered once, and again after a restart', async () => {
    const first = counting()
    const both = await Promise.all([first.ask(said('one', { turnId: 't' })), first.ask(said('one', { turnId: 't' }))])
    expect(both.map(({ response }) => response)).toEqual(['1', '1'])
    await first.close()
    const second = counting()
    await second.ask(said('two'))
    expect(await second.ask(said('one', { turnId: 't' }))).toEqual(both[0])
    expect(await messages()).toEqual(['one', '1', 'two', '2'])
  })

  test('the same turn asked again while it runs joins it and hears it from the start', async () => {
    let runs = 0
    const release = gate()
    const { start } = begin(async function* () {
      runs += 1
      yield { type: 'progress', stage: 'one' }
      await release.promise
      yield { type: 'delta', text: 'two [FLIGHT_CARDS_START]' }
      yield { type: 'says', text: 'three' }
    })
    const first = start('employee', said('search', { turnId: 't' }))
    const heardFirst = gate()
    first.follow(() => heardFirst.resolve())
    await heardFirst.promise
    const second = start('employee', said('search', { turnId: 't' }))
    const heard: [TurnNews, number][] = []
    second.follow((news, seq) => heard.push([news, seq]))
    release.resolve()
    expect(await second.outcome).toEqual(await first.outcome)
    expect(heard).toEqual([
      [{ type: 'progress', stage: 'one' }, 0],
      [{ type: 'delta', text: 'two FLIGHT CARDS START' }, 1],
    ])
    expect(runs).toBe(1)
    expect(await messages()).toHaveLength(2)
  })

  test('a turn that its person cancels leaves nothing behind', async () => {
    const started = gate()
    const { start, cancel, errors } = begin(async function* ({ signal }) {
      started.resolve()
      await untilStopped(signal)
      yield { type: 'says', text: 'never' }
    })
    const turn = start('employee', said('search', { turnId: 't' }))
    await started.promise
    cancel('colleague', 't')
    cancel('employee', 't')
    expect(await turn.outcome).toMatchObject({ type: 'error', message: 'Stopped.', error: { code: 'turn.stopped' } })
    expect(await messages()).toEqual([])
    expect(errors).toEqual([])
  })

  test('a turn that is changing something is not stopped, and one that was stopped changes nothing', async () => {
    const [acting, release] = [gate(), gate()]
    let acted = 0
    const { start, cancel } = begin(async function* ({ message, act }) {
      if (message === 'late') await release.promise
      await act()
      acted += 1
      acting.resolve()
      await release.promise
      yield { type: 'says', text: 'done' }
    })
    const turn = start('employee', said('yes', { turnId: 't' }))
    await acting.promise
    const late = start('employee', said('late', { sessionId: 'other', turnId: 'u' }))
    cancel('employee', 't')
    cancel('employee', 'u')
    release.resolve()
    expect(await turn.outcome).toMatchObject({ type: 'result', result: { response: 'done' } })
    expect(await late.outcome).toMatchObject({ type: 'error', message: 'Stopped.' })
    expect(acted).toBe(1)
    expect(await messages()).toHaveLength(2)
  })

  test('a turn stops when nobody waits for it any more, and only then', async () => {
    const [started, free] = [gate(), gate()]
    const { ask } = begin(async function* ({ signal }) {
      started.resolve()
      await free.promise
      signal.throwIfAborted()
      yield { type: 'says', text: 'done' }
    })
    const [one, other] = [new AbortController(), new AbortController()]
    const both = [ask(said('slow', { turnId: 'a' }), one.signal), ask(said('slow', { turnId: 'a' }), other.signal)]
    await started.promise
    one.abort()
    free.resolve()
    expect(await Promise.all(both)).toMatchObject([{ response: 'done' }, { response: 'done' }])
    const alone = ask(said('nobody hears', { turnId: 'b' }), AbortSignal.abort())
    await expect(alone).rejects.toMatchObject({ code: 'server.unavailable' })
    expect(await messages()).toHaveLength(2)
  })

  test('a crash of the engine is an apology to the person and news to the operator, and nothing is kept', async () => {
    const crash = new Error('broken')
    const { start, errors } = begin(async function* () {
      yield { type: 'progress', stage: 'one' }
      throw crash
    })
    const { outcome } = start('employee', said('search', { turnId: 't' }))
    expect(await outcome).toMatchObject({ message: expect.stringMatching(/^Sorry, /), error: { code: 'server.error' } })
    expect(errors).toEqual([crash])
    expect(await messages()).toEqual([])
  })

  test('a refusal is told in its own words', async () => {
    const { start, errors } = begin(async function* () {
      yield { type: 'progress', stage: 'one' }
      throw problem('person.no_employee_record')
    })
    const { outcome } = start('employee', said('yes'))
    expect(await outcome).toMatchObject({ type: 'error', message: 'Your account has no employee record yet.' })
    expect(errors).toEqual([])
  })

  test('the turns of one conversation follow each other, and wait for no other conversation', async () => {
    const free = gate()
    const { ask } = counting()
    const all = await Promise.all([ask(said('a')), ask(said('b')), ask(said('c'))])
    expect(all.map(({ response }) => response)).toEqual(['1', '2', '3'])
    const held = counting(() => free.promise)
    const slow = held.ask(said('slow'))
    await counting().ask(said('hello', { sessionId: 'other' }))
    free.resolve()
    expect((await slow).response).toBe('4')
  })

  test('a conversation that another process has moved on is answered anew, and not streamed anew', async () => {
    let runs = 0
    const { start } = begin(async function* ({ state }) {
      runs += 1
      yield { type: 'delta', text: 'looking' }
      if (runs === 1) await counting().ask(said('meanwhile'))
      yield { type: 'says', text: `after ${(state as { count?: number }).count ?? 'nothing'}` }
    })
    const turn = start('employee', said('search', { turnId: 't' }))
    const heard: TurnNews[] = []
    turn.follow((news) => heard.push(news))
    expect(await turn.outcome).toMatchObject({ type: 'result', result: { response: 'after 1' } })
    expect(heard).toEqual([{ type: 'delta', text: 'looking' }])
    expect(await messages()).toEqual(['meanwhile', '1', 'search', 'after 1'])
  })

  test('an answer that tells of what was done is kept although another process has moved the conversation on', async () => {
    let runs = 0
    const { ask } = begin(async function* ({ act }) {
      runs += 1
      await act()
      await counting().ask(said('meanwhile'))
      yield { type: 'says', text: 'it is done' }
    })
    expect((await ask(said('yes', { turnId: 't' }))).response).toBe('it is done')
    expect(runs).toBe(1)
    expect(await messages()).toEqual(['meanwhile', '1', 'yes', 'it is done'])
  })

  test('of two processes that answer the same turn, the first one’s answer is kept', async () => {
    const { ask } = counting(async () => void (await counting().ask(said('count', { turnId: 't' }))))
    expect((await ask(said('count', { turnId: 't' }))).response).toBe('1')
    expect(await messages()).toHaveLength(2)
  })

  test('more turns than anybody types are refused', async () => {
    const release = gate()
    const { start } = counting(() => release.promise)
    const many = Array.from({ length: 12 }, (_, at) => start('employee', said(`message ${at}`)))
    release.resolve()
    const outcomes = await Promise.all(many.map((turn) => turn.outcome))
    expect(outcomes.filter(({ type }) => type === 'error')).toHaveLength(4)
    expect(outcomes.slice(0, 8).every(({ type }) => type === 'result')).toBe(true)
  })

  test('one person has so many turns at a time over all conversations, and nobody else waits for them', async () => {
    const release = gate()
    const { start } = begin(async function* ({ actor }) {
      if (actor.email.startsWith('employee@')) await release.promise
      yield { type: 'says', text: 'done' }
    })
    const search = (at: number) => start('employee', said('search', { sessionId: `s-${at}`, turnId: 't' }))
    const many = Array.from({ length: 32 }, (_, at) => search(at))
    expect(() => search(32)).toThrow('Too many')
    expect(search(0).outcome).toBe(many[0]?.outcome)
    expect(await start('colleague', said('search')).outcome).toMatchObject({ type: 'result' })
    release.resolve()
    await Promise.all(many.map((turn) => turn.outcome))
    expect(await search(32).outcome).toMatchObject({ type: 'result' })
  })
})
