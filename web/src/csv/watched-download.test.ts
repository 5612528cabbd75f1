import { ReadableStream } from 'node:stream/web'
import { afterEach, expect, test, vi } from 'vitest'
import { watchedDownload } from './watched-download.ts'

const ENCODED = new TextEncoder()

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A file that arrives in parts, each of them this many milliseconds after the one before; broken off at its end if asked to. */
function arrives(parts: { text: string; after: number }[], { breaksOff = false } = {}) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const rest = [...parts]
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = rest.shift()
        if (part) {
          now += part.after
          controller.enqueue(ENCODED.encode(part.text))
        } else if (breaksOff) controller.error(new TypeError('terminated'))
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  vi.stubGlobal('fetch', async () => new Response(body as BodyInit, { headers: { 'content-type': 'text/csv' } }))
}

test('a download that takes long tells from time to time how many records there are, and its end', async () => {
  arrives([
    { text: 'name\r\nAsha\r\n', after: 500 },
    { text: 'Ravi\r\n', after: 600 },
    { text: 'Sita\r\n', after: 100 },
    { text: 'Gita\r\n', after: 1000 },
  ])
  const told: (number | undefined)[] = []
  const file = await watchedDownload('/api/list.csv', (records) => told.push(records))
  expect(await file.text()).toBe('name\r\nAsha\r\nRavi\r\nSita\r\nGita\r\n')
  expect(told).toEqual([2, 4, undefined])
})

test('a quick download tells only its end', async () => {
  arrives([{ text: 'name\r\nAsha\r\n', after: 900 }])
  const told: (number | undefined)[] = []
  await watchedDownload('/api/list.csv', (records) => told.push(records))
  expect(told).toEqual([undefined])
})

test('a file that breaks off is no file', async () => {
  arrives([{ text: 'name\r\nAsha\r\n', after: 10 }], { breaksOff: true })
  const told: (number | undefined)[] = []
  await expect(watchedDownload('/api/list.csv', (records) => told.push(records))).rejects.toThrow(/reach Pravas/)
  expect(told).toEqual([undefined])
})
