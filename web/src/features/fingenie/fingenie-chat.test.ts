import { NOTHING_TO_SEND } from '@pravas/contract/fingenie-commands'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import type { AskAnswer, FinGenieCalls, UploadAnswer } from './fingenie-calls.ts'
import { FinGenieChat } from './fingenie-chat.ts'
import { MESSAGES_KEY, RECEIPTS_KEY, SESSION_KEY } from './fingenie-session.ts'
import {
  EMAIL_FAILED,
  GREETING,
  NO_RECEIPT_READ,
  notTaken,
  QUEUED,
  STILL_QUEUED,
  UNAVAILABLE,
  UPLOAD_FAILED,
  UPLOAD_LEFT,
} from './fingenie-texts.ts'
import { RECEIPT_WORDS } from './receipt-words.fixture.ts'
import type { QueuedTurn } from './turn.ts'
import { READ_AT_ONCE } from './upload-files.ts'

beforeEach(() => {
  localStorage.clear()
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})

function summaryOf(...totals: number[]): UploadAnswer['summary'] {
  return {
    session_id: 's',
    receipts: totals.map((total) => ({ data: { total, merchant: 'Cafe', date: null, category: 'Food' } })),
  }
}

const readAll: FinGenieCalls['upload'] = async ({ receipts }) => ({
  kind: 'read',
  answer: { response: 'Read.', summary: summaryOf(...receipts.map(() => 100)) },
})

function open(overrides: Partial<FinGenieCalls> = {}) {
  const calls = {
    ask: vi.fn<FinGenieCalls['ask']>(overrides.ask ?? (async () => ({ response: 'The answer.' }))),
    cancel: vi.fn<FinGenieCalls['cancel']>(),
    upload: vi.fn<FinGenieCalls['upload']>(overrides.upload ?? readAll),
    email: vi.fn<FinGenieCalls['email']>(
      overrides.email ?? (async () => ({ response: '', referenceId: 'EXP-2026-000001' })),
    ),
    reasonOf: (error: unknown) => String(error),
    blockersOf: () => undefined,
    drop: vi.fn<FinGenieCalls['drop']>(overrides.drop ?? (async () => undefined)),
    sync: vi.fn<FinGenieCalls['sync']>(),
    save: vi.fn<FinGenieCalls['save']>(),
    undoExchange: vi.fn<FinGenieCalls['undoExchange']>(overrides.undoExchange ?? (async () => true)),
  }
  const now = () => new Date('2026-11-21T08:00:00Z')
  const chat = new FinGenieChat({ storage: localStorage, employeeId: 'EMP1001', now, calls })
  return { chat, calls }
}

function file(name: string): File {
  return new File(['content'], name)
}

function texts(chat: FinGenieChat) {
  return chat.store.get().messages.map(({ text }) => text)
}

/** Waits for the answer under way, without a clock. */
function settled(chat: FinGenieChat): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (chat.store.get().turnId !== null) return
      stop()
      resolve()
    }
    const stop = chat.store.subscribe(look)
    look()
  })
}

async function say(chat: FinGenieChat, text: string) {
  chat.send(text)
  await settled(chat)
}

async function upload(chat: FinGenieChat, ...names: string[]) {
  chat.upload(names.map(file))
  await settled(chat)
}

test('a question is asked with the session and the employee, shown and saved', async () => {
  const { chat, calls } = open()
  await say(chat, 'What is the total of my budget?')
  const { sessionId } = chat.store.get()
  expect(sessionId).toMatch(/^fingenie-\d+-[0-9a-z]+$/)
  expect(localStorage.getItem(SESSION_KEY)).toBe(sessionId)
  expect(calls.ask.mock.lastCall?.[0]).toEqual({
    message: 'What is the total of my budget?',
    turnId: chat.store.get().messages.at(-1)?.turnId,
    sessionId,
    employee_id: 'EMP1001',
  })
  expect(texts(chat)).toEqual([GREETING, 'What is the total of my budget?', 'The answer.'])
  expect(calls.save).toHaveBeenCalledExactlyOnceWith({
    userMessage: 'What is the total of my budget?',
    botResponse: 'The answer.',
    sessionId,
  })
})

