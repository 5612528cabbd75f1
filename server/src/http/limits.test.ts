// On one kind of database: this is about what HTTP answers, and the queries behind it have tests of their own.
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const it = await testApp({ limits: { headersMs: 150, requestMs: 300, checkMs: 20 } })

/** What the server answers to who sends this much of a request and then nothing more, until it ends the connection. */
async function answerTo(part: string): Promise<string> {
  const { hostname, port } = new URL(it.origin)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += String(chunk)
  })
  socket.write(part)
  await once(socket, 'close')
  return answer
}

test('who never ends the headers is cut off', async () => {
  expect(await answerTo('GET /api/config HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toContain('408')
})

test('who never ends the body is cut off', async () => {
  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500'
  expect(await answerTo(`${head}\r\n\r\n{"email":`)).toContain('408')
})

test('headers of more than 16 kB are refused', async () => {
  expect(await answerTo(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toContain('431')
})
