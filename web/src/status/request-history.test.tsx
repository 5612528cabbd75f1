import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RequestHistory } from './request-history.tsx'

afterEach(cleanup)

const shown = () =>
  screen
    .getAllByRole('term')
    .map((term) => [...(term.parentElement?.children ?? [])].map(({ textContent }) => textContent))

test('each return and each version are told in order, with who stood in for whom', () => {
  const purpose = { part: null, field: 'purpose', before: 'business', after: 'training' }
  render(
    <RequestHistory
      request={{
        status: 'pending',
        submitted_at: '2026-11-20T08:30:00.000Z',
        history: [
          { event: 'submitted', at: '2026-11-20T08:30:00.000Z', by: 'Asha Rao' },
          {
            event: 'returned',
            at: '2026-11-20T09:30:00.000Z',
            by: 'Ravi Iyer',
            on_behalf_of: 'Meera Nair',
            reason: 'For training?',
            asked: ['Purpose'],
          },
          { event: 'resubmitted', at: '2026-11-20T10:30:00.000Z', by: 'Asha Rao', changes: [purpose] },
        ],
      }}
    />,
  )

  expect(shown()).toEqual([
    ['Submitted', '20 Nov 2026, 14:00', 'by Asha Rao'],
    ['Returned for changes', '20 Nov 2026, 15:00', 'by Ravi Iyer for Meera NairFor training?Parts to change: Purpose'],
    ['Sent again', '20 Nov 2026, 16:00', 'by Asha RaoPurpose: business, now training'],
    ['Decision', 'Waiting for the approver'],
  ])
})

test('where an answer has no history, the decision alone is told', () => {
  const decision = {
    verdict: 'approved',
    decided_by: 'Ravi Iyer',
    decided_at: '2026-11-20T09:30:00.000Z',
    on_behalf_of: 'Meera Nair',
  }
  render(<RequestHistory request={{ status: 'approved', submitted_at: '2026-11-20T08:30:00.000Z', decision }} />)

  expect(shown().at(-1)).toEqual(['Approved', '20 Nov 2026, 15:00', 'by Ravi Iyer for Meera Nair'])
})
