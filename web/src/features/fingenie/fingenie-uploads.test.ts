import { beforeEach, expect, test, vi } from 'vitest'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { FinGenieChat } from './fingenie-chat.ts'
import { notTaken, UPLOAD_FAILED } from './fingenie-texts.ts'
import { READ_AT_ONCE } from './upload-files.ts'
import type { StoredUpload, UploadStore } from './upload-store.ts'

beforeEach(() => {
  localStorage.clear()
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})

const SESSION = 'fingenie-1-queue'

/** What the browser keeps over reloads, in memory. */
function memoryUploads() {
  const uploads = new Map<string, StoredUpload & { settled: ReadonlySet<number> }>()
  const uploadStore: UploadStore = {
    put: (upload) => void uploads.set(upload.turnId, { ...upload, settled: new Set() }),
    settle: (turnId, places) => {
      const upload = uploads.get(turnId)
      if (upload) uploads.set(turnId, { ...upload, settled: new Set(places) })
    },
    remove: (turnId) => void uploads.delete(turnId),
    find: async (turnId) => uploads.get(turnId),
    turnsOf: async () => [...uploads.keys()],
  }
  return { uploadStore, uploads }
}

const readAll: FinGenieCalls['upload'] = async ({ receipts }) => ({
  kind: 'read',
  answer: {
    response: 'Read.',
    summary: {
      session_id: SESSION,
      receipts: receipts.map(({ file_name }) => ({
        receipt_id: `id of ${file_name}`,
        file_name,
        data: { total: 100 },
      })),
    },
  },
})

function open({ uploadStore, ...overrides }: Partial<FinGenieCalls> & { uploadStore?: UploadStore } = {}) {
  localStorage.setItem('fingenie-session-id', SESSION)
  const calls = {
    ask: vi.fn<FinGenieCalls['ask']>(overrides.ask ?? (async () => ({ response: 'The answer.' }))),
    upload: vi.fn<FinGenieCalls['upload']>(overrides.upload ?? readAll),
    email: vi.fn<FinGenieCalls['email']>(async () => ({ response: '', referenceId: '' })),
    reasonOf: (error: unknown) => String(error),
    blockersOf: () => undefined,
    cancel: vi.fn<FinGenieCalls['cancel']>(),
    drop: vi.fn<FinGenieCalls['drop']>(overrides.drop ?? (async () => undefined)),
    sync: vi.fn<FinGenieCalls['sync']>(),
    save: vi.fn<FinGenieCalls['save']>(),
    undoExchange: async () => true,
  }
  const now = () => new Date('2026-11-21T08:00:00Z')
  const chat = new FinGenieChat({
    storage: localStorage,
    employeeId: 'EMP1',
    now,
    calls,
    ...(uploadStore && { uploads: uploadStore }),
  })
  const sent = () => calls.upload.mock.calls.map(([{ receipts }]) => receipts.map(({ file_name }) => file_name))
  return { chat, calls, sent }
}

function files(...names: string[]): File[] {
  return names.map((name) => new File([name], name))
}

function numbered(count: number): File[] {
  return files(...Array.from({ length: count }, (_, index) => `${index}.pdf`))
}

/** Resolves when the conversation awaits nothing. */
function quiet({ store }: FinGenieChat): Promise<void> {
  return vi.waitFor(() => expect(store.get()).toMatchObject({ turnId: null, queue: [] }))
}

const texts = ({ store }: FinGenieChat) => store.get().messages.map(({ text }) => text)

/** How the files of the first upload ended. */
const ends = ({ store }: FinGenieChat) =>
  store
    .get()
    .messages.find(({ files: sent, isUser }) => isUser && sent)
    ?.files?.map(({ ended }) => ended)

const heldNames = ({ store }: FinGenieChat) => store.get().receipts?.summary.receipts.map(({ file_name }) => file_name)

test('30 files go a few at a time, each in one request, and each is kept as soon as it is read', async () => {
  const kept: (number | undefined)[] = []
  const opened = open({
    upload: (body, signal) => {
      kept.push(heldNames(opened.chat)?.length)
      return readAll(body, signal)
    },
  })
  opened.chat.upload(numbered(30))
  await quiet(opened.chat)
  expect(opened.sent().map((names) => names.length)).toEqual(Array.from({ length: 6 }, () => READ_AT_ONCE))
  expect(new Set(opened.sent().flat()).size).toBe(30)
  expect(kept).toEqual([undefined, 5, 10, 15, 20, 25])
})

