import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const administrator = { ...asha, roles: ['administrator'] }
const finance = {
  name: 'Finance',
  beside_previous: false,
  when: { request: 'expense', above: 50_000, findings: ['expense.excluded', 'expense.duplicate'] },
  approver: { kind: 'role', role: 'finance' },
  approver_name: null,
}
const head = {
  name: 'Department head',
  beside_previous: true,
  when: { departments: ['Sales'], over_budget: true },
  approver: { kind: 'department_head' },
  approver_name: null,
}
const flow = { version: 3, steps: [finance, head], escalate_after_days: null }
const PUT = 'PUT /api/approval-flow'

async function open(given: object, more: object = {}) {
  const opened = openProduct('/approval-flow', {
    person: administrator,
    answers: {
      'GET /api/approval-flow': given,
      'GET /api/structure/department': { items: [], next: null },
      ...more,
    },
  })
  await heading('Approval flow')
  await screen.findByRole('region', { name: 'Steps' })
  return opened
}
const button = (name: string) => screen.getByRole('button', { name })
const steps = () =>
  within(screen.getByRole('region', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('strong, p')].map(({ textContent }) => textContent))

test('each step is said in a sentence, after the manager’s', async () => {
  await open(flow)
  expect(steps()).toEqual([
    ['Manager', 'The owner’s manager decides on all trips and claims.'],
    [
      'Finance',
      'Finance decides on claims when the total is more than ₹50,000 and the policy found “Not reimbursed” or “Receipts possibly claimed before”.',
    ],
    [
      'Department head',
      'The head of the owner’s department decides on trips and claims when the owner is in Sales and it exceeds a budget.',
      'At the same time as the step before',
    ],
  ])
})

test('without steps the manager decides alone; a step that is added has the focus and is sent with the version', async () => {
  const { user, server } = await open(
    { version: 0, steps: [], escalate_after_days: null },
    { [PUT]: { version: 1, steps: [finance], escalate_after_days: 2 } },
  )
  expect(screen.getByText(/^The manager decides alone/)).toBeTruthy()
  await user.click(button('Add step'))
  expect(document.activeElement).toBe(screen.getByLabelText('Name of the step'))
  await user.selectOptions(screen.getByLabelText('Who decides'), 'travel_desk')
  expect(screen.getByLabelText<HTMLInputElement>('Name of the step').value).toBe('Travel desk')
  await user.selectOptions(screen.getByLabelText('Requests'), 'trip')
  await user.type(screen.getByLabelText('Total is more than (₹)'), '1.5 lakh')
  expect(screen.getByText('₹1,50,000')).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: /next in line/ }))
  await user.clear(screen.getByLabelText('After (working days)'))
  await user.type(screen.getByLabelText('After (working days)'), '2')
  await user.click(button('Save changes'))
  expect(await screen.findByText('Approval flow saved.')).toBeTruthy()
  expect(server.bodyOf(PUT)).toEqual({
    version: 0,
    escalate_after_days: 2,
    steps: [
      {
        name: 'Travel desk',
        beside_previous: false,
        approver: { kind: 'role', role: 'travel_desk' },
        when: { request: 'trip', above: 150_000 },
      },
    ],
  })
  expect(sessionStorage.getItem('flow-edits')).toBeNull()
})

test('a step is moved by its buttons and by keys, which keep the focus, and removed', async () => {
  const { user } = await open(flow)
  await user.click(button('Move Department head up'))
  expect(steps().map(([name]) => name)).toEqual(['Manager', 'Department head', 'Finance'])
  expect(screen.getByText('Department head is now step 2 of 3.')).toBeTruthy()
  expect(document.activeElement).toBe(button('Move Department head up'))
  await user.keyboard('{Enter}')
  expect(steps().map(([name]) => name)).toEqual(['Manager', 'Department head', 'Finance'])
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(steps().map(([name]) => name)).toEqual(['Manager', 'Finance', 'Department head'])
  await user.click(button('Remove Finance'))
  expect(steps().map(([name]) => name)).toEqual(['Manager', 'Department head'])
  expect(document.activeElement).toBe(button('Add step'))
  await user.click(button('Discard changes'))
  expect(steps()).toHaveLength(3)
})

