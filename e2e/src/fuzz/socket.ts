import { TRIPMATE_SOCKET_PATH } from '@pravas/contract/tripmate'
import WebSocket from 'ws'
import type { Schema } from './api-document.ts'
import { faultOf } from './faults.ts'
import { Random } from './random.ts'
import { type Known, sample } from './requests.ts'

interface Talk {
  origin: string
  cookie: string
  shared: Record<string, Schema>
  known: Known
  /** How many messages. */
  count: number
  seed: number
  /** How long one may wait for its answer. */
  patienceMs: number
  secrets: readonly string[]
}

/** Speaks with TripMate over its socket, in messages made as bodies are; answers what was wrong. */
export async function talk({
  origin,
  cookie,
  shared,
  known,
  count,
  seed,
  patienceMs,
  secrets,
}: Talk): Promise<string[]> {
  const faults: string[] = []
  const socket = new WebSocket(origin.replace('http', 'ws') + TRIPMATE_SOCKET_PATH, { headers: { cookie } })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  for (let index = 0; index < count; index += 1) {
    const random = new Random(seed * 1_000_003 - index)
    const making = { random, shared, known, fair: random.chance(0.3), call: 'socket' }
    const text = JSON.stringify(sample(making, { $ref: '#/components/schemas/SendMessage' }, ''))
    const answer = new Promise<string>((resolve) => {
      const timer = setTimeout(() => resolve('nothing'), patienceMs)
      const hear = (data: WebSocket.RawData) => {
        if (/"type":"(progress|delta)"/.test(String(data))) return
        socket.off('message', hear)
        clearTimeout(timer)
        resolve(String(data))
      }
      socket.on('message', hear)
    })
    socket.send(text)
    const heard = await answer
    const fault = faultOf({ status: 200, type: '', text: heard }, secrets)
    // The words for what went wrong on our side.
    if (fault || heard === 'nothing' || heard.includes('Sorry, I encountered an error.')) {
      faults.push(`${fault ?? 'failed'}: socket message ${text.slice(0, 300)}\n    ${heard.slice(0, 300)}`)
    }
  }
  socket.terminate()
  return faults
}