test('receipts accumulate across uploads, are synced each time and kept in the browser', async () => {
  const { chat, calls } = open()
  await upload(chat, 'a.jpg', 'b.PDF')
  await upload(chat, 'c.png')
  const { sessionId, receipts } = chat.store.get()
  expect(receipts).toMatchObject({ fileNames: ['a.jpg', 'b.PDF', 'c.png'], isComparisonMode: true, sessionId })
  expect(calls.sync.mock.calls.map(([body]) => body.receipts.length)).toEqual([2, 3])
  expect(calls.save).toHaveBeenCalledTimes(2)
  expect(JSON.parse(localStorage.getItem(RECEIPTS_KEY) ?? '')).toMatchObject({
    sessionId,
    summary: { session_id: sessionId },
  })
  expect(calls.upload.mock.lastCall?.[0]).toEqual({
    receipts: [{ file_name: 'c.png', file_content: 'Y29udGVudA==' }],
    sessionId,
    employee_id: 'EMP1001',
  })
})

test('a follow-up goes with what is known of the receipts', async () => {
  const { chat, calls } = open()
  await upload(chat, 'a.jpg')
  await say(chat, 'Which merchant was it?')
  const { sessionId, receipts } = chat.store.get()
  expect(calls.ask.mock.lastCall?.[0]).toEqual({
    message: 'Which merchant was it?',
    turnId: chat.store.get().messages.at(-1)?.turnId,
    sessionId,
    employee_id: 'EMP1001',
    isFollowUp: true,
    followUpType: 'merchant',
    useCustomPrompt: true,
    receiptContext: { fileNames: ['a.jpg'], sessionId, isComparisonMode: true, summary: receipts?.summary },
  })
  await say(chat, 'Who are you?')
  expect(calls.ask.mock.lastCall?.[0]).not.toHaveProperty('isFollowUp')
})

test.each(RECEIPT_WORDS)('with receipts, a message with %s is a follow-up', async (word) => {
  const { chat, calls } = open()
  await upload(chat, 'a.jpg')
  await say(chat, `And the ${word}?`)
  expect(calls.ask.mock.lastCall?.[0]).toMatchObject({ isFollowUp: true, receiptContext: { fileNames: ['a.jpg'] } })
})

test('the summary is built here', async () => {
  const { chat, calls } = open()
  await upload(chat, 'a.jpg', 'b.jpg')
  await say(chat, 'Generate summary')
  expect(texts(chat).at(-1)).toContain('₹200.00')
  expect(calls.ask).not.toHaveBeenCalled()
})

test('what an answer says of the receipts takes the place of what was held, here and in the browser', async () => {
  const held = (receipt_id: string, total: number) => ({ receipt_id, data: { total } })
  const listOf = (...receipts: object[]) => ({ response: 'Done.', summary: { session_id: 's', receipts } })
  const { chat, calls } = open({
    upload: async () => ({ kind: 'read', answer: listOf(held('a', 100), held('b', 200)) }),
  })
  await upload(chat, 'a.jpg', 'b.jpg')
  calls.ask.mockResolvedValueOnce(listOf(held('a', 99999), held('b', 200)))
  await say(chat, 'the total of the first is 99999')
  expect(JSON.parse(localStorage.getItem(RECEIPTS_KEY) ?? '')).toMatchObject({
    summary: { receipts: [held('a', 99999), held('b', 200)] },
  })
  await say(chat, 'show summary')
  expect(texts(chat).at(-1)).toContain('₹1,00,199.00')
  calls.ask.mockResolvedValueOnce(listOf())
  await say(chat, 'yes')
  expect(chat.store.get().receipts).toBeNull()
  expect(localStorage.getItem(RECEIPTS_KEY)).toBeNull()
})

test('a reimbursement carries the prompt, the summary and the files', async () => {
  const { chat, calls } = open()
  await upload(chat, 'a.jpg')
  await say(chat, 'Please send for approval')
  const { sessionId, receipts } = chat.store.get()
  expect(calls.email.mock.lastCall?.[0]).toEqual({
    prompt: 'Please send for approval',
    turnId: chat.store.get().messages.at(-1)?.turnId,
    summary: receipts?.summary,
    sessionId,
    employee_id: 'EMP1001',
    receiptFiles: [{ file_name: 'a.jpg', file_content: 'Y29udGVudA==' }],
  })
  expect(texts(chat).at(-1)).toBe('Email sent successfully to your manager for approval. Reference ID: EXP-2026-000001')
  expect(receipts?.claimed).toBe(1)
})

