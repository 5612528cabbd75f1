import type { Browser, Page } from '@playwright/test'
import type { Product } from './product.ts'
import { expect, signIn, snapshot, test } from './test.ts'

/** A page of its own for somebody: what the product refuses on purpose is an error in its console. */
async function pageOf(who: string, { browser, product }: { browser: Browser; product: Product }): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: product.origin })).newPage()
  await signIn(page, who)
  return page
}

/** Opens the form of a person by their name in the list. */
async function openPerson(page: Page, name: string): Promise<void> {
  await page.goto(`/people?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('people are added, invited, edited by two at once, deactivated with their reports reassigned', {
  tag: '@further',
}, async ({ browser, product }) => {
  test.slow()
  const page = await pageOf('administrator', { browser, product })
  await page.goto('/people/new')
  const form = page.getByRole('form', { name: 'Add person' })
  await expect(form.getByRole('button', { name: 'Add person' })).toBeDisabled()
  await form.getByLabel('Name').fill('Nila Sen')
  await form.getByLabel('Email').fill('employee@pravas.example')
  await form.getByLabel('Employee ID').fill('E2E-1')
  await form.getByRole('button', { name: 'Add person' }).click()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Another account has this email address/)
  await form.getByLabel('Email').fill('nila.e2e@pravas.example')
  await form.getByRole('button', { name: 'Add person' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nila Sen' })).toBeVisible()

  // Without a mail server there is the link, which welcomes her and signs her in.
  await expect(page.getByRole('button', { name: 'Email an invitation' })).toBeDisabled()
  await page.getByRole('button', { name: 'Create an invitation link' }).click()
  const link = await page.getByLabel('Link to choose a password').inputValue()
  const nila = await (await browser.newContext({ baseURL: product.origin })).newPage()
  await nila.goto(new URL(link).pathname)
  await expect(nila.getByRole('heading', { level: 1, name: 'Welcome to Pravas Demo, Nila Sen' })).toBeVisible()
  await snapshot(nila, 'invitation')
  await nila.getByLabel('Choose a password').fill('a long password')
  await nila.getByLabel('Confirm password').fill('a long password')
  await nila.getByRole('button', { name: 'Start using Pravas' }).click()
  await expect(nila.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible()
  // What is not hers to see sends her here, with a word.
  await nila.goto('/people')
  await expect(nila.getByText('You don’t have access to that page.')).toBeVisible()

  // Two administrators at once: the second is told, and what they typed is kept.
  const other = await pageOf('superadmin', { browser, product })
  await openPerson(page, 'Nila Sen')
  await openPerson(other, 'Nila Sen')
  await other.getByLabel('Designation').fill('Engineer')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('Changes to Nila Sen saved')).toBeVisible()
  await page.getByLabel('Grade').selectOption('Senior Manager')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Designation: none → Engineer')).toBeVisible()
  await expect(page.getByLabel('Grade')).toHaveValue('Senior Manager')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes to Nila Sen saved')).toBeVisible()

  // She leads somebody, leaves, and they get another manager in one step.
  const headers = { origin: product.origin }
  const report = { name: 'Ravi Rao', email: 'ravi.e2e@pravas.example', employee_id: 'E2E-2', manager_id: 'E2E-1' }
  expect((await page.request.post('/api/people', { data: report, headers })).status()).toBe(200)
  await openPerson(page, 'Nila Sen')
  await page.getByRole('button', { name: 'Deactivate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deactivate Nila Sen?' })
  await expect(dialog.getByText('1 person reports to them.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'New manager' }).fill('Meera')
  await dialog.getByRole('option', { name: 'Meera Iyer · EMP2001' }).click()
  await snapshot(page, 'deactivate')
  await dialog.getByRole('button', { name: 'Deactivate and reassign' }).click()
  await expect(page.getByText('They can’t sign in.')).toBeVisible()
  const { manager_id } = await (await page.request.get('/api/people/E2E-2')).json()
  expect(manager_id).toBe('EMP2001')
})

test('an import shows whom it refuses and why, writes the rest, and changes nothing the second time', {
  tag: '@further',
}, async ({ page }) => {
  await signIn(page, 'administrator')
  await page.goto('/people/import')
  const csv = `Emp Code,Employee Name,Email,Roles,Active
I1,Imran Khan,imran.e2e@pravas.example,,yes
I2,Joya Das,joya.e2e@pravas.example,boss,yes
I3,Kiran Rao,imran.e2e@pravas.example,,yes
I4,Leela Nair,leela.e2e@pravas.example,,maybe
I5,Mohan Pillai,mohan.e2e@pravas.example,auditor,yes`
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Joya Das · I2')).toContainText('“boss” is not a role.')
  await expect(row('Leela Nair · I4')).toContainText('“maybe” is neither yes nor no.')
  await expect(row('Kiran Rao · I3')).toContainText('The email address imran.e2e@pravas.example is also in line 2.')
  await snapshot(page, 'import-preview')
  await page.getByRole('button', { name: 'Import 1 person' }).click()
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeFocused()
  await page.getByRole('button', { name: 'Import another file' }).click()
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(
    page.getByText('1 person is already up to date. 4 lines are refused: correct and check again.'),
  ).toBeVisible()
})

test('a list takes new entries, and refuses a code twice', {
  tag: '@further',
}, async ({ browser, product }) => {
  const page = await pageOf('administrator', { browser, product })
  await page.goto('/structure/departments')
  await expect(page.getByRole('row').filter({ hasText: 'Sales' })).toBeVisible()
  const add = async (code: string, name: string) => {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill(code)
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.keyboard.press('Enter')
  }
  await add('LEG-E2E', 'Legal')
  await expect(page.getByText('Legal saved')).toBeVisible()
  await add('leg-e2e', 'Law')
  await expect(page.getByText('leg-e2e already exists.')).toBeVisible()
  await snapshot(page, 'structure')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Deactivate Legal' }).click()
  await expect(page.getByRole('button', { name: 'Reactivate Legal' })).toBeVisible()
})
