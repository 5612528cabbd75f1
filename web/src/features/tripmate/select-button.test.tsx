import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForBrowser } from '../../testing/browser.ts'
import { SelectButton } from './select-button.tsx'

beforeEach(standInForBrowser)
afterEach(cleanup)

function show(message: string, sentWith?: string) {
  const props = { selected: new Set(['6E 1']), busy: false, sentWith, onSelect: vi.fn() }
  render(
    <MantineProvider env="test">
      <SelectButton {...props} message={message} name={`IndiGo ${message}`} />
    </MantineProvider>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button')
  return [button.textContent, button.disabled, button.getAttribute('aria-description')]
}

test.each([
  ['6E 1', undefined, ['Selected', false, 'IndiGo 6E 1']],
  ['6E 2', undefined, ['Select', false, 'IndiGo 6E 2']],
  ['6E 1', 'TRP-2026-000041', ['Sent with TRP-2026-000041', true, 'IndiGo 6E 1']],
  ['6E 2', 'TRP-2026-000041', ['Select', true, 'IndiGo 6E 2, the request was sent as TRP-2026-000041']],
])('%s of a request sent as %s', (message, sentWith, shown) => {
  expect(show(message, sentWith)).toEqual(shown)
})
