import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from './connection.ts'
import { session } from './session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const LOGOUT = '/api/auth/logout'
const server = vi.fn<(address: string) => Promise<Response>>()
const logouts = () => server.mock.calls.filter(([address]) => address === LOGOUT).length
const silent = () => Promise.reject(new TypeError('No answer.'))
const done = async () => new Response(null, { status: 204 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', server)
  server.mockReset()
  session.signIn({ name: 'Asha Rao', email: 'asha@pravas.example' })
})
afterEach(async () => {
  server.mockImplementation(done)
  await vi.advanceTimersByTimeAsync(600_000)
  vi.useRealTimers()
})

test('a server that could not be told of a sign-out is told again, ever less often, until it answers', async () => {
  server.mockImplementation(async () => new Response('{}', { status: 503 }))
  signOut()
  await vi.advanceTimersByTimeAsync(0)
  expect(logouts()).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(logouts()).toBe(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(logouts()).toBe(2)
  server.mockImplementation(done)
  await vi.advanceTimersByTimeAsync(5000)
  expect(logouts()).toBe(3)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(logouts()).toBe(3)
})

test('it is told at once when the server can be reached again', async () => {
  server.mockImplementation(silent)
  signOut()
  await vi.advanceTimersByTimeAsync(0)
  connection.failed()
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.get()).toBe('unreachable')
  server.mockImplementation(done)
  connection.answered()
  await vi.advanceTimersByTimeAsync(0)
  expect(logouts()).toBe(2)
})

test.each([401, 403])(
  'a server that answers %s is not told again: it knows of no session, or never will end it',
  async (status) => {
    server.mockImplementation(async () => new Response('{}', { status }))
    signOut()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(logouts()).toBe(1)
  },
)

test('a new sign-in is not ended by an old sign-out', async () => {
  server.mockImplementation(silent)
  signOut()
  await vi.advanceTimersByTimeAsync(0)
  server.mockImplementation(async () => Response.json({ user: { name: 'Asha Rao', email: 'asha@pravas.example' } }))
  await signIn('asha@pravas.example', 'secret')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(logouts()).toBe(1)
})