test('without a reference the success says N/A, with a text it says the text', async () => {
  const answers = [
    { response: '', referenceId: '' },
    { response: 'This was sent already.', referenceId: 'EXP-2026-000001' },
  ]
  const { chat } = open({ email: async () => answers.shift() ?? { response: '', referenceId: '' } })
  await upload(chat, 'a.jpg')
  await say(chat, 'send reimbursement')
  expect(texts(chat).at(-1)).toBe('Email sent successfully to your manager for approval. Reference ID: N/A')
  await say(chat, 'send reimbursement')
  expect(texts(chat).at(-1)).toBe('This was sent already.')
})

test('without receipts there is nothing to send', async () => {
  const { chat, calls } = open()
  await say(chat, 'send reimbursement')
  expect(texts(chat).at(-1)).toBe(NOTHING_TO_SEND)
  expect(calls.email).not.toHaveBeenCalled()
})

test('a question in place of a claim leaves the receipts unclaimed, and a yes to it claims them', async () => {
  const { chat, calls } = open({ email: async () => ({ response: 'Shall I send 1 receipt?', referenceId: null }) })
  await upload(chat, 'a.jpg')
  await say(chat, 'should I send for approval?')
  expect(texts(chat).at(-1)).toBe('Shall I send 1 receipt?')
  expect(chat.store.get().receipts?.claimed).toBe(0)
  calls.ask.mockResolvedValueOnce({ response: 'Sent.', referenceId: 'EXP-2026-000001' })
  await say(chat, 'yes')
  expect(chat.store.get().receipts?.claimed).toBe(1)
  const said = chat.store.get().messages.findLast(({ isUser }) => isUser)
  expect(said && chat.retries.canEdit(said)).toBe(false)
})

test.each(['', undefined])('without a reference (%j) a claim was sent all the same', async (referenceId) => {
  const { chat } = open({ email: async () => ({ response: '', referenceId: referenceId ?? '' }) })
  await upload(chat, 'a.jpg')
  await say(chat, 'send reimbursement')
  expect(texts(chat).at(-1)).toContain('Reference ID: N/A')
  expect(chat.store.get().receipts?.claimed).toBe(1)
})

test('failures have their own texts, name the reason and are not saved', async () => {
  const broken = vi.fn().mockRejectedValue('broken')
  const { chat, calls } = open({ ask: broken, email: broken })
  await say(chat, 'Hello')
  expect(chat.store.get().messages.at(-1)).toMatchObject({
    text: UNAVAILABLE,
    reason: 'broken',
    outcome: 'failed',
  })
  await upload(chat, 'a.jpg')
  await say(chat, 'send reimbursement')
  expect(texts(chat).at(-1)).toBe(EMAIL_FAILED)
  expect(calls.save).toHaveBeenCalledTimes(1)
  expect(chat.store.get().receipts?.claimed).toBe(0)
})

test('an upload in which no receipt was found says so and holds nothing', async () => {
  const { chat, calls } = open({ upload: async () => ({ kind: 'read', answer: { response: 'Ok.', summary: {} } }) })
  await upload(chat, 'a.jpg')
  expect(texts(chat).at(-1)).toBe(`${NO_RECEIPT_READ}\n\nOk.`)
  expect(chat.store.get().receipts).toBeNull()
  expect(calls.sync).not.toHaveBeenCalled()
})

test('one bad file does not hold back the good ones, and it is said which and why', async () => {
  const errors = [{ path: 'body.receipts[0].file_content', message: 'The file is damaged.' }]
  const { chat, calls } = open()
  calls.upload.mockResolvedValueOnce({ kind: 'refused', errors, reason: 'The request is not valid.' })
  await upload(chat, 'notes.txt', 'bad.jpg', 'good.jpg')
  const noType = { name: 'notes.txt', problem: 'Only JPEG, PNG and PDF files are accepted.' }
  const damaged = { name: 'bad.jpg', problem: 'The file is damaged.' }
  expect(texts(chat).slice(-3)).toEqual([notTaken(1), 'Read.', notTaken(1)])
  const [said, atOnce, , afterwards] = chat.store.get().messages.slice(-4)
  expect([atOnce?.files, afterwards?.files]).toEqual([[noType], [damaged]])
  expect(said?.files).toEqual([
    { ...noType, ended: 'refused' },
    { ...damaged, ended: 'refused' },
    { name: 'good.jpg', ended: 'done' },
  ])
  expect(chat.store.get().receipts?.fileNames).toEqual(['good.jpg'])
  expect(calls.save.mock.calls.map(([{ userMessage }]) => userMessage)).toEqual(['Uploaded a receipt: good.jpg'])
  const last = chat.store.get().messages.at(-1)
  expect(last && chat.retries.canRetry(last)).toBe(false)
})

