import { expect, test } from 'vitest'
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts'

const ROOM: FairQueueOptions = { slots: 1, mostEach: 100, mostWaiting: 100 }

/** A queue whose work ends when it is told to. `began` names the pieces that were begun, in their order. */
function stage(options: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({ ...ROOM, ...options })
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const slots = new Map<string, number>()
  const add = (owner: string, name: string, signal?: AbortSignal) =>
    queue.run(owner, signal, (slot) => {
      began.push(name)
      slots.set(name, slot)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string, outcome: Promise<unknown>) => {
    ends.get(name)?.()
    await outcome
    // What the end of a piece begins is begun within the turns that its promises take.
    await new Promise(setImmediate)
  }
  /** Ends what runs until nothing does. */
  const runOut = async () => {
    for (let done = 0; done < began.length; done += 1) {
      ends.get(began[done] ?? '')?.()
      await new Promise(setImmediate)
    }
    return began
  }
  return { queue, began, slots, add, end, runOut }
}

test('with thirty pieces of one person waiting, another person’s piece is next', async () => {
  const { began, add, end } = stage()
  const asha = Array.from({ length: 31 }, (_, index) => add('asha', `asha ${index}`))
  add('ravi', 'ravi 0')
  await end('asha 0', asha[0] ?? Promise.reject())
  expect(began).toEqual(['asha 0', 'ravi 0'])
})

test('people take turns, each with their pieces in order', async () => {
  const { add, runOut } = stage()
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) add(name.slice(0, 1), name)
  expect(await runOut()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('coming back with one piece at a time gains nothing over who waits', async () => {
  const { began, add, end } = stage()
  const first = add('quick', 'q1')
  const [, second] = [add('asha', 'a1'), add('ravi', 'r1')]
  await end('q1', first)
  add('quick', 'q2')
  await end('a1', Promise.resolve())
  await end('r1', second)
  expect(began).toEqual(['q1', 'a1', 'r1', 'q2'])
})

test('a free slot goes to who has the fewest running, and unneeded slots are not used', async () => {
  const { began, slots, add, end } = stage({ slots: 2 })
  const alone = add('asha', 'a0')
  await end('a0', alone)
  add('asha', 'a1')
  expect(slots.get('a1')).toBe(0)
  const second = add('ravi', 'r1')
  add('asha', 'a2')
  add('ravi', 'r2')
  await end('r1', second)
  expect(began).toEqual(['a0', 'a1', 'r1', 'r2'])
})

test('one person has a limited number of pieces, those that run included, and others have theirs', async () => {
  const { began, add, end } = stage({ mostEach: 2 })
  const first = add('asha', 'a1')
  add('asha', 'a2')
  await expect(add('asha', 'a3')).rejects.toMatchObject({ name: 'QueueFull', whose: 'own' })
  add('ravi', 'r1')
  await end('a1', first)
  add('asha', 'a4')
  expect(began).toEqual(['a1', 'r1'])
})

test('all together have a limited number that wait, and what is refused is not begun', async () => {
  const { add, runOut } = stage({ mostWaiting: 1 })
  add('asha', 'a1')
  add('ravi', 'r1')
  await expect(add('mira', 'm1')).rejects.toMatchObject({ name: 'QueueFull', whose: 'all' })
  expect(await runOut()).toEqual(['a1', 'r1'])
})

test('who leaves while waiting gives the place up, for themselves and for others', async () => {
  const { add, runOut } = stage({ mostEach: 1, mostWaiting: 1 })
  add('asha', 'a1')
  const leaving = new AbortController()
  const left = add('ravi', 'r1', leaving.signal)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  add('ravi', 'r2')
  expect(await runOut()).toEqual(['a1', 'r2'])
})

test('who leaves while it runs is let go at once, and the slot is free when the work has ended', async () => {
  const { began, add, end } = stage()
  const leaving = new AbortController()
  const left = add('asha', 'a1', leaving.signal)
  const next = add('ravi', 'r1')
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(began).toEqual(['a1'])
  await end('a1', Promise.resolve())
  expect(began).toEqual(['a1', 'r1'])
  await end('r1', next)
})

test('who has left already gets no turn', async () => {
  const { began, add } = stage()
  await expect(add('asha', 'a1', AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  expect(began).toEqual([])
})

test('work that fails gives its slot back, and its person may come again', async () => {
  const { queue } = stage({ mostEach: 1 })
  const broken = () => Promise.reject(new Error('broken'))
  await expect(queue.run('asha', undefined, broken)).rejects.toThrow('broken')
  await expect(
    queue.run('asha', undefined, () => {
      throw new Error('broken at once')
    }),
  ).rejects.toThrow('broken at once')
  expect(await queue.run('asha', undefined, async () => 'well')).toBe('well')
})

test('closing rejects what waits and what comes', async () => {
  const { queue, began, add } = stage()
  add('asha', 'a1')
  const waits = add('ravi', 'r1')
  queue.close(new Error('closed'))
  await expect(waits).rejects.toThrow('closed')
  await expect(add('mira', 'm1')).rejects.toThrow('closed')
  expect(began).toEqual(['a1'])
})
