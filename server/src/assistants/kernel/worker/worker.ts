import { parentPort, workerData } from 'node:worker_threads'
import { errorOf, failureOf, type News, type Order } from './protocol.ts'
import type { Prepared, Work } from './task.ts'

// The thread in which tasks run, one after the other; `createTurnWorkers` starts it. Whatever never ends here is ended
// with the thread.

const tell = (news: News) => parentPort?.postMessage(news)

let abort = new AbortController()
let calls = 0
const open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
/** Which call an error came from, so that the main thread can throw its own one. */
const refusals = new WeakMap<Error, number>()

function call(name: string, given: unknown[]): Promise<unknown> {
  calls += 1
  const id = calls
  return new Promise((resolve, reject) => {
    open.set(id, { resolve, reject })
    tell({ kind: 'call', call: id, name, given })
  })
}

async function run({ module, name, data }: Extract<Order, { kind: 'run' }>): Promise<void> {
  abort = new AbortController()
  try {
    const { [name]: work, prepare }: Prepared & Record<string, Work<unknown, unknown>> = await import(module)
    if (!work) throw new Error(`${module} has no ${name}.`)
    prepare?.()
    tell({ kind: 'begun' })
    const value = await work(data, call, abort.signal)
    tell({ kind: 'done', value })
  } catch (error) {
    const refused = error instanceof Error ? refusals.get(error) : undefined
    tell({ kind: 'failed', failure: failureOf(error), call: refused })
  }
}

function settle(order: Extract<Order, { call: number }>): void {
  const waiting = open.get(order.call)
  open.delete(order.call)
  if (order.kind === 'answered') {
    waiting?.resolve(order.value)
    return
  }
  const error = errorOf(order.failure)
  refusals.set(error, order.call)
  waiting?.reject(error)
}

parentPort?.on('message', (order: Order) => {
  if (order.kind === 'run') void run(order)
  else if (order.kind === 'abort') abort.abort()
  else settle(order)
})

// What is loaded beforehand is not counted as a turn's computing.
for (const module of workerData as string[]) await import(module)
tell({ kind: 'ready' })
