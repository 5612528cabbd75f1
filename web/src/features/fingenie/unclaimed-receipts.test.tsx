import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'
import { broken } from '../../testing/server.ts'

usesProduct()

const WAITING = 'GET /api/chat/fingenie/unclaimed-receipts'
const NAME = 'Unclaimed receipts'

const waitingIn = (sessionId: string, receipts: number, total: number) => ({
  sessionId,
  chat_name: `Chat ${sessionId}`,
  receipts,
  total,
})

let people = 0
function open(answers: Record<string, object>) {
  people += 1
  return openProduct('/fingenie-chat', { person: { ...asha, email: `waiting-${people}@pravas.example` }, answers })
}

test('receipts of earlier chats are told under the greeting, and lead to their chat', async () => {
  const said = { message: 'Uploaded a receipt: cab.jpg', sender: 'User', timestamp: '2026-06-09T05:00:00Z' }
  const { user, server } = open({
    [WAITING]: [
      waitingIn('fingenie-5', 3, 4210),
      waitingIn('fingenie-4', 1, 0),
      waitingIn('fingenie-3', 2, 90.5),
      waitingIn('fingenie-2', 1, 10),
    ],
    'GET /api/chat/fingenie/session/fingenie-4': { messages: [said] },
    'GET /api/chat/fingenie/sessions': { sessions: [] },
  })
  const list = within(await screen.findByRole('list', { name: NAME }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3 unclaimed receipts in an earlier chat (₹4,210.00). Open ‘Chat fingenie-5’',
    '1 unclaimed receipt in an earlier chat. Open ‘Chat fingenie-4’',
    '2 unclaimed receipts in an earlier chat (₹90.50). Open ‘Chat fingenie-3’',
    '1 more chat with unclaimed receipts. Chat history',
  ])
  await user.click(list.getByRole('button', { name: 'Chat history' }))
  await user.click(await screen.findByRole('button', { name: 'Close chat history' }))
  await user.click(list.getByRole('button', { name: 'Open ‘Chat fingenie-4’' }))
  const conversation = await screen.findByRole('region', { name: 'Conversation' })
  expect(await within(conversation).findByText(said.message)).toBeTruthy()
  expect(screen.queryByRole('list', { name: NAME })).toBeNull()
  expect(document.activeElement).toBe(conversation)
  await waitFor(() => expect(server.calls).toContain('GET /api/chat/fingenie/claim?sessionId=fingenie-4'))
})

test('a chat that cannot be opened is said to be, and its line stays', async () => {
  vi.spyOn(console, 'warn').mockReturnValueOnce()
  const { user } = open({
    [WAITING]: [waitingIn('fingenie-5', 3, 4210)],
    'GET /api/chat/fingenie/session/fingenie-5': broken,
  })
  await user.click(await screen.findByRole('button', { name: 'Open ‘Chat fingenie-5’' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The chat couldn’t be opened.')
  expect(screen.getByRole('button', { name: 'Open ‘Chat fingenie-5’' })).toBeTruthy()
})

test.each([
  ['fails', broken, 1],
  ['is not there', () => new Response(null, { status: 404 }), 0],
  ['answers with none', [], 0],
  ['answers with something else', { sessions: [] }, 1],
])('where the call %s the greeting stands alone', async (_, answer, logs) => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  const { server } = open({ [WAITING]: answer })
  await heading('FinGenie - Financial Assistant')
  await waitFor(() => expect(server.requests.some(({ call }) => call === WAITING)).toBe(true))
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(logs))
  expect(screen.queryByRole('list', { name: NAME })).toBeNull()
  logged.mockRestore()
})
