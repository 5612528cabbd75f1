import { fingenieHistory, tripmateHistory } from '@pravas/contract/chat'
import { expect, test } from 'vitest'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const params = { sessionId: 'tripmate-1' }
const open = async () => openSocket(app.origin, { cookie: await app.cookie('employee') })
const employee = () => app.as('employee')
const listed = async () =>
  (await employee().call(tripmateHistory.listSessions)).sessions.map(({ chat_name }) => chat_name)
const messages = async () => (await employee().call(tripmateHistory.getSession, { params })).messages
const undoExchange = async (userMessage: string) => {
  return (await employee().call(tripmateHistory.undoExchange, { params, body: { userMessage } })).takenBack
}

test('a conversation is named after the trip that it is about, once that is known', async () => {
  const socket = await open()
  await socket.say('Hi')
  expect(await listed()).toEqual(['Hi'])
  await socket.say('What is the policy for hotels?')
  expect(await listed()).toEqual(['What is the policy for hotels?'])
  await socket.say('flight from Mumbai to Delhi on 15 June')
  expect(await listed()).toEqual(['Mumbai to Delhi, 15 Jun 2026'])
})

test('a name that was given stays, whatever is said afterwards', async () => {
  const socket = await open()
  await socket.say('hello')
  const body = { chat_name: '  Client visit ' }
  expect(await employee().call(tripmateHistory.renameSession, { params, body })).toEqual({ chat_name: 'Client visit' })
  await socket.say('flight from Mumbai to Delhi on 15 June')
  expect(await listed()).toEqual(['Client visit'])
})

test('nobody renames or takes back what is another person’s or does not exist', async () => {
  await (await open()).say('hello')
  const path = '/api/chat/tripmate/session/tripmate-1'
  for (const who of ['colleague', 'manager', 'superadmin'] as const) {
    expect((await app.as(who).send('PATCH', path, { chat_name: 'Mine' })).status).toBe(404)
    expect((await app.as(who).send('POST', `${path}/take-back`, { userMessage: 'hello' })).status).toBe(404)
  }
  expect((await employee().send('PATCH', '/api/chat/fingenie/session/tripmate-1', { chat_name: 'Mine' })).status).toBe(
    404,
  )
  expect((await app.anonymous.send('PATCH', path, { chat_name: 'Mine' })).status).toBe(401)
  expect(await listed()).toEqual(['hello'])
})

test.each(['', '   ', 'a'.repeat(81)])('%j is no name', async (name) => {
  await (await open()).say('hello')
  const answer = await employee().send('PATCH', '/api/chat/tripmate/session/tripmate-1', { chat_name: name })
  expect(answer.status).toBe(400)
})

test('an exchange that is taken back is out of the history and out of the assistant’s memory', async () => {
  const socket = await open()
  await socket.say('flight from Mumbai to Delhi')
  await socket.say('15 June under 20000 rupees')
  expect(await undoExchange('something else')).toBe(false)
  expect(await undoExchange('15 June under 20000 rupees')).toBe(true)
  expect((await messages()).map(({ message }) => message)).toHaveLength(2)
  const answer = await socket.say('16 June')
  expect(answer.response).toContain('Mumbai to Delhi on Tue 16 Jun 2026')
  expect(answer.response).not.toContain('20,000')
})

test('only the last exchange is taken back, and only once', async () => {
  const socket = await open()
  await socket.say('flight from Mumbai to Delhi')
  await socket.say('15 June')
  expect(await undoExchange('flight from Mumbai to Delhi')).toBe(false)
  expect(await undoExchange('15 June')).toBe(true)
  expect(await undoExchange('flight from Mumbai to Delhi')).toBe(false)
})

test('a request that was sent is not taken back', async () => {
  const socket = await open()
  await socket.say('Delhi to Chennai on 12 June for training')
  await socket.say('the first one')
  await socket.say('yes')
  expect(await undoExchange('yes')).toBe(false)
  expect(await messages()).toHaveLength(6)
})

test('an exchange with FinGenie is taken back as well', async () => {
  const sessionId = 'fingenie-1'
  const save = (userMessage: string) => {
    return employee().call(fingenieHistory.saveExchange, { body: { userMessage, botResponse: 'Yes.', sessionId } })
  }
  await save('One?')
  await save('Two?')
  const body = { userMessage: 'Two?' }
  const call = { params: { sessionId }, body }
  expect(await employee().call(fingenieHistory.undoExchange, call)).toEqual({ takenBack: true })
  const { messages: left } = await employee().call(fingenieHistory.getSession, { params: { sessionId } })
  expect(left.map(({ message }) => message)).toEqual(['One?', 'Yes.'])
})

test('a conversation whose only exchange is taken back is named after what is said instead', async () => {
  const socket = await open()
  await socket.say('What is the policy for hotels?')
  expect(await undoExchange('What is the policy for hotels?')).toBe(true)
  await socket.say('What is the policy for flights?')
  expect(await listed()).toEqual(['What is the policy for flights?'])
})
