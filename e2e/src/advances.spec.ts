import type { Browser, Page } from '@playwright/test'
import { approveExpense, approveTrip } from '@pravas/contract/approvals'
import { sendReimbursement } from '@pravas/contract/fingenie'
import { addMileage } from '@pravas/contract/mileage'
import { listTrips } from '@pravas/contract/trips'
import { type Product, startProduct } from './product.ts'
import { ProductClient } from './product-client.ts'
import { expect, signIn, snapshot, test } from './test.ts'

// Payments of the demo that other journeys rely on are made here.
let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.dispose())

async function pageOf(browser: Browser, who: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: product.origin })).newPage()
  await signIn(page, who)
  return page
}

const client = (who: string) => ProductClient.signIn(product.origin, who)

/** A claim of a person, approved by somebody else, and its number. */
async function approvedClaim(who: string, approver: string): Promise<string> {
  const claimant = await client(who)
  const sessionId = `advances-${who}`
  const date = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  const journey = { date, from: 'Indiranagar', to: 'Whitefield', purpose: 'Site visit', vehicle: 'car' as const }
  await claimant.call(addMileage, { body: { sessionId, ...journey, kilometres: 46 } })
  const { referenceId } = await claimant.call(sendReimbursement, { body: { prompt: 'send reimbursement', sessionId } })
  await (await client(approver)).call(approveExpense, { body: { id: referenceId ?? '' } })
  return referenceId ?? ''
}

test('an advance is requested, approved and paid; a claim is set off against another, and the rest comes back', {
  tag: '@further',
}, async ({ browser }) => {
  test.slow()
  const manager = await client('manager')
  const trips = await manager.call(listTrips, { params: { employeeId: 'EMP1001' } })
  const trip = trips.find(({ destination_city, status }) => destination_city === 'Bangalore' && status === 'pending')
  await manager.call(approveTrip, { body: { id: trip?.trip_id ?? '' } })

  const employee = await pageOf(browser, 'employee')
  await employee.goto('/advances')
  await employee.getByRole('button', { name: 'Request an advance' }).click()
  const form = employee.getByRole('dialog', { name: 'Request an advance' })
  await form
    .getByLabel('Trip')
    .selectOption({ label: (await form.getByRole('option', { name: /^Bangalore/ }).textContent()) ?? '' })
  await form.getByLabel('Amount (₹)').fill('7,500')
  await form.getByLabel('What is the money for?').fill('Hotel, which takes no card')
  await snapshot(employee, 'advance-request')
  await form.getByRole('button', { name: 'Send for approval' }).click()
  const own = employee.getByRole('listitem').filter({ hasText: 'Hotel, which takes no card' })
  await expect(own).toContainText('Pending')
  const number = (await own.textContent())?.match(/ADV-\d{4}-\d{6}/)?.[0] ?? ''

  const decider = await pageOf(browser, 'manager')
  await decider.goto('/advances/decide')
  await decider.getByRole('button', { name: `Approve ${number}` }).click()
  await expect(decider.getByText(`${number} was approved.`)).toBeVisible()

  // It is paid in one batch with a claim, of which a part is set off against an advance of its owner.
  const claim = await approvedClaim('othermanager', 'superadmin')
  const finance = await pageOf(browser, 'finance')
  await finance.goto('/finance?tab=pay')
  await expect(finance.getByRole('row').filter({ hasText: claim })).toContainText('₹2,500 advance open')
  await finance.getByRole('checkbox', { name: `Select ${number}` }).check()
  await finance.getByRole('checkbox', { name: `Select ${claim}` }).check()
  await expect(finance.getByText('1 claim and 1 advance of 2 people, ₹8,052.00')).toBeVisible()
  await snapshot(finance, 'advance-pay')
  await finance.getByRole('button', { name: 'Create batch' }).click()
  const batch = finance.getByRole('button', { name: /^PAY-/, expanded: true })
  await expect(batch).toContainText('1 claim and 1 advance')
  await expect(finance.getByRole('row').filter({ hasText: claim })).toContainText('₹552.00 set off against advances')
  await expect(finance.getByText('Bank file: 1 payment, ₹7,500.00')).toBeVisible()
  await snapshot(finance, 'advance-batch')
  const payer = await pageOf(browser, 'superadmin')
  await payer.goto(new URL(finance.url()).pathname + new URL(finance.url()).search)
  await payer.getByLabel('Bank reference').fill('UTR-ADV-1')
  await payer.getByRole('button', { name: 'Mark 1 claim and 1 advance as paid' }).click()
  await expect(payer.getByRole('button', { name: /^PAY-.*Paid.*UTR-ADV-1/ })).toBeVisible()

  await employee.reload()
  await expect(own).toContainText('₹7,500 open · Settle by')
  await snapshot(employee, 'advance-paid')
  const claimant = await pageOf(browser, 'othermanager')
  await claimant.goto('/advances')
  const overdue = claimant.getByRole('listitem').filter({ hasText: 'Cabs and meals at the site' })
  await expect(overdue).toContainText(`Set off against ${claim}`)
  await expect(overdue).toContainText('₹1,948 open · Overdue since')
  await expect(claimant.getByText(/is overdue. Settle it before you request another advance/)).toBeVisible()

  // What is left is returned, and finance records it.
  await finance.goto('/advances/finance')
  const left = finance.getByRole('listitem').filter({ hasText: 'Cabs and meals at the site' })
  await left.getByRole('button', { name: /^Record a return/ }).click()
  const settle = finance.getByRole('dialog')
  await expect(settle.getByLabel('Amount (₹)')).toHaveValue('1948')
  await settle.getByLabel('Reference', { exact: true }).fill('NEFT 99')
  await settle.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(left).toHaveCount(0)
  await claimant.reload()
  await expect(overdue).toContainText('Settled')
  await snapshot(claimant, 'advance-settled')
})
