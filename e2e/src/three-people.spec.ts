import { createDelegation, deleteDelegation } from '@pravas/contract/delegations'
import { askedTrip } from './asked-trip.ts'
import { ProductClient } from './product-client.ts'
import { expect, signIn, snapshot, test } from './test.ts'

test('of a manager and who stands in for them one decides, the other is told so, and the owner sees who it was', {
  tag: '@further',
}, async ({ page: owner, browser, product }) => {
  const viewport = { width: 1280, height: 800 }
  const [manager, delegate] = await Promise.all([
    browser.newPage({ baseURL: product.origin, viewport }),
    browser.newPage({ baseURL: product.origin, viewport }),
  ])
  const giver = await ProductClient.signIn(product.origin, 'manager')
  const today = new Date().toISOString().slice(0, 10)
  const until = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const { id: delegationId } = await giver.call(createDelegation, {
    body: { to: 'EMP1003', starts_on: today, ends_on: until },
  })
  const trip = await askedTrip(product.origin)
  await Promise.all([signIn(owner, 'colleague'), signIn(manager, 'manager'), signIn(delegate, 'outsider')])

  await Promise.all([owner.goto(`/trip/${trip}`), manager.goto('/admin-approvals'), delegate.goto('/admin-approvals')])
  const card = (page: typeof owner) => page.getByRole('article').filter({ hasText: trip })
  await expect(owner.getByText(/pending/i).first()).toBeVisible()
  await expect(card(manager)).toBeVisible()
  await expect(card(delegate)).toBeVisible()
  await snapshot(delegate, 'delegate-approvals')

  // Both press at nearly the same moment; one of them decides.
  await card(delegate)
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(delegate.getByRole('status').filter({ hasText: trip })).toBeVisible()
  await card(manager)
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(
    manager
      .getByRole('alert')
      .or(manager.getByText(/already been decided|no longer/i))
      .first(),
  ).toBeVisible()
  await snapshot(manager, 'manager-too-late')

  await owner.reload()
  await expect(owner.getByText(/approved/i).first()).toBeVisible()
  await expect(owner.getByText(/^by /)).toBeVisible()
  await snapshot(owner, 'owner-approved')
  await giver.call(deleteDelegation, { params: { delegationId } })
})
