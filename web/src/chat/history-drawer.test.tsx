import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HistoryDrawer } from './history-drawer.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})
afterEach(() => {
  notifications.clean()
  cleanup()
})

const MESSAGES = [
  { message: 'To Mumbai', sender: 'User', timestamp: '2026-11-01T10:00:00Z' },
  { message: 'Here are flights', sender: 'TripMate', timestamp: '2026-11-01T10:00:01Z' },
]

/** The drawer of a server that keeps one conversation; returns the calls that change something, and what came back. */
function show(currentSession: string, { renames = true } = {}) {
  const changes: string[] = []
  const onRestored = vi.fn()
  let isKept = true
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'GET') changes.push(`${method} ${address} ${body ?? ''}`.trim())
    if (method === 'PATCH' && !renames) return Response.json({ title: 'Not found' }, { status: 404 })
    if (method === 'DELETE') isKept = false
    if (method === 'POST') isKept = true
    if (method === 'PATCH') return Response.json(JSON.parse(String(body)))
    if (method !== 'GET') return Response.json({})
    if (address.endsWith('/sessions')) {
      return Response.json({ sessions: isKept ? [{ sessionId: 's1', chat_name: 'Mumbai' }] : [] })
    }
    return Response.json({ messages: MESSAGES })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  function Harness() {
    const [opened, setOpened] = useState(true)
    return (
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <HistoryDrawer
            assistant="tripmate"
            opened={opened}
            onClose={() => setOpened(false)}
            currentSession={currentSession}
            onNewChat={() => undefined}
            onOpen={() => undefined}
            onDeleted={() => undefined}
            onRestored={onRestored}
          />
          <Notifications />
        </QueryClientProvider>
      </MantineProvider>
    )
  }
  render(<Harness />)
  return { changes, onRestored }
}

const deleteIt = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete Mumbai' }))
const SAVED = 'POST /api/chat/tripmate/save'

test('a conversation is deleted at once and can be brought back in the drawer', async () => {
  const { changes, onRestored } = show('s2')
  await deleteIt()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Delete Mumbai' })).toBeDefined()
  expect(changes.map((change) => change.split(' {')[0])).toEqual([
    'DELETE /api/chat/tripmate/session/s1',
    SAVED,
    'PATCH /api/chat/tripmate/session/s1',
  ])
  expect(onRestored).not.toHaveBeenCalled()
})

test('after the drawer was closed a toast offers it, and what stood on the page comes back there', async () => {
  const { changes, onRestored } = show('s1')
  await deleteIt()
  await screen.findByText('Chat deleted')
  await userEvent.click(screen.getByRole('button', { name: 'Close chat history' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Chat restored.')).toBeDefined()
  expect(changes.at(-2)).toContain(SAVED)
  expect(changes.at(-1)).toBe('PATCH /api/chat/tripmate/session/s1 {"chat_name":"Mumbai"}')
  expect(onRestored).toHaveBeenCalledExactlyOnceWith('s1', [
    expect.objectContaining({ text: 'To Mumbai', isUser: true }),
    expect.objectContaining({ text: 'Here are flights', isUser: false }),
  ])
})

const rename = async (keys: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Mumbai' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of Mumbai' }), keys)
}

test('a conversation is renamed where it stands', async () => {
  const { changes } = show('s2')
  await rename('{Control>}a{/Control}Client visit{Enter}')
  expect(await screen.findByRole('button', { name: 'Delete Client visit' })).toBeDefined()
  expect(changes).toEqual(['PATCH /api/chat/tripmate/session/s1 {"chat_name":"Client visit"}'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename Client visit' }))
})

test.each([['{Escape}'], ['{Control>}a{/Control}  {Enter}'], ['{Enter}']])(
  '%s leaves the name as it was',
  async (keys) => {
    const { changes } = show('s2')
    await rename(keys)
    expect(await screen.findByRole('button', { name: 'Rename Mumbai' })).toBeDefined()
    expect(screen.getByRole('dialog')).toBeDefined()
    expect(changes).toEqual([])
  },
)

test('where no name can be given the old one comes back, and the drawer says so', async () => {
  show('s2', { renames: false })
  await rename('{Control>}a{/Control}Client visit{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('The chat couldn’t be renamed.')
  expect(await screen.findByRole('button', { name: 'Rename Mumbai' })).toBeDefined()
})

test('the list shows what is searched for, and Escape empties the search before it closes the drawer', async () => {
  show('s2')
  const field = await screen.findByRole('textbox', { name: 'Search conversations' })
  await userEvent.type(field, 'pune')
  expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull()
  expect(screen.getByText('No chat matches “pune”')).toBeDefined()
  await userEvent.type(field, '{Escape}')
  expect(screen.getByRole('list', { name: 'Conversations' })).toBeDefined()
  expect(screen.getByRole('dialog')).toBeDefined()
})
