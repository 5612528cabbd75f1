import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Composer } from './composer.tsx'

afterEach(cleanup)
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
})

function show({ busy = false, draft: first = '' } = {}) {
  const calls = { onSend: vi.fn(), onStop: vi.fn(), onLeave: vi.fn() }
  function Harness() {
    const [draft, setDraft] = useState(first)
    const rest = { ref: null, placeholder: 'Ask me', tools: undefined, hint: undefined, ...calls }
    return <Composer {...rest} busy={busy} draft={draft} onDraft={setDraft} />
  }
  render(
    <MantineProvider env="test">
      <Harness />
    </MantineProvider>,
  )
  return calls
}

function field(): HTMLTextAreaElement {
  return screen.getByPlaceholderText('Ask me')
}

test('Enter sends, Shift and Enter break the line', async () => {
  const { onSend } = show()
  await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two')
  expect(field().value).toBe('one\ntwo')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.type(field(), '{Enter}')
  expect(onSend).toHaveBeenCalledTimes(1)
  expect(field().value).toBe('one\ntwo')
})

test('while an answer is awaited text and Send are disabled, and it can be stopped', async () => {
  const { onStop } = show({ busy: true })
  expect(field().disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledTimes(1)
})

test('a message that is too long stays and says so', async () => {
  const { onSend } = show({ draft: 'a'.repeat(4001) })
  expect(screen.getByRole('alert').textContent).toContain('4,001 of 4,000')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).not.toHaveBeenCalled()
})

test('the arrow leads up to the messages only from an empty composer', async () => {
  const { onLeave } = show()
  await userEvent.type(field(), 'a{ArrowUp}')
  expect(onLeave).not.toHaveBeenCalled()
  await userEvent.type(field(), '{Backspace}{ArrowUp}')
  expect(onLeave).toHaveBeenCalledTimes(1)
})
