// On one kind of database: this is about threads, and the queries behind it have tests of their own.
import { askFinGenie } from '@pravas/contract/fingenie'
import { expect, test } from 'vitest'
import { openSocket } from '../testing/socket-client.ts'
import { testApp } from '../testing/test-app.ts'
import { createTurnWorkers, type TurnWorkers } from './kernel/worker/turn-workers.ts'
import { TURN_MODULES } from './workers.ts'

const MODULE = new URL('./kernel/worker/unruly-tasks.fixture.ts', import.meta.url).href
const real = createTurnWorkers({ modules: [...TURN_MODULES, MODULE] })

/** Whatever is said with 'endless' in it meets a pattern that never ends. */
const workers: TurnWorkers = {
  ...real,
  run: (task, data, company) =>
    real.run(JSON.stringify(data).includes('endless') ? { module: MODULE, name: 'searching' } : task, data, company),
}

const logged: string[] = []
const app = await testApp({ workers, log: (line) => logged.push(line) }, { LOG_LEVEL: 'warn' })
const SORRY = 'That message took too long to understand. Please try again in fewer words.'
const SESSION = 'session-1'

test('a message that is never understood ends its own turn with an error, and nothing else', async () => {
  const socket = await openSocket(app.origin, { cookie: await app.cookie('employee') })
  const beside = await openSocket(app.origin, { cookie: await app.cookie('colleague') })
  // The threads start with the first messages.
  await Promise.all([socket.say('hello'), beside.say('hello')])

  socket.send({ action: 'sendMessage', prompt: 'an endless journey', sessionId: 'tripmate-1' })
  const [message, problem, answered, health] = await Promise.all([
    socket.next(),
    app.as('employee').refused(askFinGenie, { body: { message: 'an endless bill', sessionId: SESSION } }),
    beside.say('a flight from Delhi to Mumbai'),
    app.anonymous.get('/healthz'),
  ])

  expect(message).toMatchObject({ type: 'error', message: SORRY })
  expect(problem).toMatchObject({ code: 'message.too_complex', status: 422, title: SORRY })
  const limited = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a turn was ended by its limit')
  const limit = '2000 ms of computing'
  expect(limited).toHaveLength(2)
  expect(limited).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        level: 40,
        assistant: 'tripmate',
        conversation: 'tripmate-1',
        messageLength: 18,
        limit,
      }),
      expect.objectContaining({ level: 40, assistant: 'fingenie', conversation: SESSION, messageLength: 15, limit }),
    ]),
  )
  expect(logged.join()).not.toContain('endless')
  expect(answered).toMatchObject({ type: 'result' })
  expect(health).toMatchObject({ status: 200 })

  expect(await socket.say('a flight from Delhi to Mumbai')).toMatchObject({ type: 'result' })
  const answer = await app
    .as('employee')
    .call(askFinGenie, { body: { message: 'what is the total?', sessionId: SESSION } })
  expect(answer.response).toContain('no receipts')
  await Promise.all([socket.close(), beside.close()])
})
