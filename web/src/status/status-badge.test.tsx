import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StatusBadge } from './status-badge.tsx'

afterEach(cleanup)

test.each([
  ['approved', 'Approved', 'approved'],
  ['pending', 'Pending', 'pending'],
  ['rejected', 'Rejected', 'rejected'],
  ['REJECTED ', 'Rejected', 'rejected'],
  ['on hold', 'On hold', 'other'],
  [undefined, 'Pending', 'pending'],
  [null, 'Pending', 'pending'],
  ['', 'Pending', 'pending'],
])('the status %j reads %s and has the colour of %s', (status, word, colour) => {
  render(<StatusBadge status={status} />)
  expect(screen.getByText(word).dataset.status).toBe(colour)
})
