import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'
import { broken } from '../../testing/server.ts'

usesProduct()

const TITLE = 'FinGenie - Financial Assistant'
const ASK = 'POST /api/chat/fingenie'
const UPLOAD = 'POST /api/chat/fingenie/upload'
const SYNC = 'POST /api/chat/fingenie/sync'
const SAVE = 'POST /api/chat/fingenie/save'
const kept = { [SAVE]: { saved: true }, [SYNC]: { synced: 1 } }
const read = {
  response: 'Read.',
  summary: {
    session_id: 's',
    receipts: [{ data: { total: 1240.5, merchant: 'Old Fort Kitchen', date: '2026-06-08', category: 'Food' } }],
  },
}

let people = 0

/** Each test is somebody else's conversation. */
async function open(answers: Record<string, object> = {}) {
  people += 1
  const person = { ...asha, email: `person-${people}@pravas.example` }
  const opened = openProduct('/fingenie-chat', { person, answers: { ...kept, ...answers } })
  await heading(TITLE)
  return opened
}

type Opened = Awaited<ReturnType<typeof open>>

function field() {
  return screen.getByPlaceholderText<HTMLTextAreaElement>('Ask me about expenses, budgets, financial analysis...')
}

function conversation() {
  return within(screen.getByRole('region', { name: 'Conversation' }))
}

function fileInput() {
  return screen.getByLabelText<HTMLInputElement>('Receipt files')
}

async function upload({ user }: Opened, ...names: string[]) {
  await user.upload(
    fileInput(),
    names.map((name) => new File(['content'], name, { type: 'image/jpeg' })),
  )
  await waitFor(() => expect(field().disabled).toBe(false))
}

async function say({ user }: Opened, text: string) {
  await user.type(field(), `${text}{Enter}`)
}

test('receipts are uploaded by a control that takes several files of the specified types, with its hint', async () => {
  await open()
  expect(screen.getByRole('button', { name: 'Upload Receipts' })).toBeTruthy()
  expect(screen.getByText('Upload multiple receipts for expense analysis')).toBeTruthy()
  expect(fileInput().multiple).toBe(true)
  const types = fileInput()
    .accept.split(',')
    .filter((type) => type.startsWith('.'))
  expect(types.toSorted()).toEqual(['.jpeg', '.jpg', '.pdf', '.png'])
})

test('while it waits it says so, and neither the field nor Send can be used', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const opened = await open({ [ASK]: () => promise })
  await say(opened, 'Hello')
  expect(await screen.findByText('FinGenie is thinking...')).toBeTruthy()
  expect(field().disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  resolve({ response: 'Good day.' })
  expect(await conversation().findByText('Good day.')).toBeTruthy()
  expect(screen.queryByText('FinGenie is thinking...')).toBeNull()
})

test('an upload is read, synced and saved', async () => {
  const opened = await open({ [UPLOAD]: read })
  await upload(opened, 'a.jpg', 'b.png')
  expect(opened.server.bodyOf(UPLOAD)).toEqual({
    receipts: ['a.jpg', 'b.png'].map((file_name) => ({ file_name, file_content: 'Y29udGVudA==' })),
    sessionId: localStorage.getItem('fingenie-session-id'),
    employee_id: 'EMP1',
  })
  expect(await conversation().findByText('Old Fort Kitchen')).toBeTruthy()
  await waitFor(() => expect(opened.server.calls).toEqual(expect.arrayContaining([SYNC, SAVE])))
})

test('an upload that fails says so', async () => {
  const opened = await open({ [UPLOAD]: broken })
  await upload(opened, 'a.jpg')
  const text = "Sorry, I couldn't process the receipts. Please try again."
  expect(await conversation().findByText(text)).toBeTruthy()
})

test('an upload without receipts in its summary says so', async () => {
  const opened = await open({ [UPLOAD]: { response: '', summary: { session_id: 's', receipts: [] } } })
  await upload(opened, 'a.jpg')
  const text = 'I could not process the receipt. Please upload a clear image.'
  expect(await conversation().findByText(text)).toBeTruthy()
})

test('a question that fails says so', async () => {
  const opened = await open({ [ASK]: broken })
  await say(opened, 'Hello')
  const text = "Sorry, I'm currently unavailable. Please try again later."
  expect(await conversation().findByText(text)).toBeTruthy()
})

test('the summary is built in the browser, in rupees with two decimals', async () => {
  const opened = await open({ [UPLOAD]: read })
  await upload(opened, 'a.jpg')
  await say(opened, 'show summary')
  await waitFor(() => expect(conversation().getAllByText('₹1,240.50').length).toBeGreaterThan(1))
  expect(opened.server.calls).not.toContain(ASK)
})

test.each([
  ['send reimbursement', "I don't have any receipt data to send. Please upload receipts first."],
  ['generate summary', "I don't have any receipt data to summarize. Please upload receipts first."],
])('without receipts the answer to “%s” is a text of the page', async (command, text) => {
  const opened = await open()
  await say(opened, command)
  expect(await conversation().findByText(text)).toBeTruthy()
  // Beside the page's own question who answers in it.
  expect(opened.server.calls.filter((call) => call !== SAVE && call !== 'GET /api/assistants')).toEqual([])
})

test('a save and a sync that fail are only logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const opened = await open({ [UPLOAD]: read, [SAVE]: broken, [SYNC]: broken })
  await upload(opened, 'a.jpg')
  await waitFor(() => {
    expect(logged).toHaveBeenCalledWith('The exchange with FinGenie was not saved.', expect.anything())
    expect(logged).toHaveBeenCalledWith('The receipts were not synced.', expect.anything())
  })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the history and New Chat are those of TripMate, with what a conversation was about', async () => {
  const sessions = [
    { sessionId: 'fingenie-1-old', chat_name: 'Dinner', lastActivity: '2026-11-20T08:00:00Z', category: 'Food' },
  ]
  const opened = await open({ [ASK]: { response: 'Good day.' }, 'GET /api/chat/fingenie/sessions': { sessions } })
  await say(opened, 'Hello')
  await conversation().findByText('Good day.')
  const sessionId = localStorage.getItem('fingenie-session-id')
  await opened.user.click(screen.getByRole('button', { name: /history/i }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Chat History' }))
  const item = await drawer.findByRole('listitem')
  for (const fact of ['Dinner', '20 Nov 2026', 'Food']) expect(item.textContent).toContain(fact)
  await opened.user.click(drawer.getByRole('button', { name: '+ New Chat' }))
  await waitFor(() => expect(conversation().queryByText('Good day.')).toBeNull())
  expect(localStorage.getItem('fingenie-session-id')).toBe(sessionId)
})
