import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../api/session.ts'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const meera = { name: 'Meera Nair', email: 'meera@pravas.example', isAdmin: true, employee_id: 'EMP9' }
const RETURN = 'POST /api/admin/return-expense'
const [taxi, hotel] = ['0190f7a0-0000-7000-8000-000000000001', '0190f7a0-0000-7000-8000-000000000002']
const claim = {
  expense_id: 'e1',
  expense_number: 'EXP-1',
  status: 'pending',
  employee_id: asha.employee_id,
  employee_name: 'Asha Rao',
  total: 1000,
  version: 2,
}
const receipts = [
  { id: taxi, description: 'City Cabs', total: 800, expense_type: 'Transport' },
  { id: hotel, description: 'Old Fort Inn', total: 200, expense_type: 'Accommodation' },
]

const openClaim = (answer: object = claim) =>
  openProduct('/expense/EXP-1', {
    person: meera,
    answers: { 'GET /api/expense/EXP-1': answer, 'GET /api/expense/EXP-1/receipts': receipts, [RETURN]: {} },
  })

async function openDialog(user: ReturnType<typeof openClaim>['user'], about = 'Return') {
  await user.click(await screen.findByRole('button', { name: about }))
  return within(await screen.findByRole('dialog'))
}

test('whoever returns a claim names receipts, their fields and parts of the whole, and reads what that reopens', async () => {
  const { user, server } = openClaim()
  const dialog = await openDialog(user)
  expect(dialog.getByText(/^Nothing is ticked, so Asha Rao.* can change everything\.$/)).toBeTruthy()
  await user.click(await dialog.findByRole('button', { name: 'Only some fields of 1 · City Cabs, ₹800.00' }))
  // A journey has no nights.
  expect(dialog.queryByRole('checkbox', { name: 'Number of nights' })).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Date' }))
  expect(dialog.getByText(/can change only what is ticked\. The rest stays as it was sent\.$/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: '1 field of 1 · City Cabs, ₹800.00' })).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: '2 · Old Fort Inn, ₹200.00' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Trip' }))
  await user.type(dialog.getByRole('textbox'), 'The day is wrong.')
  await user.click(dialog.getByRole('button', { name: 'Return' }))
  const fields = [`receipt:${taxi}.date`, `receipt:${hotel}`, 'trip']
  await waitFor(() =>
    expect(server.bodyOf(RETURN)).toEqual({ id: 'e1', version: 2, comment: 'The day is wrong.', fields }),
  )
})

test('a receipt that is ticked as a whole takes the place of its fields, also by keyboard', async () => {
  const { user, server } = openClaim()
  const dialog = await openDialog(user)
  const whole = await dialog.findByRole('checkbox', { name: '1 · City Cabs, ₹800.00' })
  act(() => whole.focus())
  await user.keyboard('{Tab}{Enter}{Tab} ')
  expect(dialog.getByRole('checkbox', { name: 'Merchant', checked: true })).toBe(document.activeElement)
  act(() => whole.focus())
  await user.keyboard(' ')
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Merchant' }).disabled).toBe(true)
  await user.type(dialog.getByRole('textbox'), 'Which cab?')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(server.bodyOf(RETURN)).toMatchObject({ fields: [`receipt:${taxi}`] }))
})

/** The tab is loaded again. */
function reload(answer?: object) {
  cleanup()
  return openClaim(answer)
}

test('what is typed and ticked is there again after a reload, of that version alone, and gone once it is sent', async () => {
  const { user } = openClaim()
  const dialog = await openDialog(user)
  await user.click(await dialog.findByRole('checkbox', { name: '1 · City Cabs, ₹800.00' }))
  await user.type(dialog.getByRole('textbox'), 'Which cab?')

  const other = reload({ ...claim, version: 3 })
  expect((await openDialog(other.user)).getByRole<HTMLTextAreaElement>('textbox').value).toBe('')

  const again = reload()
  const kept = await openDialog(again.user)
  expect(kept.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Which cab?')
  expect((await kept.findByRole<HTMLInputElement>('checkbox', { name: /City Cabs/ })).checked).toBe(true)
  await again.user.click(kept.getByRole('button', { name: 'Return' }))
  await waitFor(() => expect(again.server.bodyOf(RETURN)).toBeDefined())
  await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('decision '))).toEqual([]))
})

test('the reason of a rejection stays over closing its dialog, and goes with a sign-out', async () => {
  const { user } = openClaim()
  const dialog = await openDialog(user, 'Reject')
  await user.type(dialog.getByRole('textbox'), 'Too dear.')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await openDialog(user, 'Reject')).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Too dear.')
  act(() => session.signOut())
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a receipt that was marked as refused is still marked after a reload', async () => {
  const { user } = openClaim()
  const card = within((await screen.findByRole('heading', { name: 'Receipt #2' })).closest('li') as HTMLElement)
  await user.click(await card.findByRole('button', { name: 'Refuse this receipt' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Private stay.')
  await user.click(dialog.getByRole('button', { name: 'Refuse receipt' }))
  reload()
  expect(await screen.findByRole('button', { name: 'Approve ₹800 of ₹1,000' })).toBeTruthy()
  expect(await screen.findByText('Not approved: Private stay.')).toBeTruthy()
})
