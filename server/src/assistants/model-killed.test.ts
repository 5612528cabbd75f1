// On one kind of database: this is about a model that dies, and the queries behind it have tests of their own.

import { CARD_MARKERS } from '@pravas/contract/cards'
import { fingenieHistory, tripmateHistory } from '@pravas/contract/chat'
import { askFinGenie, uploadReceipts } from '@pravas/contract/fingenie'
import type { ServerMessage } from '@pravas/contract/tripmate'
import { replies } from '@pravas/messages/tripmate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { FIRST_WORDS, modelProcess } from '../testing/model-process.ts'
import { modelSettings } from '../testing/model-settings.ts'
import { openSocket, type SocketClient } from '../testing/socket-client.ts'
import { testApp } from '../testing/test-app.ts'

const model = await modelProcess()
const it = await testApp({ reader: fakeReader() }, modelSettings(model.url))

const ASK = 'I have to fly from Delhi to Mumbai on 19 June, one way, in economy, for business'
const NOTE = replies('model.no-answer')
const [HEARD = ''] = FIRST_WORDS.split(/(?<=\.)/)

let socket: SocketClient
beforeEach(async () => {
  await model.kill()
  await model.start()
  socket = await openSocket(it.origin, { cookie: await it.cookie('employee') })
})
afterEach(() => socket.close())

const ask = (prompt: string, turnId: string) =>
  socket.send({ action: 'sendMessage', prompt, sessionId: 'tripmate-1', turnId, accept: ['progress', 'delta'] })

/** Reads on until a sentence of the model has reached the person. */
async function heard(): Promise<void> {
  for (;;) {
    const message = await socket.next()
    if (message.type === 'delta' && message.text.includes(HEARD)) return
    if (message.type === 'result' || message.type === 'error') throw new Error(`It ended: ${JSON.stringify(message)}`)
  }
}

/** Reads on to the end of the turn. */
async function end(): Promise<Extract<ServerMessage, { type: 'result' | 'error' }>> {
  for (;;) {
    const message = await socket.next()
    if (message.type === 'result' || message.type === 'error') return message
  }
}

const timesIn = (text: string, part: string) => text.split(part).length - 1

test('TripMate: killed after its first words, the turn ends once, with what the rules have and a note', async () => {
  ask(ASK, 'killed')
  await heard()
  await model.kill()
  const result = await end()
  if (result.type !== 'result') throw new Error(`It ended: ${JSON.stringify(result)}`)
  const { response } = result
  expect(response.startsWith(NOTE)).toBe(true)
  expect(response).not.toContain(HEARD)
  for (const once of [NOTE, CARD_MARKERS.flight.start, 'Which flight would you like?']) {
    expect([once, timesIn(response, once)]).toEqual([once, 1])
  }
  // Asked again, as after a lost connection, the kept result comes and nothing before it.
  ask(ASK, 'killed')
  expect(await socket.next()).toEqual(result)
  expect(socket.untaken()).toBe(0)

  const page = it.as('employee')
  const conversation = () => page.call(tripmateHistory.getSession, { params: { sessionId: 'tripmate-1' } })
  expect((await conversation()).messages.map(({ message }) => message)).toEqual([ASK, response])
  // With nobody there at all, the rules answer as well, and go on from what they have.
  ask('what is the hotel limit in Mumbai, friend?', 'nobody there')
  expect(await end()).toMatchObject({ type: 'result', response: expect.stringMatching(`^${NOTE}[^]*₹`) })
  expect((await conversation()).messages).toHaveLength(4)
})

test('TripMate: stopped after its first words, the caller leaves and nothing is kept', async () => {
  ask(ASK, 'stopped')
  await heard()
  const left = model.left()
  socket.send({ action: 'cancel', turnId: 'stopped' })
  expect(await end()).toMatchObject({ type: 'error', message: 'Stopped.' })
  await left
  expect(await it.as('employee').call(tripmateHistory.listSessions)).toMatchObject({ sessions: [] })
})

test('FinGenie: killed after its first words, the answer comes once, by rules and with a note', async () => {
  const page = it.as('employee')
  const sessionId = 'fingenie-1'
  const receipts = [500, 740].map((rupees) =>
    uploadOf(`${rupees}.png`, receiptPng({ merchant: 'Cafe Ram', date: '2026-06-08', rupees })),
  )
  await page.call(uploadReceipts, { body: { receipts, sessionId } })
  const speaks = model.speaks()
  const message = 'what is my total?'
  const asked = page.call(askFinGenie, { body: { message, sessionId } })
  await speaks
  await model.kill()
  const { response } = await asked
  expect(response.startsWith(NOTE)).toBe(true)
  expect(response).not.toContain(HEARD)
  expect([timesIn(response, NOTE), timesIn(response, '1,240')]).toEqual([1, 1])
  const { messages } = await page.call(fingenieHistory.getSession, { params: { sessionId } })
  expect(messages.map((each) => each.message).slice(2)).toEqual([message, response])
})
