import { MantineProvider, useMantineColorScheme } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePageScheme } from './shell.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  document.head.innerHTML = '<meta name="theme-color" content="#faf9f7">'
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  document.head.innerHTML = ''
})

function Page() {
  usePageScheme()
  const { setColorScheme } = useMantineColorScheme()
  return (
    <button type="button" onClick={() => setColorScheme('dark')}>
      dark
    </button>
  )
}

const frame = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')
const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme')

test('the browser’s frame follows the theme, which is kept', () => {
  render(<Page />, {
    wrapper: ({ children }) => <MantineProvider defaultColorScheme="auto">{children}</MantineProvider>,
  })
  expect(frame()).toBe('#faf9f7')
  fireEvent.click(screen.getByRole('button'))
  expect(frame()).toBe('#141311')
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark')
})

test('paper is light, and the screen is dark again afterwards', () => {
  render(<Page />, {
    wrapper: ({ children }) => <MantineProvider defaultColorScheme="dark">{children}</MantineProvider>,
  })
  expect(shown()).toBe('dark')
  fireEvent(window, new Event('beforeprint'))
  expect(shown()).toBe('light')
  fireEvent(window, new Event('afterprint'))
  expect(shown()).toBe('dark')
})
