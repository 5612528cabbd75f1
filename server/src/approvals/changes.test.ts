import { listWaiting } from '@pravas/contract/approval-lists'
import { approveTrip, rejectTrip, undoDecision } from '@pravas/contract/approvals'
import { commentTrip } from '@pravas/contract/comments'
import { watchWaiting } from '@pravas/contract/waiting-changes'
import { expect, test } from 'vitest'
import { createExpenses } from '../expenses/service.ts'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'
import { createTrips } from '../trips/service.ts'
import { type ChangesDeps, createWaitingChanges, type Heard } from './changes-service.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database

const changes = (deps: Partial<ChangesDeps> = {}) =>
  createWaitingChanges({
    db,
    trips: createTrips({ db }),
    expenses: createExpenses({ db }),
    onFailure: (error) => {
      throw error
    },
    lookEveryMs: 5,
    ...deps,
  })

/** Listens; each `next` is the next that is told, and `leave` goes. */
async function listen(service: ReturnType<typeof changes>, who: Who, known?: Heard) {
  const told: object[] = []
  let wake = () => {}
  let isOver = false
  const tell = (state: object) => {
    told.push(state)
    wake()
  }
  const end = () => {
    isOver = true
  }
  const actor = it.actor(who)
  const heard = known ?? (await service.hear(actor))
  const leave = service.listen(actor, heard, { tell, end })
  const next = async () => {
    while (told.length === 0) {
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = resolve
      await promise
    }
    return told.shift()
  }
  return { before: heard.state, next, leave, told, isOver: () => isOver }
}

test('who listens hears of a change by whatever process, and nobody else does', async () => {
  const number = await build.trip()
  // Two processes over one database.
  const [here, there] = [changes(), changes()]
  const manager = await listen(here, 'manager')
  const boss = await listen(there, 'superadmin')
  const other = await listen(here, 'othermanager')

  await it.as('manager').call(approveTrip, { body: { id: number } })

  for (const one of [manager, boss]) {
    const { trip, expense } = one.before
    const heard = await one.next()
    expect(heard).toMatchObject({ trip: { pending: trip.pending - 1 }, expense })
  }
  await build.trip({ traveller: 'outsider' })
  // The next that the other manager hears is of their own team: of the first change they heard nothing.
  const { pending } = other.before.trip
  expect(await other.next()).toMatchObject({ trip: { pending: pending + 1 } })
  expect(other.told).toEqual([])
  for (const one of [manager, boss, other]) one.leave()
})

test('who listens hears that their request was asked about and answered, and nobody else does', async () => {
  const id = await build.trip()
  const service = changes({ lookAtAll: Number.POSITIVE_INFINITY })
  const manager = await listen(service, 'manager')
  const other = await listen(service, 'othermanager')
  await it.as('manager').call(commentTrip, { params: { tripId: id }, body: { text: 'With whom?' } })
  const asked = await manager.next()
  await it.as('employee').call(commentTrip, { params: { tripId: id }, body: { text: 'With Acme.' } })
  const answered = await manager.next()
  const { trip, expense, questions } = manager.before
  expect(asked).toMatchObject({ trip, expense, questions: expect.any(String) })
  expect(answered).toMatchObject({ trip, expense, questions: expect.any(String) })
  expect(
    new Set([questions, ...[asked, answered].map((state) => state && 'questions' in state && state.questions)]).size,
  ).toBe(3)
  expect(other.told).toEqual([])
  for (const one of [manager, other]) one.leave()
})

test('who has read the state before a change hears of it, though the others have heard already', async () => {
  const service = changes({ lookAtAll: Number.POSITIVE_INFINITY })
  const boss = await listen(service, 'superadmin')
  const known = await service.hear(it.actor('manager'))
  await build.trip()
  await boss.next()
  const manager = await listen(service, 'manager', known)
  expect(await manager.next()).toMatchObject({ trip: { pending: known.state.trip.pending + 1 } })
  for (const one of [boss, manager]) one.leave()
})

