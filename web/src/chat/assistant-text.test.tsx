import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { AssistantText } from './assistant-text.tsx'
import { fetchMarkdown } from './markdown.ts'

beforeAll(fetchMarkdown)

afterEach(cleanup)

function show(text: string): HTMLElement {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  const { container } = render(
    <MantineProvider>
      <MemoryRouter>
        <AssistantText text={text} />
      </MemoryRouter>
    </MantineProvider>,
  )
  return container
}

test('numbers of records lead to their pages', () => {
  show('Sent as TRP-2026-000012, claimed as EXP-2026-000007.')
  expect(screen.getByRole('link', { name: 'TRP-2026-000012' }).getAttribute('href')).toBe('/trip/TRP-2026-000012')
  expect(screen.getByRole('link', { name: 'EXP-2026-000007' }).getAttribute('href')).toBe('/expense/EXP-2026-000007')
})

test('bold text is strong, and what is around it is not', () => {
  const container = show('The **first** flight is __late__ today.')
  expect([...container.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['first', 'late'])
  expect(container.textContent.trim()).toContain('The first flight is late today.')
})

test('rupee amounts stand out, in prose and in bold', () => {
  const container = show('It costs ₹12,34,567.50, with **Rs. 400** of tax and INR 5 on top.')
  expect([...container.querySelectorAll('.rupees')].map(({ textContent }) => textContent)).toEqual([
    '₹12,34,567.50',
    'Rs. 400',
    'INR 5',
  ])
})

test('plain paragraphs are set like Markdown', () => {
  const plain = show('Claimed as EXP-2026-000007, ₹300.\nOn 27 Nov 2026.\n\nThank you.')
  const html = plain.querySelector('p')?.parentElement?.innerHTML
  cleanup()
  const marked = show('Claimed as EXP-2026-000007, ₹300.\nOn 27 Nov 2026.\n\nThank you.<!-- -->')
  expect(html).toBe(marked.querySelector('p')?.parentElement?.innerHTML.replaceAll(/>\n</g, '><').trim())
})

test('a list of facts has its amounts and its total in places of their own, and keeps its words', () => {
  const container = show(
    '- Route: Delhi to Mumbai\n- Flight: IndiGo, Economy, ₹10,594\n- Total: ₹10,594 (sample fares)',
  )
  const rows = [...container.querySelectorAll('[data-facts] li')]
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Route: Delhi to Mumbai',
    'Flight: IndiGo, Economy, ₹10,594',
    'Total: ₹10,594 (sample fares)',
  ])
  const amounts = rows.map((row) => row.querySelector('.fact-amount')?.textContent)
  expect(amounts).toEqual([undefined, '₹10,594', '₹10,594'])
  expect(rows.map((row) => row.hasAttribute('data-total'))).toEqual([false, false, true])
})

test('a list in which one item is no fact stays a list', () => {
  expect(show('- Route: Delhi to Mumbai\n- and back').querySelector('[data-facts]')).toBeNull()
  expect(show('- Route: Delhi to Mumbai\n- **Note**: by air').querySelector('[data-facts]')).toBeNull()
})

test('tables are tables', () => {
  show('| Merchant | Total |\n|---|---:|\n| Cafe | ₹300.00 |')
  expect(screen.getByRole('columnheader', { name: 'Merchant' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '₹300.00' })).toBeTruthy()
})

test('the cells of a wide table are named by their columns', () => {
  const container = show('| No. | Merchant | Date | Total |\n|---|---|---|---:|\n| 1 | Cafe | 19 Nov 2026 | ₹300.00 |')
  const labels = [...container.querySelectorAll('td')].map((cell) => cell.dataset.label)
  expect(labels).toEqual(['No.', 'Merchant', 'Date', 'Total'])
})

test('a link to a page stays in the product, a link elsewhere opens beside it', () => {
  show('[policy](/privacy-policy) [file](/api/receipts/1/file) [site](https://example.com)')
  expect(screen.getByRole('link', { name: 'policy' }).getAttribute('target')).toBeNull()
  expect(screen.getByRole('link', { name: 'file' }).getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('link', { name: 'site' }).getAttribute('rel')).toContain('noopener')
})

test('markup and scripts in a text do nothing', () => {
  const container = show(
    '<img src=x onerror="alert(1)"> <script>alert(1)</script> [link](javascript:alert(1)) ![](https://example.com/x.png)',
  )
  expect(container.querySelector('img, script')).toBeNull()
  expect(container.querySelector('a')?.getAttribute('href') ?? '').not.toContain('javascript')
})
