// On one kind of database: this is about what HTTP answers, and the queries behind it have tests of their own.
import { once } from 'node:events'
import { connect } from 'node:net'
import { Problem } from '@pravas/contract/errors'
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

/** The problem document of an answer as it came over the wire; fails for any other answer. */
function problemIn(answer: string): Problem {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(/content-type: application\/problem\+json/i)
  const problem = Problem.parse(JSON.parse(body))
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${problem.status} `))
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`)
  return problem
}

test('who never ends the headers is cut off', async () => {
  const answer = await answerTo('GET /api/config HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  expect(problemIn(answer)).toMatchObject({ status: 408, code: 'request.timeout' })
})

test('who never ends the body is cut off', async () => {
  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500'
  expect(problemIn(await answerTo(`${head}\r\n\r\n{"email":`))).toMatchObject({ code: 'request.timeout' })
})

test('headers of more than 16 kB are refused', async () => {
  const answer = await answerTo(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(problemIn(answer)).toMatchObject({ status: 431, detail: expect.stringContaining('16 kB') })
})

test.each([
  ['no HTTP', 'hello there\r\n\r\n'],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
])('%s is told in a sentence', async (_, request) => {
  expect(problemIn(await answerTo(request))).toMatchObject({ status: 400, code: 'request.malformed' })
})
