import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SupportTabs } from './support-tabs.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(
      class {
        observe = vi.fn()
        unobserve = vi.fn()
        disconnect = vi.fn()
      },
    ),
  )
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { addEventListener: vi.fn(), removeEventListener: vi.fn() },
  })
})
afterEach(cleanup)

test('what was typed in either form survives a change of tabs and of the issue type', async () => {
  const user = userEvent.setup()
  render(
    <MantineProvider>
      <MemoryRouter>
        <SupportTabs first="request" />
      </MemoryRouter>
    </MantineProvider>,
  )
  await user.selectOptions(screen.getByLabelText(/^Issue Type/), 'other')
  await user.type(screen.getByLabelText(/^Description/), 'The map')
  await user.selectOptions(screen.getByLabelText(/^Issue Type/), 'trip')
  await user.click(screen.getByRole('tab', { name: 'Get in Touch' }))
  await user.type(screen.getByLabelText(/^Subject/), 'A question')
  await user.click(screen.getByRole('tab', { name: 'Support Request' }))
  await user.selectOptions(screen.getByLabelText(/^Issue Type/), 'other')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe('The map')
  await user.click(screen.getByRole('tab', { name: 'Get in Touch' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('A question')
})