test('what could not be compared is compared by the next look', async () => {
  const trips = createTrips({ db })
  const failures: unknown[] = []
  let isBroken = false
  const service = changes({
    trips: {
      pendingState: (source, of) => {
        if (!isBroken) return trips.pendingState(source, of)
        isBroken = false
        return Promise.reject(new Error('The connection was lost.'))
      },
    },
    onFailure: (error) => failures.push(error),
    lookAtAll: Number.POSITIVE_INFINITY,
  })
  const manager = await listen(service, 'manager')
  await build.trip()
  await manager.next()
  isBroken = true
  await build.trip()
  expect(await manager.next()).toMatchObject({ trip: { pending: manager.before.trip.pending + 2 } })
  expect(failures).toEqual([new Error('The connection was lost.')])
  manager.leave()
})

/** A trip that the manager has approved, with what they heard then. */
async function approved(service: ReturnType<typeof changes>) {
  const id = await build.trip()
  await it.as('manager').call(approveTrip, { body: { id } })
  const known = await service.hear(it.actor('manager'))
  return {
    known,
    undo: () => it.as('manager').call(undoDecision, { body: { id } }),
    reject: () => it.as('manager').call(rejectTrip, { body: { id, reason: 'The fair is off.' } }),
  }
}

test('a request that has come back and gone again between two looks is told, though the list is as it was heard', async () => {
  const service = changes({ lookAtAll: Number.POSITIVE_INFINITY })
  const { known, undo, reject } = await approved(service)
  await undo()
  await reject()
  const manager = await listen(service, 'manager', known)
  expect(await manager.next()).toEqual({ ...known.state, changed_again: ['trip'] })
  manager.leave()
})

test('it is told, too, where the request goes again while a look is under way', async () => {
  const trips = createTrips({ db })
  let goes: (() => Promise<unknown>) | undefined
  const service = changes({
    trips: {
      pendingState: async (source, of) => {
        await goes?.()
        goes = undefined
        return trips.pendingState(source, of)
      },
    },
    lookAtAll: Number.POSITIVE_INFINITY,
  })
  const { known, undo, reject } = await approved(service)
  await undo()
  goes = reject
  const manager = await listen(service, 'manager', known)
  expect(await manager.next()).toEqual({ ...known.state, changed_again: ['trip'] })
  manager.leave()
})

test('the state is what the call answers, and says how many wait', async () => {
  await build.trip()
  const { state } = await changes().hear(it.actor('manager'))
  expect(state).toEqual(await it.as('manager').call(watchWaiting))
  const { counts } = await it.as('manager').call(listWaiting, { query: { type: 'trip' } })
  expect(state).toMatchObject({ trip: { pending: counts?.trip }, expense: { pending: counts?.expense } })
})

test('a person listens in a few pages at a time, and whoever listens is let go at the end', async () => {
  const service = changes()
  const many = []
  for (let index = 0; index < 6; index += 1) many.push(await listen(service, 'manager'))
  expect(['manager', 'othermanager'].map((who) => service.hasRoomFor(it.actor(who as Who)))).toEqual([false, true])
  many[0]?.leave()
  expect(service.hasRoomFor(it.actor('manager'))).toBe(true)
  const other = await listen(service, 'othermanager')
  await service.stop()
  expect(other.isOver()).toBe(true)
  for (const one of [...many, other]) one.leave()
})

test('over the API it is heard as events', async () => {
  const who: Who = 'manager'
  const response = await fetch(new URL('/api/approvals/changes', it.origin), {
    headers: { cookie: await it.cookie(who), accept: 'text/event-stream' },
  })
  expect(response.headers.get('content-type')).toMatch('text/event-stream')
  let text = ''
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    if (text.includes('event: changed')) break
  }
  expect(text).toContain(JSON.stringify((await it.as(who).call(watchWaiting)).trip.version))
})
