import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatScreen } from './chat-screen.tsx'
import type { Message } from './message.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollTo = () => undefined
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
})

const said = (turnId: string, text: string): Message => ({ turnId, text, isUser: true, timestamp: '' })
const told = (turnId: string, text: string, more: Partial<Message> = {}): Message => {
  return { turnId, text, isUser: false, timestamp: '', ...more }
}
const TALK = [said('1', 'To Mumbai'), told('1', 'When?'), said('2', 'Tomorrow'), told('2', '**Two** flights.')]

function show(messages: Message[], more: { busy?: boolean; canEdit?: () => boolean } = {}) {
  const calls = { onSend: vi.fn(() => true), onResend: vi.fn(() => true), onStop: vi.fn(), onRetry: vi.fn() }
  const rest = { onNewChat: vi.fn(), onOpenSession: vi.fn(), onSessionDeleted: vi.fn() }
  const screenWith = (shown: Message[]) => (
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ChatScreen
            assistant="tripmate"
            name="TripMate"
            title="TripMate"
            placeholder="Ask me"
            owner="asha"
            sessionId="s"
            busy={false}
            messages={shown}
            {...calls}
            {...rest}
            {...more}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>
  )
  const { rerender } = render(screenWith(messages))
  return { ...calls, change: (shown: Message[]) => rerender(screenWith(shown)) }
}

const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Ask me')
const editing = () => screen.queryByText('Editing your last message')

test('one’s last message is edited in the composer and said again in its own turn', async () => {
  const { onSend, onResend } = show(TALK)
  await userEvent.type(field(), 'half a thought')
  await userEvent.click(screen.getByRole('button', { name: 'Edit and send again' }))
  expect(field().value).toBe('Tomorrow')
  expect(editing()).not.toBeNull()
  await userEvent.type(field(), ' morning{Enter}')
  expect(onResend).toHaveBeenCalledExactlyOnceWith('2', 'Tomorrow morning')
  expect(onSend).not.toHaveBeenCalled()
  expect(field().value).toBe('half a thought')
  expect(editing()).toBeNull()
})

test('Escape leaves the message as it was and brings back what was being written', async () => {
  const { onResend } = show(TALK)
  await userEvent.type(field(), 'half a thought')
  await userEvent.click(screen.getByRole('button', { name: 'Edit and send again' }))
  await userEvent.type(field(), ' morning{Escape}')
  expect(field().value).toBe('half a thought')
  expect(editing()).toBeNull()
  expect(onResend).not.toHaveBeenCalled()
})

test('what another tab says meanwhile ends the editing', async () => {
  const { change, onSend, onResend } = show(TALK)
  await userEvent.click(screen.getByRole('button', { name: 'Edit and send again' }))
  change([...TALK, said('3', 'The first'), told('3', 'Chosen.')])
  expect(editing()).toBeNull()
  await userEvent.type(field(), '{Enter}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Tomorrow')
  expect(onResend).not.toHaveBeenCalled()
})

test('a message is not edited while an answer is awaited, nor where it has to stay', () => {
  show(TALK, { busy: true })
  expect(screen.queryByRole('button', { name: 'Edit and send again' })).toBeNull()
  cleanup()
  show(TALK, { canEdit: () => false })
  expect(screen.queryByRole('button', { name: 'Edit and send again' })).toBeNull()
})

test('stopped and failed look different, and both can be tried again', async () => {
  const { onRetry } = show([said('1', 'To Mumbai'), told('1', 'Two fl', { outcome: 'stopped' })])
  expect(screen.getByText('Stopped')).toBeTruthy()
  const stopped = screen.getByText('Two fl').closest('[data-outcome]')
  expect(stopped?.getAttribute('data-outcome')).toBe('stopped')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('1')
  cleanup()
  show([said('1', 'To Mumbai'), told('1', 'No.', { outcome: 'failed' })])
  expect(screen.queryByText('Stopped')).toBeNull()
  expect(screen.getByText('No.').closest('[data-outcome]')?.getAttribute('data-outcome')).toBe('failed')
})

test('an answer is copied without its markup', async () => {
  const user = userEvent.setup()
  show(TALK)
  const row = screen.getByText(/flights\./).closest('li')
  const copy = row?.querySelector<HTMLElement>('[aria-label="Copy message"]')
  if (!copy) throw new Error('There is no button that copies.')
  await user.click(copy)
  expect(await navigator.clipboard.readText()).toBe('Two flights.')
})