test('files that did not get through can be sent again', async () => {
  const { chat, calls } = open()
  calls.upload.mockResolvedValueOnce({ kind: 'failed', reason: 'Pravas cannot be reached.' })
  await upload(chat, 'a.jpg')
  const failed = chat.store.get().messages.at(-1)
  expect(failed).toMatchObject({ text: UPLOAD_FAILED, outcome: 'failed' })
  expect(failed && chat.retries.canRetry(failed)).toBe(true)
  chat.retries.retry(failed?.turnId ?? '')
  await settled(chat)
  expect(texts(chat)).toEqual([GREETING, 'Uploaded a receipt: a.jpg', 'Read.'])
})

test.each(['Hello', 'send reimbursement'])('“%s” without an answer is tried again as the same turn', async (said) => {
  const { chat, calls } = open()
  await upload(chat, 'a.jpg')
  calls.ask.mockRejectedValueOnce('no answer')
  calls.email.mockRejectedValueOnce('no answer')
  await say(chat, said)
  const { turnId = '' } = chat.store.get().messages.at(-1) ?? {}
  chat.retries.retry(turnId)
  await settled(chat)
  const sent = [...calls.ask.mock.calls, ...calls.email.mock.calls].map(([body]) => body.turnId)
  expect(sent).toEqual([turnId, turnId])
  await say(chat, said)
  expect([...calls.ask.mock.calls, ...calls.email.mock.calls].at(-1)?.[0].turnId).not.toBe(turnId)
})

test('a stopped question shows nothing of a late answer', async () => {
  let answer = (_: AskAnswer) => {}
  const late = new Promise<AskAnswer>((resolve) => {
    answer = resolve
  })
  const { chat } = open({ ask: () => late })
  chat.send('Hello')
  chat.stop()
  answer({ response: 'Too late.', summary: summaryOf(1) })
  await late
  expect(chat.store.get().messages.at(-1)).toMatchObject({ text: '', outcome: 'stopped' })
  expect(texts(chat)).not.toContain('Too late.')
  expect(chat.store.get().receipts).toBeNull()
})

test('New Chat keeps the session and its receipts', async () => {
  const { chat } = open()
  await upload(chat, 'a.jpg')
  const before = chat.store.get()
  chat.newChat()
  expect(texts(chat)).toEqual([GREETING])
  expect(chat.store.get()).toMatchObject({ sessionId: before.sessionId, receipts: before.receipts })
})

test('another session lets the receipts go, in the browser too', async () => {
  const { chat } = open()
  await upload(chat, 'a.jpg')
  chat.openSession(chat.store.get().sessionId, [])
  expect(chat.store.get().receipts).not.toBeNull()
  chat.openSession('fingenie-1-old', [])
  expect(chat.store.get()).toMatchObject({ sessionId: 'fingenie-1-old', receipts: null })
  expect(localStorage.getItem(RECEIPTS_KEY)).toBeNull()
})

test('what another tab did to the conversation is taken over', async () => {
  const { chat } = open()
  const other = open().chat
  await upload(other, 'a.jpg')
  chat.adopt()
  expect(texts(chat)).toEqual(texts(other))
  expect(chat.store.get().receipts).toEqual(other.store.get().receipts)
  other.openSession('fingenie-1-old', [])
  chat.adopt()
  expect(chat.store.get()).toMatchObject({ sessionId: 'fingenie-1-old', receipts: null })
})

test('messages, session and receipts are there again after a reload, unless the session is another', async () => {
  const first = open()
  await upload(first.chat, 'a.jpg')
  const again = open()
  expect(again.chat.store.get()).toEqual(first.chat.store.get())
  expect(texts(again.chat)).toEqual(texts(first.chat))
  localStorage.setItem(SESSION_KEY, 'fingenie-2-other')
  expect(open().chat.store.get()).toMatchObject({ sessionId: 'fingenie-2-other', receipts: null })
  expect(localStorage.getItem(RECEIPTS_KEY)).toBeNull()
})