test('a file that is cancelled while it waits is not sent, and one that is being read is taken out again', async () => {
  const stages: string[] = []
  const { chat, calls, sent } = open({
    upload: async (body, signal) => {
      if (body.receipts.length === 1) return readAll(body, signal)
      for (const place of [1, 5]) chat.cancelFile(chat.store.get().turnId ?? '', place)
      stages.push(...chat.store.get().files)
      return readAll(body, signal)
    },
  })
  chat.upload(numbered(7))
  await quiet(chat)
  expect(sent()).toEqual([['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf'], ['6.pdf']])
  expect(stages).toEqual(['reading', 'cancelled', 'reading', 'reading', 'reading', 'cancelled', 'waiting'])
  expect(calls.drop.mock.calls).toEqual([['id of 1.pdf']])
  expect(heldNames(chat)).toEqual(['0.pdf', '2.pdf', '3.pdf', '4.pdf', '6.pdf'])
})

test('what cannot be taken out again stays; an upload of which nothing is wanted says that it was stopped', async () => {
  const cancelling: FinGenieCalls['upload'] = (body, signal) => {
    chat.cancelFile(chat.store.get().turnId ?? '', 0)
    return readAll(body, signal)
  }
  const { chat, calls } = open({ upload: cancelling })
  calls.drop.mockRejectedValueOnce(new Error('404'))
  chat.upload(files('a.pdf'))
  await quiet(chat)
  expect(heldNames(chat)).toEqual(['a.pdf'])
  chat.upload(files('b.pdf'))
  await quiet(chat)
  expect(heldNames(chat)).toEqual(['a.pdf'])
  expect(chat.store.get().messages.at(-1)).toMatchObject({ text: '', outcome: 'stopped' })
})

