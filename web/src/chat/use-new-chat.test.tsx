import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from './message.ts'
import { asLeft, useNewChat } from './use-new-chat.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})
afterEach(() => {
  notifications.clean()
  cleanup()
  vi.useRealTimers()
})

const said = (text: string, more: Partial<Message> = {}): Message => ({ text, isUser: true, timestamp: '', ...more })
const GREETING = said('Hello', { isUser: false })
const TALK = [GREETING, said('To Mumbai', { turnId: '1' }), said('Here are flights', { isUser: false, turnId: '1' })]

function show(first = TALK) {
  const onBack = vi.fn()
  function Chat() {
    const [messages, setMessages] = useState(first)
    const [sessionId, setSessionId] = useState('tripmate-1')
    const newChat = useNewChat(
      { messages, sessionId, onNewChat: () => setMessages([GREETING]), onOpenSession: (_, kept) => setMessages(kept) },
      onBack,
    )
    return (
      <>
        <p>{messages.map(({ text }) => text).join(' / ')}</p>
        <button type="button" onClick={newChat}>
          New Chat
        </button>
        <button type="button" onClick={() => setMessages([...messages, said('More')])}>
          Say
        </button>
        <button type="button" onClick={() => setSessionId('tripmate-2')}>
          Other
        </button>
      </>
    )
  }
  function Page() {
    const [isShown, setShown] = useState(true)
    return (
      <MantineProvider env="test">
        {isShown && <Chat />}
        <button type="button" onClick={() => setShown(false)}>
          Leave
        </button>
        <Notifications />
      </MantineProvider>
    )
  }
  render(<Page />)
  return onBack
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Long enough for a toast to fade. */
const wait = (ms = 1000) => act(() => vi.advanceTimersByTime(ms))
const undo = () => screen.queryByRole('button', { name: 'Undo' })

test('Undo brings the messages back', () => {
  const onBack = show()
  press('New Chat')
  expect(screen.getByText('Hello')).toBeDefined()
  press('Undo')
  expect(screen.getByText('Hello / To Mumbai / Here are flights')).toBeDefined()
  expect(onBack).toHaveBeenCalledTimes(1)
  wait()
  expect(undo()).toBeNull()
})

test('the offer passes', () => {
  show()
  press('New Chat')
  wait(9_900)
  expect(undo()).not.toBeNull()
  wait(200)
  wait()
  expect(undo()).toBeNull()
})

test.each(['Say', 'Other', 'Leave'])('the offer is withdrawn by: %s', (what) => {
  show()
  press('New Chat')
  expect(undo()).not.toBeNull()
  press(what)
  wait()
  expect(undo()).toBeNull()
})

test('where nothing was said there is nothing to bring back', () => {
  show([GREETING])
  press('New Chat')
  expect(undo()).toBeNull()
})

test('what was unanswered when the conversation was left has been stopped', () => {
  const waiting = said('No connection', { isUser: false, turnId: '2', outcome: 'waiting' })
  const left = asLeft([...TALK, said('And back?', { turnId: '2' }), waiting])
  expect(left.slice(0, 3)).toEqual(TALK)
  expect(left.slice(3).map(({ text, outcome }) => ({ text, outcome }))).toEqual([
    { text: 'And back?', outcome: undefined },
    { text: '', outcome: 'stopped' },
  ])
})
