import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { QueuedEntry } from '../../api/offline-queue-store.ts'
import { OfflineQueueList } from './offline-queue-list.tsx'

afterEach(cleanup)

const waits: QueuedEntry = {
  id: 'a',
  kind: 'decision',
  label: 'Approve trip TRP-1',
  body: {},
  owner: 'meera@pravas.example',
  since: '2026-11-20T09:41:00Z',
  revision: '1',
}
const refused: QueuedEntry = { ...waits, id: 'b', label: 'Reject trip TRP-2', problem: 'Not yours to decide.' }
const opener = () => screen.getAllByRole('button')[0]?.textContent
const entries = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)

test('what waits says since which day and time', () => {
  render(<OfflineQueueList queued={[waits]} isOnline />)
  expect(opener()).toBe('Waiting to be sent (1)')
  expect(entries()).toEqual([expect.stringContaining('20 Nov 2026, 15:11')])
  expect(document.body.textContent).not.toContain('Rejected')
})

test('what was refused is not said to wait, but why it was', () => {
  const { rerender } = render(<OfflineQueueList queued={[waits, refused]} isOnline />)
  expect(opener()).toBe('Waiting to be sent (1) · Rejected (1)')
  expect(entries()[1]).toContain('Rejected: Not yours to decide.')
  rerender(<OfflineQueueList queued={[refused]} isOnline />)
  expect(opener()).toBe('Rejected (1)')
  expect(document.body.textContent).not.toContain('automatically')
})

test('only what was refused by FinGenie is offered to be sent in a new conversation', () => {
  render(<OfflineQueueList queued={[{ ...waits, id: 'c', kind: 'fingenie' }, refused]} isOnline />)
  const offer = () => screen.queryByText('Send in a new chat')
  expect(offer()).toBeNull()
  cleanup()
  render(<OfflineQueueList queued={[{ ...refused, kind: 'fingenie' }]} isOnline />)
  expect(offer()).not.toBeNull()
})