test('one file that did not get through is tried again alone; the others can still be', async () => {
  const { chat, calls, sent } = open()
  for (let times = 0; times < 4; times += 1) {
    calls.upload.mockResolvedValueOnce({ kind: 'failed', reason: 'No answer.' })
  }
  chat.upload(files('a.pdf', 'b.pdf', 'c.pdf', 'd.txt'))
  await quiet(chat)
  const failed = chat.store.get().messages.at(-1)
  if (failed === undefined) throw new Error('Nothing failed.')
  const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.txt']
  expect(names.map((name) => chat.retries.canRetryFile(failed, name))).toEqual([true, true, true, false])
  chat.retries.retryFile(failed, 'b.pdf')
  await quiet(chat)
  expect(sent().at(-1)).toEqual(['b.pdf'])
  const left = chat.store.get().messages.find(({ text }) => text === UPLOAD_FAILED)
  expect(left?.files?.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf'])
  expect(left && chat.retries.canRetry(left)).toBe(true)
  chat.retries.retry(failed.turnId ?? '')
  await quiet(chat)
  expect(sent().at(-1)).toEqual(['a.pdf', 'c.pdf'])
  expect(texts(chat)).not.toContain(UPLOAD_FAILED)
  expect(ends(chat)).toEqual(['again', 'again', 'again', 'refused'])
})

test('when a request breaks that carried several files, each has an attempt of its own', async () => {
  const { chat, calls, sent } = open()
  calls.upload.mockResolvedValueOnce({ kind: 'failed', reason: 'No answer.' })
  calls.upload.mockImplementationOnce(readAll)
  calls.upload.mockResolvedValueOnce({ kind: 'failed', reason: 'No answer.' })
  chat.upload(files('a.pdf', 'b.pdf', 'c.pdf'))
  await quiet(chat)
  expect(sent()).toEqual([['a.pdf', 'b.pdf', 'c.pdf'], ['a.pdf'], ['b.pdf'], ['c.pdf']])
  expect(heldNames(chat)).toEqual(['a.pdf', 'c.pdf'])
  expect(chat.store.get().messages.at(-1)?.files).toEqual([{ name: 'b.pdf', problem: 'No answer.' }])
  expect(ends(chat)).toEqual(['done', 'failed', 'done'])
})

test('what cannot be a receipt is told before anything is sent', async () => {
  const { chat, calls } = open()
  const told: string[][] = []
  calls.upload.mockImplementationOnce(async (body, signal) => {
    told.push(texts(chat).slice(-1))
    return readAll(body, signal)
  })
  chat.upload([...files('a.pdf', 'b.txt'), new File([], 'c.jpg')])
  await quiet(chat)
  expect(told).toEqual([[notTaken(2)]])
  expect(ends(chat)).toEqual(['done', 'refused', 'refused'])
})

test('what does not begin as a receipt does goes first, so that its refusal is not the last thing to be heard', async () => {
  const { chat, sent } = open()
  const photos = numbered(READ_AT_ONCE).map(({ name }) => new File([Uint8Array.of(0xff, 0xd8, 0xff)], name))
  chat.upload([...photos, ...files('notes.jpg')])
  await quiet(chat)
  expect(sent()).toEqual([['notes.jpg', '0.pdf', '1.pdf', '2.pdf', '3.pdf'], ['4.pdf']])
})

test('a cancelled file takes its turn after all, or is uploaded by itself when the others are done', async () => {
  const { chat, calls, sent } = open()
  calls.upload.mockImplementationOnce(async (body, signal) => {
    const { turnId } = chat.store.get()
    for (const place of [5, 6]) chat.cancelFile(turnId ?? '', place)
    chat.uploadFile(turnId ?? '', 5)
    return readAll(body, signal)
  })
  chat.upload(numbered(7))
  await quiet(chat)
  expect(sent().at(-1)).toEqual(['5.pdf'])
  expect(ends(chat)).toEqual([...Array.from({ length: 6 }, () => 'done'), 'cancelled'])
  const { turnId = '' } = chat.store.get().messages.at(-1) ?? {}
  expect([5, 6].map((place) => chat.canUploadFile(turnId, place))).toEqual([false, true])
  chat.uploadFile(turnId, 6)
  await quiet(chat)
  expect(sent().at(-1)).toEqual(['6.pdf'])
  expect(ends(chat)?.at(-1)).toBe('again')
})

test('a stopped upload says which files were not read, and tries no other again', async () => {
  const { chat, calls, sent } = open()
  calls.upload.mockImplementationOnce(readAll)
  calls.upload.mockImplementationOnce(() => new Promise(() => undefined))
  chat.upload(numbered(READ_AT_ONCE + 1))
  await vi.waitFor(() => expect(calls.upload).toHaveBeenCalledTimes(2))
  chat.stop()
  expect(ends(chat)).toEqual([...Array.from({ length: READ_AT_ONCE }, () => 'done'), 'stopped'])
  chat.retries.retry(chat.store.get().messages.at(-1)?.turnId ?? '')
  await quiet(chat)
  expect(sent().at(-1)).toEqual(['5.pdf'])
})

test('files that are chosen while an answer is awaited are uploaded after it, and stopping stops them too', async () => {
  const answer = Promise.withResolvers<{ response: string }>()
  const { chat, calls, sent } = open({ ask: () => answer.promise })
  chat.send('How much?')
  chat.upload(files('a.pdf'))
  chat.upload(files('b.pdf'))
  expect(chat.store.get().queue).toHaveLength(2)
  expect(calls.upload).not.toHaveBeenCalled()
  answer.resolve({ response: '₹300.' })
  await quiet(chat)
  expect(sent()).toEqual([['a.pdf'], ['b.pdf']])

  calls.upload.mockImplementation(() => new Promise(() => undefined))
  chat.upload(files('c.pdf'))
  chat.upload(files('d.pdf'))
  chat.stop()
  expect(chat.store.get()).toMatchObject({ turnId: null, queue: [] })
  expect(chat.store.get().messages.filter(({ outcome }) => outcome === 'stopped')).toHaveLength(2)
})

test('after a reload an upload goes on with the files that were not dealt with', async () => {
  const { uploadStore, uploads } = memoryUploads()
  const left = open({ uploadStore })
  left.calls.upload.mockImplementationOnce(readAll)
  left.calls.upload.mockImplementation(() => new Promise(() => undefined))
  left.chat.upload(numbered(READ_AT_ONCE + 2))
  await vi.waitFor(() => expect(left.calls.upload).toHaveBeenCalledTimes(2))
  left.chat.interrupt()
  expect(uploads.size).toBe(1)

  const { chat, sent } = open({ uploadStore })
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  await quiet(chat)
  expect(sent()).toEqual([['5.pdf', '6.pdf']])
  expect(heldNames(chat)).toHaveLength(READ_AT_ONCE + 2)
  expect(chat.store.get().messages.some(({ outcome }) => outcome === 'failed')).toBe(false)
  expect(uploads.size).toBe(0)
})

test('an upload that was stopped, or whose conversation was left, is not gone on with', async () => {
  const { uploadStore, uploads } = memoryUploads()
  const never: FinGenieCalls['upload'] = () => new Promise(() => undefined)
  for (const end of [(chat: FinGenieChat) => chat.stop(), (chat: FinGenieChat) => chat.openSession('other', [])]) {
    const { chat, calls } = open({ uploadStore, upload: never })
    chat.upload(files('a.pdf'))
    chat.upload(files('b.pdf'))
    await vi.waitFor(() => expect(calls.upload).toHaveBeenCalled())
    end(chat)
    await vi.waitFor(() => expect(uploads.size).toBe(0))
  }
})
