import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Waiting } from '../../api/waiting-entry.ts'
import { WaitingList } from './waiting-list.tsx'

afterEach(cleanup)

const waits: Waiting = {
  id: 'a',
  kind: 'decision',
  label: 'Approve trip TRP-1',
  body: {},
  owner: 'meera@pravas.example',
  since: '2026-11-20T09:41:00Z',
  revision: '1',
}
const refused: Waiting = { ...waits, id: 'b', label: 'Reject trip TRP-2', problem: 'Not yours to decide.' }
const opener = () => screen.getAllByRole('button')[0]?.textContent
const entries = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)

test('what waits says since which day and time', () => {
  render(<WaitingList waiting={[waits]} isOnline />)
  expect(opener()).toBe('Waiting to be sent (1)')
  expect(entries()).toEqual([expect.stringContaining('20 Nov 2026, 15:11')])
  expect(document.body.textContent).not.toContain('refused')
})

test('what was refused is not said to wait, but why it was', () => {
  const { rerender } = render(<WaitingList waiting={[waits, refused]} isOnline />)
  expect(opener()).toBe('Waiting to be sent (1) · Refused (1)')
  expect(entries()[1]).toContain('Refused: Not yours to decide.')
  rerender(<WaitingList waiting={[refused]} isOnline />)
  expect(opener()).toBe('Refused (1)')
  expect(document.body.textContent).not.toContain('by itself')
})

test('only what was refused by FinGenie is offered to be sent in a new conversation', () => {
  render(<WaitingList waiting={[{ ...waits, id: 'c', kind: 'fingenie' }, refused]} isOnline />)
  const offer = () => screen.queryByText('Send in a new conversation')
  expect(offer()).toBeNull()
  cleanup()
  render(<WaitingList waiting={[{ ...refused, kind: 'fingenie' }]} isOnline />)
  expect(offer()).not.toBeNull()
})
