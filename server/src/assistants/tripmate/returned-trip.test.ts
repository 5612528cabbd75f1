import { randomUUID } from 'node:crypto'
import { returnTrip } from '@pravas/contract/approvals'
import { getTripDraft } from '@pravas/contract/trip-draft'
import { getTrip, reviseTrip } from '@pravas/contract/trips'
import { status } from '@pravas/messages/en/status'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { builders } from '../../testing/builders.ts'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'

const statusWords = wordsIn(status)

const it = await testApp()
const build = builders(it)
const { as } = it

/** A trip that was returned for parts of it, in the chat about it. */
async function returned(fields: string[], trip?: string) {
  const number = trip ?? (await build.trip())
  await as('manager').call(returnTrip, { body: { id: number, comment: 'Please look again.', fields } })
  const { session_id: sessionId } = await as('employee').call(reviseTrip, { params: { tripId: number } })
  const socket = await openSocket(it.origin, { cookie: await it.cookie('employee'), sessionId })
  const draft = async () => (await as('employee').call(getTripDraft, { query: { sessionId } })).draft
  const say = async (sentence: string) => (await socket.say(sentence)).response
  return { number, socket, draft, say }
}

test('what was not returned is refused in the chat before anything is searched, and nothing is dropped', async () => {
  const { number, socket, draft, say } = await returned(['purpose'])
  try {
    await say('Back to my unfinished trip')
    const before = await draft()

    for (const [sentence, part] of [
      ['Change the departure date to 22 June', 'Departure date'],
      ['Leave a day later', 'Departure date'],
      ['Change the flight', 'Flight'],
      ['Change the destination to Goa', 'Destination'],
      ['Add a hotel', 'Hotel'],
      ['Change the dates', 'Departure date'],
    ] as const) {
      const answer = await say(sentence)
      expect(answer, sentence).toMatch(statusWords('reopened.closed', { parts: 'Purpose' }))
      expect(answer, sentence).toContain(part)
      expect((await draft())?.parts, sentence).toEqual(before?.parts)
      expect((await draft())?.depart, sentence).toBe('2026-06-19')
    }
    await say('Change the purpose to training')
    expect(await say('Yes, send it')).toMatch(wordsOf('sent.to', { number }))
  } finally {
    await socket.close()
  }
  expect((await as('employee').call(getTrip, { params: { tripId: number } })).changes).toEqual([
    { part: null, field: 'purpose', before: 'business', after: 'training' },
  ])
})

test('what was returned is changed in the chat, and the rest is still refused', async () => {
  const { number, socket, draft, say } = await returned(['dates'])
  try {
    await say('Back to my unfinished trip')
    expect(await say('Change the purpose to training')).toMatch(
      statusWords('reopened.closed', { closed: 'Purpose', count: 1 }),
    )
    const found = await say('Change the departure date to 22 June')
    expect(found).not.toContain('as sent')
    expect(await draft()).toMatchObject({ depart: '2026-06-22', purpose: 'business' })
    await say('The first one')
    expect(await say('Yes, send it')).toMatch(wordsOf('sent.to', { number }))
  } finally {
    await socket.close()
  }
})

test.each([['dates'], ['total'], ['route']])(
  'a trip without a hotel that was returned for its %s gets none',
  async (part) => {
    const { draft, socket, say } = await returned([part])
    try {
      await say('Back to my unfinished trip')
      expect(await say('Add a hotel')).toMatch(statusWords('reopened.closed', { closed: 'Hotel', count: 1 }))
      expect(await draft()).toMatchObject({ wants: 'flight', check_in: null })
    } finally {
      await socket.close()
    }
  },
)

test.each([[['dates']], [['purpose']], [[]]])(
  'a trip that was returned for %j is shown before it is sent again as it was',
  async (fields) => {
    const { number, draft, socket, say } = await returned(fields)
    try {
      const shown = await say('Send it')
      expect(shown).toMatch(wordsOf('send.check-first'))
      expect(shown).toContain('IndiGo 6E 2046')
      expect(await draft()).toMatchObject({ ready: true, revises: { changed: false } })
      expect(await say('Yes, send it')).toMatch(wordsOf('sent.to', { number }))
    } finally {
      await socket.close()
    }
  },
)

test.each([
  ['purpose', ['Yes, send it', 'Cancel']],
  ['dates', ['Yes, send it', 'Change the dates', 'Cancel']],
])('beside a trip that was returned for its %s only what is open is suggested', async (part, suggestions) => {
  const { socket } = await returned([part])
  try {
    const turn = { turnId: randomUUID(), accept: [] }
    expect(await socket.say('Send it', turn)).toMatchObject({ suggestions })
  } finally {
    await socket.close()
  }
})

test('a hotel that was asked for is added', async () => {
  const { draft, socket, say } = await returned(['leg:1.hotel'])
  try {
    await say('Back to my unfinished trip')
    expect(await say('Add a hotel')).not.toContain('as sent')
    expect(await draft()).toMatchObject({ wants: 'both' })
  } finally {
    await socket.close()
  }
})

test('of a trip that was returned without naming a part everything is changed in the chat', async () => {
  const { socket, draft, say } = await returned([])
  try {
    await say('Back to my unfinished trip')
    await say('Change the purpose to training')
    await say('Change the departure date to 22 June')
    expect(await draft()).toMatchObject({ depart: '2026-06-22', purpose: 'training' })
  } finally {
    await socket.close()
  }
})

test('a new trip is planned in the place of a returned one only in another chat', async () => {
  const { socket, draft, say } = await returned(['purpose'], await build.journey())
  try {
    await say('Back to my unfinished trip')
    expect(await say('Flights from Pune to Goa on 25 June')).toContain(
      'as sent. Only this was returned for changes: Purpose.',
    )
    expect(await draft()).toMatchObject({ legs: [{ to: 'Mumbai', hotel: 'Sea View' }, { to: 'Chennai' }] })
  } finally {
    await socket.close()
  }
})

test('on another day a returned trip still holds what was chosen', async () => {
  const { number, socket, say } = await returned(['purpose'])
  await say('Back to my unfinished trip')
  await socket.close()
  it.clock.set(new Date(it.clock.now().getTime() + 24 * 60 * 60_000).toISOString())
  const { session_id: sessionId } = await as('employee').call(reviseTrip, { params: { tripId: number } })
  const again = await openSocket(it.origin, { cookie: await it.cookie('employee'), sessionId })

  try {
    await again.say('Change the purpose to training')
    const { draft } = await as('employee').call(getTripDraft, { query: { sessionId } })
    expect(draft).toMatchObject({ purpose: 'training', parts: [{ title: 'IndiGo 6E 2046' }], ready: true })
  } finally {
    await again.close()
  }
})
