import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, openProduct, usesProduct } from '../../testing/product.tsx'

usesProduct()

const manager = { ...asha, isAdmin: true }
const meera = { person_id: '0198a000-0000-7000-8000-000000000001', employee_id: 'EMP2001', name: 'Meera Iyer' }
const rohan = { person_id: '0198a000-0000-7000-8000-000000000002', employee_id: 'EMP1002', name: 'Rohan Das' }
const self = { person_id: '0198a000-0000-7000-8000-000000000003', employee_id: asha.employee_id, name: asha.name }
const standing = {
  id: '0198a000-0000-7000-8000-000000000009',
  from: self,
  to: rohan,
  starts_on: '2026-12-01',
  ends_on: '2026-12-05',
  in_force: false,
  may_end: true,
}

async function opened(answers: NonNullable<Parameters<typeof openProduct>[1]>['answers']) {
  const product = openProduct('/admin-approvals', {
    person: manager,
    answers: {
      [`GET /api/admin/pending-trips/${asha.employee_id}`]: [],
      [`GET /api/admin/pending-expenses/${asha.employee_id}`]: [],
      ...answers,
    },
  })
  await product.user.click(await screen.findByRole('button', { name: 'Hand over…' }))
  return { ...product, modal: within(await screen.findByRole('dialog')) }
}

test('what was handed over to and by one is told with its days, and only one’s own can be ended', async () => {
  const got = { ...standing, id: standing.id.replace(/9$/, '8'), from: meera, to: self, in_force: true, may_end: false }
  const { modal } = await opened({ 'GET /api/delegations?limit=20': { items: [standing, got], next: null } })

  expect(await modal.findByText('Rohan Das decides for you')).toBeTruthy()
  expect(modal.getByText('1–5 Dec 2026')).toBeTruthy()
  expect(modal.getByText('You decide for Meera Iyer')).toBeTruthy()
  expect(modal.getByText('1–5 Dec 2026 · now')).toBeTruthy()
  expect(modal.getAllByRole('button', { name: /^End: / })).toHaveLength(1)
})

test('without a colleague and days nothing is sent, and each field says what it lacks', async () => {
  const { user, modal } = await opened({ 'GET /api/delegations?limit=20': { items: [], next: null } })

  await user.click(modal.getByRole('button', { name: 'Hand over' }))

  expect(modal.getByText('Choose a colleague.')).toBeTruthy()
  // Most begin on the day on which they are entered.
  expect(modal.getAllByText('Choose a day.')).toHaveLength(1)
})

test('a refusal stands at its field, and what was chosen stays', async () => {
  const problem = { errors: [{ path: 'body.ends_on', message: 'At most 366 days.' }] }
  const { user, modal } = await opened({
    'GET /api/delegations?limit=20': { items: [], next: null },
    'GET /api/delegations/people?query=rohan': { items: [{ ...rohan, department: null, designation: null }] },
    'POST /api/delegations': () => new Response(JSON.stringify(problem), { status: 400 }),
  })

  await user.type(modal.getByRole('combobox', { name: 'Colleague' }), 'rohan')
  await user.click(await screen.findByRole('option', { name: 'Rohan Das · EMP1002' }))
  fireEvent.change(modal.getByLabelText('From'), { target: { value: '2026-12-01' } })
  fireEvent.change(modal.getByLabelText('Until'), { target: { value: '2028-12-01' } })
  await user.click(modal.getByRole('button', { name: 'Hand over' }))

  expect(await modal.findByText('At most 366 days.')).toBeTruthy()
  expect((modal.getByLabelText('Until') as HTMLInputElement).value).toBe('2028-12-01')
})

const row = (at: number) => ({
  ...standing,
  id: standing.id.replace(/9$/, String(at)),
  to: { ...rohan, name: `Colleague ${at}` },
})

test('of many the first are shown, and more when they are asked for; a failure is tried again', async () => {
  let isBroken = true
  const next = 'GET /api/delegations?limit=20&cursor=two'
  const { user, modal } = await opened({
    'GET /api/delegations?limit=20': { items: [row(1)], next: 'two' },
    [next]: () => (isBroken ? new Response(null, { status: 500 }) : { items: [row(2)], next: null }),
  })
  await user.click(await modal.findByRole('button', { name: 'Show more' }))
  const again = await modal.findByRole('button', { name: 'Try again' })
  expect(modal.getByText('Colleague 1 decides for you')).toBeTruthy()
  isBroken = false
  await user.click(again)
  await user.click(await modal.findByRole('button', { name: 'Show more' }))
  expect(await modal.findByText('Colleague 2 decides for you')).toBeTruthy()
})

test('when one is ended the focus stays in the dialog', async () => {
  let kept = [row(1), row(2)]
  const { user, modal } = await opened({
    'GET /api/delegations?limit=20': () => ({ items: kept, next: null }),
    [`DELETE /api/delegations/${row(1).id}`]: () => {
      kept = [row(2)]
      return new Response(null, { status: 204 })
    },
  })
  await user.click(await modal.findByRole('button', { name: 'End: Colleague 1 decides for you' }))
  await waitFor(() => expect(modal.queryByText('Colleague 1 decides for you')).toBeNull())
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
})
