import { notifications } from '@mantine/notifications'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OfflineQueue } from '../../api/offline-queue.ts'
import { session } from '../../api/session.ts'
import { memoryQueueStore } from '../../testing/offline-queue-store.ts'
import { StandInServer } from '../../testing/server.ts'
import { RECEIPTS_KEY } from './fingenie-session.ts'
import { currentChat, inNewConversation, sendQueuedTurn } from './open-chats.ts'

const asha = { name: 'Asha Rao', email: 'asha@pravas.example', employee_id: 'EMP1' }
const ASK = 'POST /api/chat/fingenie'
const EMAIL = 'POST /api/chat/fingenie/email'
const SAVE = 'POST /api/chat/fingenie/save'
const { store, kept, empty } = memoryQueueStore()
const queue = new OfflineQueue({
  store,
  owner: () => (session.get().isAuthenticated ? session.get().user.email : undefined),
  canSend: () => true,
  now: () => new Date('2026-11-21T08:00:00Z'),
  alone: (task) => task(),
})
queue.register('fingenie', { send: sendQueuedTurn, onItsOwn: inNewConversation })

beforeEach(() => {
  session.signOut()
  localStorage.clear()
  empty()
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(notifications, 'show').mockReturnValue('shown')
  session.signIn(asha)
})

const sessionNow = () => currentChat(session.get().user).store.get().sessionId
const receipts = (sessionId: string) => ({
  fileNames: ['a.jpg'],
  content: '',
  sessionId,
  isComparisonMode: true,
  claimed: 0,
  summary: {
    session_id: sessionId,
    receipts: [{ data: { total: 100, merchant: 'Cafe', date: null, category: 'Food' }, receipt_id: 'r' }],
  },
})
const question = { turnId: 't', message: 'What is my limit?' }
const upload = { turnId: 't', files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] }

async function keep(turn: object, more: object = {}): Promise<void> {
  const body = { ...turn, sessionId: sessionNow(), receipts: null, ...more }
  await queue.add({ id: 'fingenie t', kind: 'fingenie', label: 'It', body })
}

describe.each([
  ['a question', question],
  ['an upload', upload],
])('%s', (_, turn) => {
  test.each([401, 429, 500, 503])('stays, whatever it holds, when the answer is %s', async (status) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status }))
    await keep(turn)
    const before = kept()
    await queue.flush()
    expect(kept()).toEqual(before)
    expect(session.get().isAuthenticated).toBe(status !== 401)
  })

  test('stays when there is no answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network.')))
    await keep(turn)
    await queue.flush()
    expect(kept()).toHaveLength(1)
    expect(kept()[0]?.problem).toBeUndefined()
  })

  test('goes when it is refused, which the conversation shows', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ title: 'Not so.' }, { status: 422 }))
    await keep(turn)
    await queue.flush()
    expect(kept()).toEqual([])
    const { messages } = currentChat(session.get().user).store.get()
    expect(messages.at(-1)?.outcome).toBe('failed')
  })
})

describe('said in a conversation that does not stand any more', () => {
  const OLD = 'fingenie-1-old'

  test('it is answered in that session, with what was known of its receipts, and the one that stands is left alone', async () => {
    const server = new StandInServer({ [EMAIL]: { response: 'Sent.', referenceId: 'EXP-1' } })
    await keep({ turnId: 't', message: 'send reimbursement' }, { sessionId: OLD, receipts: receipts(OLD) })
    await queue.flush()
    expect(kept()).toEqual([])
    expect(server.bodyOf(EMAIL)).toMatchObject({ sessionId: OLD, summary: receipts(OLD).summary })
    expect(server.bodyOf(SAVE)).toMatchObject({ sessionId: OLD, botResponse: 'Sent.' })
    expect(sessionNow()).not.toBe(OLD)
    expect(currentChat(session.get().user).store.get().messages).toHaveLength(1)
    expect(localStorage.getItem(RECEIPTS_KEY)).toBeNull()
  })

  test('a second turn there knows what the first brought', async () => {
    const server = new StandInServer({
      'POST /api/chat/fingenie/upload': { response: 'Read.', summary: receipts(OLD).summary },
      [EMAIL]: { response: 'Sent.', referenceId: 'EXP-1' },
    })
    await keep(upload, { sessionId: OLD })
    await queue.add({
      id: 'fingenie u',
      kind: 'fingenie',
      label: 'It',
      body: { turnId: 'u', message: 'send reimbursement', sessionId: OLD, receipts: null },
    })
    await queue.flush()
    expect(kept()).toEqual([])
    expect(server.bodyOf(EMAIL)).toMatchObject({ sessionId: OLD, summary: receipts(OLD).summary })
  })

  test('a refusal stays with its reason, and what was not taken waits', async () => {
    const server = new StandInServer({ [ASK]: () => new Response('{}', { status: 503 }) })
    await keep(question, { sessionId: OLD })
    await queue.flush()
    expect(kept()).toMatchObject([{ body: { ...question, sessionId: OLD } }])
    expect(server.bodyOf(ASK)).toMatchObject({ turnId: 't' })
    server.answers[ASK] = () => Response.json({ title: 'Not so.' }, { status: 422 })
    await queue.flush()
    expect(kept()).toMatchObject([{ problem: 'Not so.', body: { message: question.message } }])
    expect(kept()).not.toMatchObject([{ body: { turnId: 't' } }])
  })
})

test('what is refused because its conversation is gone can begin another one', async () => {
  const server = new StandInServer({
    [ASK]: () => Response.json({ title: 'There is no such record.' }, { status: 404 }),
  })
  await keep(question, { sessionId: 'fingenie-1-gone', receipts: receipts('fingenie-1-gone') })
  await queue.flush()
  expect(kept()).toMatchObject([{ problem: 'There is no such record.' }])

  server.answers[ASK] = { response: 'Two thousand rupees.' }
  await queue.sendOnItsOwn('fingenie t')
  expect(kept()).toEqual([])
  const { sessionId } = server.bodyOf(ASK) as { sessionId: string }
  expect(sessionId).toMatch(/^fingenie-/)
  expect(['fingenie-1-gone', sessionNow()]).not.toContain(sessionId)
})

test('after a sign-out and in again, it is answered in the session in which it was said', async () => {
  const server = new StandInServer({ [ASK]: { response: 'Two thousand rupees.' } })
  const before = sessionNow()
  await keep(question)
  session.signOut()
  session.signIn(asha)
  await queue.flush()
  expect(kept()).toEqual([])
  expect(server.bodyOf(ASK)).toMatchObject({ sessionId: before })
  expect(sessionNow()).not.toBe(before)
})
