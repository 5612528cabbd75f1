import { approveTrip } from '@pravas/contract/approvals'
import { watchWaiting } from '@pravas/contract/waiting-changes'
import { expect, test } from 'vitest'
import { createExpenses } from '../expenses/service.ts'
import { EventStream } from '../http/event-stream.ts'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'
import { createTrips } from '../trips/service.ts'
import { createWaitingChanges } from './changes-service.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database

const changes = () =>
  createWaitingChanges({
    db,
    trips: createTrips({ db }),
    expenses: createExpenses({ db }),
    onFailure: (error) => {
      throw error
    },
    lookEveryMs: 5,
  })

type Heard = Awaited<ReturnType<Awaited<ReturnType<typeof changes>>['watch']>>

/** Listens; each `next` is the next that is told, and `leave` goes. */
function listen(heard: Heard) {
  if (!(heard instanceof EventStream)) throw new Error('Nothing is heard.')
  const told: object[] = []
  let wake = () => {}
  let isOver = false
  const leave = heard.follow(
    (event) => {
      told.push(event)
      wake()
    },
    () => {
      isOver = true
    },
  )
  const next = async () => {
    while (told.length === 0) {
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = resolve
      await promise
    }
    return told.shift()
  }
  return { next, leave, told, isOver: () => isOver }
}

test('who listens hears of a change by whatever process, and nobody else does', async () => {
  const number = await build.trip()
  // Two processes over one database.
  const [here, there] = [changes(), changes()]
  const manager = listen(await here.watch(it.actor('manager'), true))
  const boss = listen(await there.watch(it.actor('superadmin'), true))
  const other = listen(await here.watch(it.actor('othermanager'), true))
  const before = [await manager.next(), await boss.next(), await other.next()]

  await it.as('manager').call(approveTrip, { body: { id: number } })

  const after = [await manager.next(), await boss.next()]
  for (const [index, event] of after.entries()) {
    expect(event).toMatchObject({ type: 'changed', expense: (before[index] as { expense: object }).expense })
    expect(event).not.toEqual(before[index])
  }
  await build.trip({ traveller: 'outsider' })
  // The next that the other manager hears is of their own team: of the first change they heard nothing.
  expect(await other.next()).not.toEqual(before[2])
  expect(other.told).toEqual([])
  for (const one of [manager, boss, other]) one.leave()
})

test('what is told is what the call answers', async () => {
  const service = changes()
  const manager = listen(await service.watch(it.actor('manager'), true))
  const told = await manager.next()
  expect(told).toEqual({ type: 'changed', ...(await it.as('manager').call(watchWaiting)) })
  manager.leave()
})

test('a person listens in a few pages at a time; who comes too many is answered once', async () => {
  const service = changes()
  const many = []
  for (let index = 0; index < 6; index += 1) many.push(listen(await service.watch(it.actor('manager'), true)))
  expect(await service.watch(it.actor('manager'), true)).toEqual(await service.watch(it.actor('manager'), false))
  const other = listen(await service.watch(it.actor('othermanager'), true))
  many[0]?.leave()
  const again = listen(await service.watch(it.actor('manager'), true))
  await service.stop()
  expect([other, again].map(({ isOver }) => isOver())).toEqual([true, true])
  for (const one of [...many, other, again]) one.leave()
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
