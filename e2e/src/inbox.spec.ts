import { askedTrip } from './asked-trip.ts'
import { expect, signIn, snapshot, test } from './test.ts'

test('what concerns somebody reaches their inbox, is read once it was followed, and stays away where they turn it off', {
  tag: '@further',
}, async ({ page: manager, browser, product }) => {
  const trip = await askedTrip(product.origin)
  const owner = await browser.newPage({ baseURL: product.origin, viewport: { width: 390, height: 844 } })
  await Promise.all([signIn(manager, 'manager'), signIn(owner, 'colleague')])
  const inboxOf = async (page: typeof manager) => {
    await page.getByRole('button', { name: /^Inbox/ }).click()
    return page.getByRole('dialog', { name: 'Inbox' })
  }
  const event = (page: typeof manager, text: RegExp) =>
    page.getByRole('dialog').getByRole('listitem').filter({ hasText: text })
  const asked = new RegExp(`asks you to approve the trip ${trip}`)

  // The approver follows the event to the request, which reads it, and asks something.
  await expect(manager.getByRole('button', { name: /^Inbox, \d\+? unread$/ })).toBeVisible()
  await inboxOf(manager)
  await expect(event(manager, asked)).toContainText('New')
  await snapshot(manager, 'inbox-manager')
  await event(manager, asked).getByRole('link').click()
  await expect(manager).toHaveURL(new RegExp(`/trip/${trip}$`))
  await inboxOf(manager)
  await expect(event(manager, asked)).not.toContainText('New')
  await manager.keyboard.press('Escape')
  await manager.getByRole('button', { name: 'Ask a question' }).click()
  await manager.getByLabel('Your question').fill('Who is the client?')
  await manager.getByRole('button', { name: 'Send question' }).click()
  await expect(manager.getByText('Who is the client?')).toBeVisible()

  // The owner finds it on the phone and answers there.
  await owner.reload()
  await inboxOf(owner)
  const question = event(owner, new RegExp(`has a question about your trip ${trip}`))
  await expect(question).toContainText('Who is the client?')
  await snapshot(owner, 'inbox-owner')
  await question.getByRole('link').click()
  await expect(owner.getByLabel('Your answer')).toBeInViewport()
  await owner.getByLabel('Your answer').fill('Harbour Foods in Andheri.')
  await owner.getByRole('button', { name: 'Send answer' }).click()
  await expect(owner.getByText('Harbour Foods in Andheri.')).toBeVisible()

  await manager.reload()
  await inboxOf(manager)
  await expect(event(manager, new RegExp(`has answered your question about the trip ${trip}`))).toContainText(
    'Harbour Foods',
  )

  // One kind is turned off, by the way that the inbox offers; the others go on.
  await manager.getByRole('dialog').getByRole('link', { name: 'Choose your notifications' }).click()
  const choice = manager.getByRole('checkbox', { name: 'Requests sent to you: Inbox' })
  const saved = manager.waitForResponse(
    (answer) => answer.url().endsWith('/notification-settings') && answer.request().method() === 'PUT',
  )
  await choice.click()
  expect((await saved).status()).toBe(200)
  const quiet = await askedTrip(product.origin)
  await manager.reload()
  await expect(choice).not.toBeChecked()
  await inboxOf(manager)
  await expect(event(manager, /has answered your question/)).toBeVisible()
  await expect(event(manager, new RegExp(quiet))).toHaveCount(0)
  await manager.keyboard.press('Escape')
  await choice.click()
  await expect(choice).toBeChecked()
})
