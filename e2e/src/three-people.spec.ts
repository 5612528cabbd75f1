import type { Page } from '@playwright/test'
import { createDelegation, deleteDelegation } from '@pravas/contract/delegations'
import { askedTrip } from './asked-trip.ts'
import { ProductClient } from './product-client.ts'
import { expect, signIn, snapshot, test } from './test.ts'

/** Hands the manager's decisions over to EMP1003 for some days; what is answered ends that. */
async function standIn(origin: string): Promise<() => Promise<unknown>> {
  const giver = await ProductClient.signIn(origin, 'manager')
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const { id } = await giver.call(createDelegation, { body: { to: 'EMP1003', starts_on: day(0), ends_on: day(2) } })
  return () => giver.call(deleteDelegation, { params: { delegationId: id } })
}

const cardOf = (page: Page, trip: string) => page.getByRole('article').filter({ hasText: trip })

const approve = (page: Page, trip: string) =>
  cardOf(page, trip)
    .getByRole('button', { name: /^Approve/ })
    .click()

const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click()

test('of a manager and who stands in for them one decides, the other is told so, and the owner sees who it was', {
  tag: '@further',
}, async ({ page: owner, browser, product }) => {
  const viewport = { width: 1280, height: 800 }
  const [manager, delegate] = await Promise.all([
    browser.newPage({ baseURL: product.origin, viewport }),
    browser.newPage({ baseURL: product.origin, viewport }),
  ])
  const end = await standIn(product.origin)
  const trip = await askedTrip(product.origin)
  await Promise.all([signIn(owner, 'colleague'), signIn(manager, 'manager'), signIn(delegate, 'outsider')])

  await Promise.all([owner.goto(`/trip/${trip}`), manager.goto('/admin-approvals'), delegate.goto('/admin-approvals')])
  await expect(owner.getByText(/pending/i).first()).toBeVisible()
  await expect(cardOf(manager, trip)).toBeVisible()
  await expect(cardOf(delegate, trip)).toBeVisible()
  await snapshot(delegate, 'delegate-approvals')

  // Both press at nearly the same moment; one of them decides.
  await approve(delegate, trip)
  await expect(delegate.getByRole('status').filter({ hasText: trip })).toBeVisible()
  await approve(manager, trip)
  await expect(
    manager
      .getByRole('alert')
      .or(manager.getByText(/already been decided|no longer/i))
      .first(),
  ).toBeVisible()
  await snapshot(manager, 'manager-too-late')

  await owner.reload()
  await expect(owner.getByText(/approved/i).first()).toBeVisible()
  await expect(owner.getByText(/^by .* for /)).toBeVisible()
  await snapshot(owner, 'owner-approved')
  await end()
})

test('of two who look at one list, what one decides and takes back shows in the other’s without moving anything, and no reason is lost', {
  tag: '@further',
}, async ({ browser, product }) => {
  const end = await standIn(product.origin)
  const [decided, pointed] = [await askedTrip(product.origin), await askedTrip(product.origin)]
  // Pages of their own: a refusal that is looked for is logged there.
  const [manager, delegate] = await Promise.all([
    browser.newPage({ baseURL: product.origin, viewport: { width: 1280, height: 800 } }),
    browser.newPage({ baseURL: product.origin, viewport: { width: 1280, height: 800 } }),
  ])
  await Promise.all([signIn(manager, 'manager'), signIn(delegate, 'outsider')])
  await Promise.all([manager.goto('/admin-approvals'), delegate.goto('/admin-approvals')])
  for (const page of [manager, delegate]) await expect(cardOf(page, pointed)).toBeVisible()

  // One points at a request; another one above it goes, and comes back.
  await cardOf(manager, pointed)
    .getByRole('button', { name: /^Approve/ })
    .hover()
  const places = () =>
    manager
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => [card.getAttribute('data-request'), card.getBoundingClientRect().top]),
      )
  const before = await places()
  await approve(delegate, decided)
  await expect(cardOf(manager, decided).getByRole('status')).toHaveText('This no longer needs your decision.')
  expect(await places()).toEqual(before)
  await snapshot(manager, 'decided-by-another')
  await undo(delegate)
  for (const page of [manager, delegate])
    await expect(cardOf(page, decided).getByRole('button', { name: /^Approve/ })).toBeVisible()
  await expect(cardOf(manager, decided).getByRole('status')).toHaveCount(0)
  expect(await places()).toEqual(before)

  // One still writes why, while the other one approves.
  await cardOf(manager, decided)
    .getByRole('button', { name: /^Reject/ })
    .click()
  const reason = manager.getByRole('dialog').getByRole('textbox')
  await reason.fill('The fair is off.')
  await approve(delegate, decided)
  await expect(delegate.getByRole('status').filter({ hasText: decided })).toBeVisible()
  await manager.getByRole('button', { name: 'Submit Rejection' }).click()
  await expect(manager.getByRole('dialog')).toContainText('This request has already been decided.')
  await expect(reason).toHaveValue('The fair is off.')
  await snapshot(manager, 'reason-too-late')
  await undo(delegate)
  await expect(cardOf(delegate, decided).getByRole('button', { name: /^Approve/ })).toBeVisible()
  await manager.getByRole('button', { name: 'Submit Rejection' }).click()
  await expect(manager.getByRole('status').filter({ hasText: decided })).toBeVisible()
  await expect(cardOf(delegate, decided).getByRole('status')).toHaveText('This no longer needs your decision.')
  await end()
})
