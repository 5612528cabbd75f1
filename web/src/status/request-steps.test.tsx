import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ShownStep } from './request-steps.tsx'
import { RequestSteps } from './request-steps.tsx'

afterEach(cleanup)

const manager: ShownStep = {
  name: null,
  state: 'approved',
  asked: [],
  decided_by: 'Meera Nair',
  decided_at: '2026-11-20T08:30:00.000Z',
}
const finance: ShownStep = { name: 'Finance', state: 'open', asked: [{ role: 'finance', name: null }] }
const amount: ShownStep = {
  name: 'High amounts',
  state: 'later',
  asked: [
    { role: null, name: 'Ravi Iyer' },
    { role: 'super_admin', name: null },
  ],
}
const lines = () => screen.getAllByRole('listitem').map((item) => [...item.querySelectorAll('div > *')].map(textOf))
const textOf = ({ textContent }: Element) => textContent

test('it is said who approved when, who decides now and who later', () => {
  render(<RequestSteps steps={[manager, finance, amount]} />)
  expect(lines()).toEqual([
    ['Manager', 'Approved by Meera Nair on 20 Nov 2026, 14:00'],
    ['Finance', 'Deciding now'],
    ['High amounts', 'Decides later: Ravi Iyer or Super admin'],
  ])
  const region = screen.getByRole('region', { name: 'Approval steps' })
  expect(within(region).getByText('Finance').closest('[aria-current="step"]')).toBeTruthy()
})

test('a rejection and a return are said as what they are, also where nobody is named', () => {
  render(
    <RequestSteps
      steps={[
        { ...manager, state: 'returned' },
        { name: 'Finance', state: 'rejected' },
        { name: 'Travel desk', state: 'ended', asked: [{ role: 'travel_desk', name: null }] },
      ]}
    />,
  )
  expect(lines()).toEqual([
    ['Manager', 'Returned for changes by Meera Nair on 20 Nov 2026, 14:00'],
    ['Finance', 'Rejected'],
    ['Travel desk', 'No decision needed'],
  ])
})

test.each([undefined, null, []])('nothing is shown of %j', (steps) => {
  const { container } = render(<RequestSteps steps={steps} />)
  expect(container.textContent).toBe('')
})
