import type { Journey } from '@pravas/contract/mileage'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimDraft, receiptInReview } from '../features/fingenie/review/receipt.fixture.ts'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const SESSION = 'fingenie-1-mileage'
const ADD = 'POST /api/chat/fingenie/mileage'
const CLAIM = `GET /api/chat/fingenie/claim?sessionId=${SESSION}`
const ID = receiptInReview().receipt_id
const CHANGE = `PUT /api/receipts/${ID}/mileage`
const DAY = '2026-06-09'
const RATES = `GET /api/expense/mileage-rates?on=${DAY}`
const clause = { number: '3.6', text: 'By the kilometre.' }

function journeyReceipt({ vehicle, from, to, purpose, kilometres, date }: Journey) {
  const { merchant, date: day, total, ...fields } = receiptInReview().fields
  return receiptInReview({
    mileage: { vehicle, from, to, purpose, kilometres, rate: 12, clause },
    fields: {
      ...fields,
      merchant: { ...merchant, value: `Own car, ${from} to ${to}` },
      date: { ...day, value: date },
      total: { ...total, value: kilometres * 12 },
    },
  })
}

async function opened(answers: Record<string, object> = {}) {
  localStorage.setItem('fingenie-session-id', SESSION)
  const state: { journey: Journey | undefined } = { journey: undefined }
  const kept = (body: unknown) => {
    const { date, from, to, purpose, vehicle, kilometres } = body as Journey
    state.journey = { date, from, to, purpose, vehicle, kilometres }
    return { receipt: journeyReceipt(state.journey) }
  }
  const product = openProduct('/fingenie-chat', {
    person: asha,
    answers: {
      [RATES]: { rates: [{ vehicle: 'car', rate: 12, kilometres_a_day: null, clause }], undecided: false },
      [CLAIM]: () => ({ claim: state.journey ? claimDraft([journeyReceipt(state.journey)]) : null }),
      [ADD]: kept,
      [CHANGE]: kept,
      ...answers,
    },
  })
  await heading('FinGenie - Financial Assistant')
  await product.user.click(await screen.findByRole('button', { name: 'Add mileage' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add mileage' }))
  return { ...product, dialog }
}

type Opened = Awaited<ReturnType<typeof opened>>

async function fill({ user, dialog }: Opened, distance: string) {
  await user.type(dialog.getByLabelText('Date'), DAY)
  await user.selectOptions(dialog.getByLabelText('Vehicle'), 'Car')
  await user.type(dialog.getByLabelText('From'), 'Andheri')
  await user.type(dialog.getByLabelText('To'), 'BKC')
  await user.type(dialog.getByLabelText('Distance'), distance)
  await user.type(dialog.getByLabelText('Purpose'), 'Client{Enter}')
}

test('a journey is added with what the policy pays for it, stands in the claim and is changed as a whole', async () => {
  const page = await opened()
  await fill(page, '12.5 km')
  expect(page.server.bodyOf(ADD)).toEqual({
    sessionId: SESSION,
    ...{ date: DAY, vehicle: 'car', from: 'Andheri', to: 'BKC', kilometres: 12.5, purpose: 'Client' },
  })
  expect(await screen.findByText('Added to your claim: Own car, Andheri to BKC, ₹150.00.')).toBeTruthy()
  const { user } = page
  await user.click(await screen.findByRole('button', { name: /^Your claim/ }))
  await user.click(await screen.findByRole('button', { name: /Own car, Andheri to BKC/ }))
  await user.click(await screen.findByRole('button', { name: 'Edit journey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit journey' }))
  const distance = dialog.getByLabelText<HTMLInputElement>('Distance')
  expect(distance.value).toBe('12.5')
  await user.clear(distance)
  await user.type(distance, '20{Enter}')
  await waitFor(() => expect(page.server.bodyOf(CHANGE)).toMatchObject({ kilometres: 20, to: 'BKC' }))
  expect(screen.queryByLabelText('Supplier GSTIN')).toBeNull()
})

test('what is missing or cannot be is said by its field, and nothing is sent', async () => {
  const page = await opened()
  const { user, dialog, server } = page
  await user.click(dialog.getByRole('button', { name: 'Add to claim' }))
  expect(await dialog.findByText('Choose the vehicle.')).toBeTruthy()
  expect(dialog.getByText('Enter the distance in kilometres, such as 12.5.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Date')))
  await fill(page, '12.55')
  expect(await dialog.findByText('Use at most one decimal.')).toBeTruthy()
  expect(server.calls).not.toContain(ADD)
})

test('the date is typed as in India, and one that cannot be stays as typed with what to write', async () => {
  const page = await opened()
  const { user, dialog, server } = page
  const date = dialog.getByLabelText<HTMLInputElement>('Date')
  await user.type(date, '31/6/2026')
  await user.tab()
  expect(dialog.getByText('Enter a date such as 23 Nov 2026.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Add to claim' }))
  expect(date.value).toBe('31/6/2026')
  expect(server.calls).not.toContain(ADD)
  await user.clear(date)
  await user.type(date, '9/6/2026')
  await user.tab()
  expect(date.value).toBe('9 Jun 2026')
  await user.clear(date)
  await fill(page, '12')
  expect(server.bodyOf(ADD)).toMatchObject({ date: DAY })
})

test('what the server refuses stays as it was typed, with the reason at its field', async () => {
  const message = 'The policy of 9 Jun 2026 has no rate for this vehicle.'
  const refusal = () =>
    Response.json({ title: 'Invalid.', errors: [{ path: 'body.vehicle', message }] }, { status: 400 })
  const page = await opened({ [ADD]: refusal })
  await fill(page, '12')
  expect(await page.dialog.findByText('12 km at ₹12.00 = ₹144.00 (clause 3.6).')).toBeTruthy()
  expect(await page.dialog.findByText(message)).toBeTruthy()
  expect(page.dialog.getByLabelText<HTMLInputElement>('From').value).toBe('Andheri')
})
