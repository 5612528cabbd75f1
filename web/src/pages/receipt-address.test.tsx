import type { ReceiptAddress } from '@pravas/contract/receipt-mail'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'
import { broken } from '../testing/server.ts'

usesProduct()

const CALL = 'GET /api/receipt-address'
const none: ReceiptAddress = { available: true, address: null, created_at: null, last_mail: null }
const at = (address: string): ReceiptAddress => ({ ...none, address, created_at: '2026-06-10T06:30:00.000Z' })

async function account(answers: Record<string, object>) {
  const opened = openProduct('/account', { person: asha, answers })
  await heading('My Account')
  return opened
}

const section = async () => within(await screen.findByRole('region', { name: 'Receipts by email' }))

test('an address is created, replaced after a second press, and removed', async () => {
  const made = ['one@acme.example', 'two@acme.example']
  const { user, server } = await account({
    [CALL]: none,
    'POST /api/receipt-address': () => at(made.shift() ?? ''),
    'DELETE /api/receipt-address': () => new Response(null, { status: 204 }),
  })
  const own = await section()
  await user.click(own.getByRole('button', { name: 'Create my address' }))
  expect(await own.findByLabelText('Your address')).toHaveProperty('value', 'one@acme.example')
  await user.click(own.getByRole('button', { name: 'New address' }))
  await user.click(own.getByRole('button', { name: 'Cancel' }))
  expect(server.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  await user.click(own.getByRole('button', { name: 'New address' }))
  await user.click(own.getByRole('button', { name: 'Yes, replace the address' }))
  await own.findByText('This is your new address. The old one no longer works.')
  expect(own.getByLabelText('Your address')).toHaveProperty('value', 'two@acme.example')
  await user.click(own.getByRole('button', { name: 'Remove' }))
  await user.click(own.getByRole('button', { name: 'Yes, remove the address' }))
  expect(await own.findByRole('button', { name: 'Create my address' })).toBeTruthy()
})

test('an address that could not be made is said so, and can be tried again', async () => {
  const { user } = await account({ [CALL]: none, 'POST /api/receipt-address': broken })
  const own = await section()
  await user.click(own.getByRole('button', { name: 'Create my address' }))
  expect(await own.findByRole('alert')).toBeTruthy()
  expect(own.getByRole('button', { name: 'Create my address' })).toBeTruthy()
})

test('what the last email added is told', async () => {
  const last = { received_at: '2026-06-10T06:30:00.000Z', receipts: 2 }
  await account({ [CALL]: { ...at('one@acme.example'), last_mail: last } })
  expect((await section()).getByText(/2 receipts were added\./)).toBeTruthy()
})

test('where receipts do not come by email, nothing is said of it', async () => {
  await account({ [CALL]: { ...none, available: false } })
  await screen.findByRole('link', { name: 'Sign Out' })
  expect(screen.queryByRole('region', { name: 'Receipts by email' })).toBeNull()
})
