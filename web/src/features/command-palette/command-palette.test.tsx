import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IconPlus } from '../../ui/icons.ts'
import { CommandPalette } from './command-palette.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

function show() {
  const ran: string[] = []
  const command = (id: string, label: string) => ({ id, label, icon: IconPlus, run: () => ran.push(id) })
  const groups = [
    { name: 'Go to', items: [command('dashboard', 'Dashboard'), command('account', 'Account')] },
    { name: 'Trips', onlyFound: true, items: [command('t1', 'TRP-2026-0017')] },
  ]
  function Harness() {
    const [opened, setOpened] = useState(false)
    return (
      <MantineProvider env="test">
        <button type="button" onClick={() => setOpened(true)}>
          open
        </button>
        <CommandPalette opened={opened} onClose={() => setOpened(false)} groups={groups} owner="a@pravas.example" />
      </MantineProvider>
    )
  }
  render(<Harness />)
  return ran
}

const openPalette = () => userEvent.click(screen.getByRole('button', { name: 'open' }))
const field = () => screen.getByRole('combobox')

/** The option that the field tells assistive technology of. */
function active(): string | null | undefined {
  const option = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  expect(option?.getAttribute('aria-selected')).toBe('true')
  expect(screen.getAllByRole('option', { selected: true })).toEqual([option])
  return option?.textContent
}

test('opens on its field, the first entry chosen, and the arrows go round', async () => {
  show()
  await openPalette()
  expect(document.activeElement).toBe(field())
  expect(active()).toBe('Dashboard')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Account')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Dashboard')
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('Account')
})

test('Enter runs what was found and closes; the next time it comes first', async () => {
  const ran = show()
  await openPalette()
  await userEvent.keyboard('0017{Enter}')
  expect(ran).toEqual(['t1'])
  expect(screen.queryByRole('combobox')).toBeNull()
  await openPalette()
  expect(screen.getAllByRole('group')[0]?.getAttribute('aria-label')).toBe('Recent')
  expect(active()).toBe('TRP-2026-0017')
})

test('Esc closes without doing anything, and the focus goes back', async () => {
  const ran = show()
  await openPalette()
  await userEvent.keyboard('acc{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })))
  expect(ran).toEqual([])
})

test('says how much was found, and when nothing was', async () => {
  show()
  await openPalette()
  await userEvent.keyboard('a')
  expect(screen.getByRole('status').textContent).toBe('2 results')
  await userEvent.keyboard('zz')
  expect(screen.getByRole('status').textContent).toBe('0 results')
  expect(screen.getByText('Nothing found for “azz”.')).toBeDefined()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('combobox')).not.toBeNull()
})