test('what was unanswered when the page was left is marked as failed; an upload cannot be repeated as text', () => {
  const timestamp = '2026-11-21T07:59:00Z'
  const messages = [
    { text: 'Hello', isUser: true, timestamp, turnId: 'a' },
    { text: 'Uploaded a receipt: a.jpg', isUser: true, timestamp, turnId: 'b', files: [{ name: 'a.jpg' }] },
  ]
  localStorage.setItem(MESSAGES_KEY, JSON.stringify(messages))
  const { chat } = open()
  const failed = chat.store.get().messages.filter(({ isUser }) => !isUser)
  expect(failed).toMatchObject([
    { text: UNAVAILABLE, outcome: 'failed' },
    { text: UPLOAD_FAILED, outcome: 'failed' },
  ])
  expect(failed.map((message) => chat.retries.canRetry(message))).toEqual([true, false])
})

/** A conversation of a browser that is offline until it is told otherwise. */
function openOffline(overrides: Partial<FinGenieCalls> = {}) {
  const browser = { isOffline: true }
  const kept: QueuedTurn[] = []
  const turnQueue = { isNeeded: () => browser.isOffline, add: async (turn: QueuedTurn) => void kept.push(turn) }
  const { calls } = open(overrides)
  const now = () => new Date('2026-11-21T08:00:00Z')
  const reopen = () => new FinGenieChat({ storage: localStorage, employeeId: 'EMP1001', now, calls, turnQueue })
  return { chat: reopen(), reopen, calls, kept, browser }
}

test('offline, a message is kept, survives a reload and is answered in its place when it is sent', async () => {
  const { chat, reopen, calls, kept, browser } = openOffline()
  chat.send('how much may dinner cost?')
  expect(texts(chat).slice(1)).toEqual(['how much may dinner cost?', QUEUED])
  expect(chat.store.get().turnId).toBeNull()
  expect(calls.ask).not.toHaveBeenCalled()

  expect(kept).toMatchObject([{ sessionId: chat.store.get().sessionId, receipts: null }])

  browser.isOffline = false
  const after = reopen()
  expect(texts(after).slice(1)).toEqual(['how much may dinner cost?', QUEUED])
  const [turn] = kept
  if (turn === undefined) throw new Error('Nothing was kept.')
  expect(await after.offline.send(turn)).toBe('sent')
  expect(texts(after).slice(1)).toEqual(['how much may dinner cost?', 'The answer.'])
  expect(calls.ask).toHaveBeenCalledOnce()
})

test('offline, files are kept as they are and read when they are sent, also in a conversation that was begun anew', async () => {
  const { chat, calls, kept, browser } = openOffline()
  chat.upload([file('dinner.pdf')])
  expect(kept).toMatchObject([{ files: [expect.any(File)] }])
  browser.isOffline = false
  chat.newChat()
  for (const turn of kept) expect(await chat.offline.send(turn)).toBe('sent')
  expect(calls.upload).toHaveBeenCalledOnce()
  expect(texts(chat)).toEqual([GREETING, 'Uploaded a receipt: dinner.pdf', 'Read.'])
})

test('what was not taken goes on waiting, what was refused is told, and what was stopped is not sent again', async () => {
  const ask = vi.fn<FinGenieCalls['ask']>()
  const { chat, kept, browser } = openOffline({ ask: (...input) => ask(...input) })
  chat.send('kept')
  browser.isOffline = false
  const [turn] = kept
  if (turn === undefined) throw new Error('Nothing was kept.')
  for (const status of [0, 503, 429]) {
    ask.mockRejectedValueOnce(new ApiError(status, {}))
    expect(await chat.offline.send(turn)).toEqual({ later: turn })
    expect(texts(chat).slice(1)).toEqual(['kept', STILL_QUEUED])
  }
  ask.mockImplementationOnce(async (_, signal) => {
    chat.leave()
    signal.throwIfAborted()
    return { response: '' }
  })
  expect(await chat.offline.send(turn)).toBe('later')
  ask.mockImplementationOnce(async () => {
    chat.stop()
    return { response: 'Too late.' }
  })
  expect(await chat.offline.send(turn)).toBe('sent')
  expect(texts(chat).slice(1)).toEqual(['kept', ''])

  chat.newChat()
  ask.mockRejectedValueOnce(new ApiError(422, { title: 'Too long.' }))
  expect(await chat.offline.send(turn)).toBe('sent')
  expect(texts(chat).slice(1)).toEqual(['kept', UNAVAILABLE])
})