test('what is wrong is said at its field, which is opened and has the focus, and nothing is sent', async () => {
  const { user, server } = await open(flow)
  await user.click(button('Edit Finance'))
  await user.clear(screen.getByLabelText('Total is more than (₹)'))
  await user.type(screen.getByLabelText('Total is more than (₹)'), 'much')
  await user.click(button('Close Finance'))
  await user.click(button('Save changes'))
  expect(await screen.findByText('Enter an amount, such as 50,000.')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Total is more than (₹)'))
  expect(server.calls).not.toContain(PUT)
})

test('what the server refuses is said at its field', async () => {
  const errors = [{ path: 'body.steps.1.approver.person', message: 'Nobody active has this ID.' }]
  const { user } = await open(
    { ...flow, steps: [finance, { ...head, approver: { kind: 'person', person: 'E7' }, approver_name: 'Ravi Iyer' }] },
    {
      [PUT]: () => Response.json({ title: 'The request is not valid.', status: 400, errors }, { status: 400 }),
      'GET /api/people': { items: [], next: null },
    },
  )
  expect(steps()[2]?.[1]).toMatch(/^Ravi Iyer decides/)
  await user.click(button('Move Department head up'))
  await user.click(button('Move Department head down'))
  await user.click(button('Save changes'))
  expect(await screen.findByText('Nobody active has this ID.')).toBeTruthy()
})

test('who is told of others’ changes keeps what they changed, also over a reload, and may save it over theirs', async () => {
  const sent: { version: number }[] = []
  const theirs = { version: 4, steps: [{ ...head, name: 'Theirs', beside_previous: false }], escalate_after_days: null }
  let now: object = flow
  const { user } = await open(() => now, {
    [PUT]: (body: { version: number }) => {
      sent.push(body)
      now = theirs
      return body.version === 4
        ? { ...flow, version: 5 }
        : Response.json({ code: 'flow.changed', title: 'Changed.', status: 409 }, { status: 409 })
    },
  })
  await user.click(button('Remove Finance'))
  expect(sessionStorage.getItem('flow-edits')).toContain('"version":3')
  await user.click(button('Save changes'))
  const conflict = await screen.findByRole('region', { name: 'Somebody else changed the approval flow' })
  expect(within(conflict).getByText('Theirs')).toBeTruthy()
  expect(steps().map(([name]) => name)).toEqual(['Manager', 'Department head'])
  await user.click(button('Replace it with mine'))
  expect(await screen.findByText('Approval flow saved.')).toBeTruthy()
  expect(sent.map(({ version }) => version)).toEqual([3, 4])
})

test('what is typed while the flow is being saved stays and is yet to be saved', async () => {
  let answer = () => {}
  const sent: { version: number }[] = []
  const { user } = await open(flow, {
    [PUT]: (body: { version: number }) => {
      sent.push(body)
      return new Promise((resolve) => {
        answer = () => resolve({ ...flow, version: body.version + 1, steps: [head] })
      })
    },
  })
  await user.click(button('Remove Finance'))
  await user.click(button('Edit Department head'))
  await user.click(button('Save changes'))
  const name = screen.getByLabelText<HTMLInputElement>('Name of the step')
  await user.type(name, ' first')
  answer()
  await waitFor(() => expect(button('Save changes').hasAttribute('data-loading')).toBe(false))
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  expect(name.value).toBe('Department head first')
  await user.click(button('Save changes'))
  expect(sent.map(({ version }) => version)).toEqual([3, 4])
})

test('others are led to the dashboard', async () => {
  openProduct('/approval-flow', { person: asha })
  expect(await heading('Analytics Dashboard')).toBeTruthy()
})
