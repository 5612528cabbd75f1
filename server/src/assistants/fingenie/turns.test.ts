// On one kind of database: this is about a conversation, and the queries behind it have tests of their own.
import { fingenieHistory } from '@pravas/contract/chat'
import { listExpenses } from '@pravas/contract/expenses'
import { askFinGenie, sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { describe, expect, test } from 'vitest'
import { fakeReader, type Printed, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { testApp } from '../../testing/test-app.ts'
import { createFinGenieTurns } from './turns.ts'

const app = await testApp({ reader: fakeReader() })
const employee = () => app.as('employee')

const SESSION = 'fingenie-1'
const LUNCH: Printed = { merchant: 'Old Fort Kitchen', date: '2026-06-08', rupees: 1240.5, category: 'Food' }
const CAB: Printed = { merchant: 'City Cabs', date: '2026-06-09', rupees: 640, category: 'Transport' }

function upload(...printed: Printed[]) {
  const receipts = printed.map((print) => uploadOf(`${print.merchant}.png`, receiptPng(print)))
  return employee().call(uploadReceipts, { body: { receipts, sessionId: SESSION } })
}
const ask = (message: string, turnId?: string) =>
  employee().call(askFinGenie, { body: { message, sessionId: SESSION, turnId } })
const SEND = { prompt: 'send reimbursement', sessionId: SESSION }
const send = (turnId?: string) => employee().call(sendReimbursement, { body: { ...SEND, turnId } })
const totals = async () => {
  const expenses = await employee().call(listExpenses, { params: { employeeId: 'EMP1001' } })
  return expenses.map(({ total }) => total)
}
const messages = async () =>
  (await employee().call(fingenieHistory.getSession, { params: { sessionId: SESSION } })).messages

describe('a turn that comes again', () => {
  test('is answered as before and changes nothing more', async () => {
    await upload(LUNCH)
    await ask('the total is 700')
    await ask('the total is 800')
    const first = await ask('undo that', 'a')
    expect(first.summary?.receipts).toMatchObject([{ data: { total: 700 } }])
    const count = (await messages()).length
    await ask('the total is 900')
    expect(await ask('undo that', 'a')).toEqual(first)
    const body = { userMessage: 'undo that', botResponse: first.response, sessionId: SESSION }
    expect(await employee().call(fingenieHistory.saveExchange, { body })).toEqual({ saved: false })
    expect(await messages()).toHaveLength(count + 2)
    expect((await ask('what is the total?')).response).toContain('₹900.00')
  })

  test('is answered once though both are asked at the same moment', async () => {
    await upload(LUNCH)
    const [first, second] = await Promise.all([ask('hello', 'a'), ask('hello', 'a')])
    expect(second).toEqual(first)
    expect(await messages()).toHaveLength(4)
  })

  test('sends no receipt that came after it', async () => {
    await upload(LUNCH)
    const sent = await send('a')
    await upload(CAB)
    expect(await send('a')).toEqual(sent)
    expect(await totals()).toEqual([1240.5])
    expect((await send('b')).referenceId).not.toBe(sent.referenceId)
    expect(await totals()).toEqual([640, 1240.5])
  })

  test('is refused again as it was, and said once', async () => {
    await upload({ merchant: 'Tea Point' })
    const again = () => employee().refused(sendReimbursement, { body: { ...SEND, turnId: 'a' } })
    const refusal = await again()
    expect(refusal).toMatchObject({ code: 'claim.no_total', errors: [{ path: 'receipts[0]' }] })
    const count = (await messages()).length
    await ask('350')
    expect(await again()).toEqual(refusal)
    expect(await messages()).toHaveLength(count + 2)
    expect(await totals()).toEqual([])
    await send('b')
    expect(await totals()).toEqual([350])
  })

  test('means nothing in another conversation or of another person', async () => {
    await upload(LUNCH)
    await ask('what is the total?', 'a')
    const { response } = await app
      .as('colleague')
      .call(askFinGenie, { body: { message: 'what is the total?', sessionId: SESSION, turnId: 'a' } })
    expect(response).toContain('no receipts in this conversation yet')
  })
})

test.each([[''], ['x'.repeat(65)], [7]])('%j is no turn id', async (turnId) => {
  const path = 'body.turnId'
  const body = { message: 'hello', sessionId: SESSION, turnId }
  expect(await employee().post('/api/chat/fingenie', body)).toMatchObject({ status: 400, body: { errors: [{ path }] } })
  expect(await employee().post('/api/chat/fingenie/email', { ...SEND, turnId })).toMatchObject({
    status: 400,
    body: { errors: [{ path }] },
  })
})

test('an upload keeps what can be undone', async () => {
  await upload(LUNCH)
  await ask('the total is 700')
  await upload(CAB)
  expect((await ask('undo that')).response).toContain('₹1,240.50** again')
})

describe('the turns of one conversation', () => {
  const NOBODY_LEAVES = new AbortController().signal
  /** A process of its own, whose answers count up what the conversation holds. */
  const process = () => createFinGenieTurns({ db: app.database.db, clock: app.clock, onLimit: () => {} })
  const gate = () => Promise.withResolvers<void>()

  function counting(
    turns: ReturnType<typeof process>,
    meanwhile: () => Promise<unknown> = async () => {},
    { acted = false, turnId }: { acted?: boolean; turnId?: string } = {},
  ) {
    const said = { sessionId: SESSION, message: 'count', turnId }
    return turns.take<number>(app.actor('employee'), said, NOBODY_LEAVES, () => ({
      answer: async (known) => {
        const reply = Number(known?.state['count'] ?? 0) + 1
        await meanwhile()
        return { reply, acted }
      },
      keep: (_trx, _conversation, count) => ({ result: { response: `${count}` }, change: { state: { count } } }),
    }))
  }

  test('follow each other', async () => {
    const turns = process()
    const all = await Promise.all([counting(turns), counting(turns), counting(turns)])
    expect(all.map(({ response }) => response)).toEqual(['1', '2', '3'])
  })

  test('wait for no other conversation', async () => {
    const turns = process()
    const free = gate()
    const slow = counting(turns, () => free.promise)
    await turns.take<string>(app.actor('employee'), { sessionId: 'other', message: 'hello' }, NOBODY_LEAVES, () => ({
      answer: async () => ({ reply: 'hello', acted: false }),
      keep: (_trx, _conversation, response) => ({ result: { response }, change: {} }),
    }))
    free.resolve()
    expect((await slow).response).toBe('1')
  })

  test('lose nothing that another process wrote meanwhile', async () => {
    let others = 1
    const answered = await counting(process(), async () => {
      if (others-- > 0) await counting(process())
    })
    expect(answered.response).toBe('2')
    expect((await counting(process())).response).toBe('3')
  })

  test('keep an answer that tells of what was done', async () => {
    let runs = 0
    const { response } = await counting(
      process(),
      async () => {
        runs += 1
        await counting(process())
      },
      { acted: true },
    )
    expect(response).toBe('1')
    expect(runs).toBe(1)
    expect(await messages()).toHaveLength(4)
  })

  test('are kept once by whichever process was first', async () => {
    const first = counting(process(), async () => void (await counting(process(), undefined, { turnId: 'a' })), {
      turnId: 'a',
    })
    expect((await first).response).toBe('1')
    expect(await messages()).toHaveLength(2)
  })

  test('stop when nobody waits for them any more, and only then', async () => {
    const turns = process()
    const [started, free] = [gate(), gate()]
    const run = (gone: AbortSignal) =>
      turns.take<string>(
        app.actor('employee'),
        { sessionId: SESSION, message: 'slow', turnId: 'a' },
        gone,
        ({ signal }) => ({
          answer: async () => {
            started.resolve()
            await free.promise
            signal.throwIfAborted()
            return { reply: 'done', acted: false }
          },
          keep: (_trx, _conversation, response) => ({ result: { response }, change: {} }),
        }),
      )
    const [one, other] = [new AbortController(), new AbortController()]
    const both = [run(one.signal), run(other.signal)]
    await started.promise
    one.abort()
    free.resolve()
    expect(await Promise.all(both)).toEqual([{ response: 'done' }, { response: 'done' }])

    const left = new AbortController()
    left.abort()
    const alone = turns.take<string>(
      app.actor('employee'),
      { sessionId: SESSION, message: 'nobody hears', turnId: 'b' },
      left.signal,
      () => ({
        answer: async () => ({ reply: 'said', acted: false }),
        keep: (_trx, _conversation, response) => ({ result: { response }, change: {} }),
      }),
    )
    await expect(alone).rejects.toMatchObject({ code: 'server.unavailable' })
    expect(await messages()).toHaveLength(2)
  })
})
