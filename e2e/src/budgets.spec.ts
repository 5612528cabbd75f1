import type { Page } from '@playwright/test'
import { expect, sentTrip, signIn, snapshot, test } from './test.ts'

test('a project gets a budget, a trip is booked on it, and its approver sees what is left', {
  tag: '@further',
}, async ({ browser, product }) => {
  const pageOf = async (who: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: product.origin })).newPage()
    await signIn(page, who)
    return page
  }
  const administrator = await pageOf('administrator')
  const data = { code: 'P-E2E', name: 'Launch of a journey' }
  const headers = { origin: product.origin }
  expect((await administrator.request.post('/api/structure/project', { data, headers })).status()).toBe(200)

  await administrator.goto('/budgets')
  await expect(administrator.getByRole('heading', { level: 1, name: 'Budgets' })).toBeVisible()
  await administrator.getByRole('button', { name: 'Add budget' }).first().click()
  const form = administrator.getByRole('dialog', { name: 'Add a budget' })
  await form.getByLabel('For', { exact: true }).selectOption('Project')
  await form.getByLabel('Code or name').fill(data.code)
  await form.getByLabel('Amount for the year, in rupees').fill('lots')
  await form.getByRole('button', { name: 'Save budget' }).click()
  await expect(form.getByText('Enter an amount such as')).toBeVisible()
  await form.getByLabel('Amount for the year, in rupees').fill('1,000')
  await form.getByRole('button', { name: 'Save budget' }).click()
  await expect(administrator.getByRole('listitem').filter({ hasText: data.name })).toContainText('₹1,000')
  await snapshot(administrator, 'budgets')

  // Beside the chat the trip is booked on the project, which says that it is too much for the budget.
  const employee = await pageOf('employee')
  await employee.goto('/tripmate-chat')
  const message = employee.getByRole('textbox', { name: 'Message' })
  const conversation = employee.getByRole('region', { name: 'Conversation' })
  await message.fill('book a one way flight from Delhi to Mumbai next Friday for a client meeting')
  await message.press('Enter')
  await conversation
    .getByRole('button', { name: /^Select/ })
    .first()
    .click()
  const draft = employee.getByRole('region', { name: 'Your trip request' })
  await draft.getByLabel('Project').selectOption(data.code)
  await expect(draft.getByText(/over the budget of ₹1,000 with this request/)).toBeVisible()
  await snapshot(employee, 'budget-draft')
  await draft.getByRole('button', { name: 'Send for approval' }).click()
  const number = await sentTrip(conversation)
  await employee.goto(`/trip/${number}`)
  await expect(employee.getByRole('region', { name: 'Budget' })).toContainText('over the budget of ₹1,000')

  const manager = await pageOf('manager')
  await manager.goto('/admin-approvals')
  const card = manager.getByRole('article', { name: new RegExp(number) })
  await card.getByRole('button', { name: 'Delhi → Mumbai' }).click()
  const evidence = manager.getByRole('region', { name: `Evidence for ${number}` })
  await expect(evidence).toContainText('over the budget of ₹1,000 with this request')
  await snapshot(manager, 'budget-approval')
})