test('of an upload that was taken in part, the rest waits', async () => {
  const { chat, calls, kept, browser } = openOffline()
  const names = Array.from({ length: READ_AT_ONCE + 1 }, (_, index) => `${index}.pdf`)
  chat.upload(names.map(file))
  browser.isOffline = false
  const [turn] = kept
  if (turn === undefined) throw new Error('Nothing was kept.')
  calls.upload.mockImplementationOnce(readAll)
  calls.upload.mockResolvedValueOnce({ kind: 'failed', reason: 'No answer.' })
  const outcome = await chat.offline.send(turn)
  expect(outcome).toMatchObject({ later: { files: [{ name: names.at(-1) }], sessionId: turn.sessionId } })
  expect(texts(chat).slice(2)).toEqual(['Read.', STILL_QUEUED])
})

test('what waits lets an answer under way finish first', async () => {
  const { chat, kept, browser } = openOffline({ ask: () => new Promise(() => {}) })
  chat.send('kept')
  browser.isOffline = false
  chat.send('asked now')
  for (const turn of kept) expect(await chat.offline.send(turn)).toBe('later')
})

test('what is discarded can be tried again, and says that it was stopped', () => {
  const { chat, kept } = openOffline()
  chat.send('kept')
  chat.offline.discard(kept[0]?.turnId ?? '')
  expect(chat.store.get().messages.at(-1)).toMatchObject({ text: '', outcome: 'stopped' })
})

test('offline, a summary is made at once: it needs no server', async () => {
  const { chat, kept } = openOffline()
  chat.send('show summary')
  await settled(chat)
  expect(kept).toEqual([])
  expect(texts(chat)).toHaveLength(3)
})

test('without room to keep it, a message fails as it would have', async () => {
  const { calls } = open()
  const turnQueue = { isNeeded: () => true, add: () => Promise.reject(new Error('full')) }
  const now = () => new Date('2026-11-21T08:00:00Z')
  const chat = new FinGenieChat({ storage: localStorage, employeeId: null, now, calls, turnQueue })
  chat.send('hello')
  await expect.poll(() => texts(chat).at(-1)).toBe(UNAVAILABLE)
})

test('a question that is asked in other words takes the place of its exchange, here and in the history', async () => {
  const { chat, calls } = open()
  await say(chat, 'How much was lunch?')
  const { turnId = '' } = chat.store.get().messages.at(-1) ?? {}
  expect(chat.retries.resend(turnId, 'How much was dinner?')).toBe(true)
  await settled(chat)
  expect(texts(chat)).toEqual([GREETING, 'How much was dinner?', 'The answer.'])
  const { sessionId } = chat.store.get()
  expect(calls.undoExchange).toHaveBeenCalledExactlyOnceWith({ userMessage: 'How much was lunch?', sessionId })
  expect(calls.ask.mock.calls.map(([question]) => question.message)).toEqual([
    'How much was lunch?',
    'How much was dinner?',
  ])
})

test('an exchange that cannot be taken back stays before what is asked in other words', async () => {
  const { chat } = open({ undoExchange: () => Promise.reject(new Error('404')) })
  await say(chat, 'How much?')
  chat.retries.resend(chat.store.get().messages.at(-1)?.turnId ?? '', 'When?')
  await settled(chat)
  expect(texts(chat)).toEqual([GREETING, 'How much?', 'The answer.', 'When?', 'The answer.'])
})

test('what was uploaded, sent or changed is not said in other words', async () => {
  const { chat } = open({
    ask: async ({ message }) => ({ response: 'Done.', ...(message.includes('is 90') && { summary: summaryOf(90) }) }),
  })
  const canEdit = () => {
    const said = chat.store.get().messages.findLast(({ isUser }) => isUser)
    return said !== undefined && chat.retries.canEdit(said)
  }
  await upload(chat, 'a.jpg')
  expect(canEdit()).toBe(false)
  await say(chat, 'How much?')
  expect(canEdit()).toBe(true)
  await say(chat, 'The total is 90')
  expect(canEdit()).toBe(false)
  await say(chat, 'Send for approval')
  expect(canEdit()).toBe(false)
})

test('an upload that a reload of the page interrupts says so, and no network is blamed', async () => {
  const left = open({
    upload: (_, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ kind: 'failed', reason: 'Pravas cannot be reached.' }))
      }),
  })
  left.chat.upload([file('lunch.png')])
  await vi.waitFor(() => expect(left.calls.upload).toHaveBeenCalled())
  left.chat.interrupt()
  await Promise.resolve()
  expect(texts(left.chat).at(-1)).toBe('Uploaded a receipt: lunch.png')

  const { chat } = open()
  expect(chat.store.get().messages.at(-1)).toMatchObject({ text: UPLOAD_FAILED, reason: UPLOAD_LEFT })
})
