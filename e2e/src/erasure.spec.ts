import { expect, signIn, snapshot, test } from './test.ts'

test('somebody asks to be erased, a super admin sees what goes and what stays and erases them, and they are out', {
  tag: '@further',
}, async ({ browser, page, product }) => {
  test.slow()
  await signIn(page, 'superadmin')
  const person = { name: 'Tara Bhosale', email: 'tara.e2e@pravas.example', employee_id: 'E2E-ERASE' }
  const added = await page.request.post('/api/people', { data: person, headers: { origin: product.origin } })
  expect(added.status()).toBe(200)
  const openPerson = async (name: string) => {
    await page.goto(`/people?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await openPerson(person.name)
  await page.getByRole('button', { name: 'Create an invitation link' }).click()
  const link = await page.getByLabel('Link to choose a password').inputValue()

  const tara = await (await browser.newContext({ baseURL: product.origin })).newPage()
  await tara.goto(new URL(link).pathname)
  await tara.getByLabel('Choose a password').fill('a long password')
  await tara.getByLabel('Confirm password').fill('a long password')
  await tara.getByRole('button', { name: 'Start using Pravas' }).click()
  await expect(tara.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible()
  await tara.goto('/account')
  await tara.getByRole('button', { name: 'Request Erasure' }).click()
  await tara.getByRole('button', { name: 'Send Request' }).click()
  await expect(tara.getByText(/^You asked to be erased on /)).toBeVisible()

  // A person with open requests can't be erased; the page says what to settle first.
  await openPerson('Farah Khan')
  await page.getByRole('button', { name: 'Erase Farah Khan' }).click()
  const blocked = page.getByRole('dialog', { name: 'Erase Farah Khan' })
  await expect(blocked.getByText('Farah Khan can’t be erased yet')).toBeVisible()
  await expect(blocked.getByRole('listitem').first()).toBeVisible()
  await expect(blocked.getByRole('button', { name: 'Erase for good' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await openPerson(person.name)
  await expect(page.getByText(/^Tara Bhosale asked for this on /)).toBeVisible()
  await page.getByRole('button', { name: 'Erase Tara Bhosale' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase Tara Bhosale' })
  await expect(dialog.getByRole('region', { name: 'Deleted now' })).toContainText(/record/)
  const confirm = dialog.getByRole('button', { name: 'Erase for good' })
  await dialog.getByLabel('Reason').fill('Asked for it in My Account.')
  await dialog.getByLabel('Type Tara Bhosale to confirm').fill('Tara')
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Type Tara Bhosale to confirm').fill(person.name)
  await snapshot(page, 'erasure')
  await confirm.click()
  await expect(page.getByText(/^Tara Bhosale is now Erased person \d+\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Erased person \d+$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Erase/ })).toHaveCount(0)

  // The session is over, the address opens nothing any more, and no page or entry of the trail names the person.
  expect((await tara.request.get('/api/auth/session')).status()).toBe(401)
  const again = await tara.request.post('/api/auth/login', {
    data: { email: person.email, password: 'a long password' },
    headers: { origin: product.origin },
  })
  expect(again.status()).toBe(401)
  const found = await page.request.get(`/api/people?query=${encodeURIComponent(person.name)}`)
  expect(await found.json()).toMatchObject({ items: [] })
  const trail = await (await page.request.get('/api/audit?limit=200')).text()
  expect(trail).toContain('person.erased')
  expect(trail).not.toContain('Tara')
  expect(trail).not.toContain(person.email)
})
