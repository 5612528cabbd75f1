import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { financeClaim, listFinanceClaims } from '@pravas/contract/finance'
import { type Product, startProduct } from './product.ts'
import { ProductClient } from './product-client.ts'
import { expect, signIn, snapshot, test } from './test.ts'

// Claims that other journeys rely on are paid here.
let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.dispose())

async function pageOf(browser: Browser, who: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: product.origin, acceptDownloads: true })).newPage()
  await signIn(page, who)
  return page
}

async function downloaded(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download')
  await button.click()
  const file = await downloading
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).last()).toBeVisible()

/** The month before the one that it is in India, and its last day. */
function lastMonth(): { month: string; lastDay: string } {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
  const [year, month] = today.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, 0)).toISOString().slice(0, 10)
  return { month: lastDay.slice(0, 7), lastDay }
}

const dayInIndia = (instant: string) => new Date(instant).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
const WHO: Record<string, string> = { EMP1001: 'employee', EMP1002: 'colleague', EMP1003: 'outsider' }

/** Claims that were approved until a day, the latest first; the first of them in its month, with a receipt. */
async function claimsUntil(lastDay: string) {
  const finance = await ProductClient.signIn(product.origin, 'finance')
  const { items } = await finance.call(listFinanceClaims, { query: { status: 'approved', limit: 200 } })
  const old = items.filter(({ approved_at }) => dayInIndia(approved_at) <= lastDay)
  for (const claim of old) {
    const { lines } = await finance.call(financeClaim, { params: { expenseId: claim.id } })
    const isOfMonth = dayInIndia(claim.approved_at).startsWith(lastDay.slice(0, 7))
    if (lines.length > 0 && isOfMonth) return [claim, ...old.filter(({ id }) => id !== claim.id).slice(0, 3)]
  }
  throw new Error(`No claim of the demo was approved in the month before ${lastDay}.`)
}

/** The cells of the lines of a CSV without quotes that hold one of some texts. */
const linesWith = (csv: string, texts: readonly string[]) =>
  csv
    .split('\r\n')
    .filter((line) => texts.some((text) => line.includes(text)))
    .map((line) => line.split(','))

test('a month is closed end to end by finance, and handed to the auditor as a pack', { tag: '@further' }, async ({
  browser,
}) => {
  test.slow()
  const { month, lastDay } = lastMonth()
  const claims = await claimsUntil(lastDay)
  const [cut, ...others] = claims
  const [returned] = others
  if (!cut || !returned) throw new Error('The demo has too few approved claims.')
  const pays = cut.payable - 100
  const total = others.reduce((sum, { payable }) => sum + payable, pays)
  const finance = await pageOf(browser, 'finance')
  await finance.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Finance' }).click()
  await expect(finance.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible()

  // Verify: less of one receipt, with a reason that has to be given, over a reload.
  const list = finance.getByRole('list', { name: 'Claims to verify' })
  await list.getByRole('link', { name: new RegExp(cut.number) }).click()
  const amount = finance.getByLabel(/^Amount to pay for/).first()
  await amount.fill(String(Number((await amount.inputValue()).replaceAll(',', '')) - 100))
  await finance.getByRole('button', { name: `Verify ${rupees(pays)}` }).click()
  await expect(finance.getByLabel(/^Reason to pay less/).first()).toBeFocused()
  await finance
    .getByLabel(/^Reason to pay less/)
    .first()
    .fill('Alcohol is not reimbursed.')
  await finance.reload()
  await expect(finance.getByLabel(/^Reason to pay less/).first()).toHaveValue('Alcohol is not reimbursed.')
  await snapshot(finance, 'finance-verify')
  await finance.getByRole('button', { name: `Verify ${rupees(pays)}` }).click()
  await said(finance, `${cut.number} is verified: ${rupees(pays)} to pay`)
  // The next one is open, and Enter verifies it.
  await expect(finance.locator('button[data-verify]')).toBeFocused()
  const next = (await finance.getByRole('region', { name: /^EXP-/ }).getAttribute('aria-label')) ?? ''
  expect(next).not.toBe(cut.number)
  await finance.keyboard.press('Enter')
  await said(finance, new RegExp(`^${next} is verified`))

  // Pay: several in one batch, whose sum opens into what each person gets.
  await finance.getByRole('tab', { name: 'Pay', exact: true }).click()
  for (const { number } of claims) await finance.getByRole('checkbox', { name: `Select ${number}` }).check()
  await finance.getByText(new RegExp(`^4 claims of .*${rupees(total).replace('.', '\\.')}`)).click()
  await expect(finance.getByRole('list', { name: 'By person' })).toContainText(cut.employee_name)
  await snapshot(finance, 'finance-pay')
  await finance.getByRole('button', { name: 'Create batch' }).click()
  const opened = finance.getByRole('button', { name: /^PAY-/, expanded: true })
  await expect(opened).toContainText('4 claims')
  const batch = (await opened.textContent())?.match(/PAY-\d{4}-\d{6}/)?.[0] ?? ''
  const bank = await downloaded(finance, finance.getByRole('button', { name: 'Download bank file' }))
  expect(bank.name).toBe(`bank-${batch}.csv`)
  // Read as a bank reads it: a payment for each claim, in the account of its owner, and no rupee more or less.
  const payments = linesWith(
    bank.text,
    claims.map(({ number }) => number),
  )
  expect(
    payments.map(([holder, account, ifsc, rupeesOf, mode, remarks]) => [
      holder,
      /^99\d+$/.test(account ?? '') && /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc ?? ''),
      rupeesOf,
      mode,
      remarks,
    ]),
  ).toEqual(
    expect.arrayContaining(
      claims.map(({ number, employee_name, payable }) => [
        ...[employee_name, true, (number === cut.number ? pays : payable).toFixed(2), 'NEFT', number],
      ]),
    ),
  )
  expect(payments).toHaveLength(4)
  await said(finance, 'You verified and created this batch, so a colleague must mark it as paid.')
  await snapshot(finance, 'finance-batch')

  // A second person pays, on the last day of the month.
  const other = await pageOf(browser, 'superadmin')
  await other.goto(`/finance?tab=batches&batch=${batch}`)
  await other.getByLabel('Bank reference').fill('UTR-E2E-1')
  await other.getByLabel('Paid on', { exact: true }).fill(lastDay)
  await other.getByRole('button', { name: 'Mark 4 claims as paid' }).click()
  await expect(other.getByRole('button', { name: new RegExp(`^${batch}.*Paid.*UTR-E2E-1`) })).toBeVisible()

  // The claim's owner sees what was paid, and why less.
  const owner = await pageOf(browser, WHO[cut.employee_id] ?? '')
  await owner.goto(`/expense/${cut.number}`)
  const payment = owner.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText(`${rupees(pays)} was paid on`)
  await expect(payment).toContainText('UTR-E2E-1')
  await expect(payment).toContainText('Alcohol is not reimbursed.')
  await snapshot(owner, 'finance-paid-claim')

  // One payment comes back.
  await other.getByRole('checkbox', { name: `Select ${returned.number}` }).check()
  await other.getByLabel('Came back on').fill(lastDay)
  await other.getByLabel('Reason', { exact: true }).fill('Account closed')
  await other.getByRole('button', { name: 'Reverse 1 claim' }).click()
  await said(other, /^Came back .*Account closed/)
  const payee = await pageOf(browser, WHO[returned.employee_id] ?? '')
  await payee.goto(`/expense/${returned.number}`)
  await expect(payee.getByRole('region', { name: 'Payment' })).toContainText('came back')
  await expect(payee.getByRole('link', { name: 'Check bank details' })).toBeVisible()

  // The accounts of the month: every voucher balances, and nothing is left to export.
  await finance.goto(`/finance?tab=exports&month=${month}`)
  await finance.getByRole('button', { name: 'Export', exact: true }).click()
  const exported = finance.getByRole('row').filter({ hasText: 'Tally' })
  await expect(exported).toHaveCount(1)
  const tally = await downloaded(finance, exported.getByRole('button', { name: /tally\.xml/ }))
  const vouchers = tally.text.match(/<VOUCHER [\s\S]*?<\/VOUCHER>/g) ?? []
  for (const voucher of vouchers) {
    const entries = [
      ...voucher
        .replace(/<CATEGORYALLOCATIONS.LIST>.*?<\/CATEGORYALLOCATIONS.LIST>/g, '')
        .matchAll(/<AMOUNT>([-\d.]+)</g),
    ]
    expect(Math.round(entries.reduce((sum, [, paid]) => sum + Number(paid) * 100, 0))).toBe(0)
  }
  const numbers = vouchers.map((voucher) => voucher.match(/<VOUCHERNUMBER>(.*?)</)?.[1] ?? '')
  expect(numbers).toEqual(expect.arrayContaining([cut.number, ...claims.map(({ number }) => `${batch}/${number}`)]))
  expect((await downloaded(finance, exported.getByRole('button', { name: /tally\.xml/ }))).text).toBe(tally.text)
  await expect(finance.getByText(/^Nothing to export for/)).toBeVisible()
  await snapshot(finance, 'finance-exports')

  // The month is closed, and stays closed: what comes late is refused where it was typed, and nothing is lost.
  await finance.goto('/finance?tab=months')
  await expect(finance.getByText('Everything is exported.')).toBeVisible()
  await expect(finance.getByText('No batch is open.')).toBeVisible()
  await finance.getByRole('button', { name: /^Close / }).click()
  await finance.getByRole('button', { name: /^Close / }).click()
  await expect(finance.getByRole('table', { name: 'Closed months' }).getByRole('row')).toHaveCount(2)
  await expect(finance.getByRole('button', { name: /^Close / })).toHaveCount(0)
  await snapshot(finance, 'finance-months')
  await other.reload()
  const kept = others.find(({ id }) => id !== returned.id)
  await other.getByRole('checkbox', { name: `Select ${kept?.number}` }).check()
  await other.getByLabel('Came back on').fill(lastDay)
  await other.getByLabel('Reason', { exact: true }).fill('Wrong account')
  await other.getByRole('button', { name: 'Reverse 1 claim' }).click()
  await said(other, 'That month is closed. Please enter a date in a month that is still open.')
  await expect(other.getByLabel('Reason', { exact: true })).toHaveValue('Wrong account')
  await finance.goto('/finance?tab=pay')
  await finance.getByRole('table', { name: 'Advances to pay' }).getByRole('checkbox').first().check()
  await finance.getByRole('checkbox', { name: `Select ${returned.number}` }).check()
  await finance.getByRole('button', { name: 'Create batch' }).click()
  await expect(opened).toContainText('1 claim and 1 advance')
  await other.goto('/finance?tab=batches')
  await other.getByRole('button', { name: /^PAY-.*Open/ }).click()
  await other.getByLabel('Bank reference').fill('UTR-E2E-2')
  await other.getByLabel('Paid on', { exact: true }).fill(lastDay)
  await other.getByRole('button', { name: 'Mark 1 claim and 1 advance as paid' }).click()
  await said(other, 'That month is closed. Please enter a date in a month that is still open.')
  await expect(other.getByLabel('Bank reference')).toHaveValue('UTR-E2E-2')
  await snapshot(other, 'finance-late')
  await other.getByLabel('Paid on', { exact: true }).fill(dayInIndia(new Date().toISOString()))
  await other.getByRole('button', { name: 'Mark 1 claim and 1 advance as paid' }).click()
  await expect(other.getByRole('button', { name: /^PAY-.*Paid.*UTR-E2E-2/ })).toBeVisible()

  // An auditor reads all of it, with the accounts masked, and takes the month away.
  const auditor = await pageOf(browser, 'auditor')
  await auditor.goto(`/finance?tab=batches&batch=${batch}`)
  await expect(auditor.getByText(/^•••• \d{4} · DEMO0/).first()).toBeVisible()
  await expect(auditor.getByRole('button', { name: 'Download bank file' })).toHaveCount(0)
  await auditor.goto('/audit')
  await expect(auditor.getByText(/^Verified up to entry /)).toBeVisible()
  await auditor.goto(`/gst-register?month=${month}`)
  await expect(auditor.getByRole('heading', { level: 1, name: 'GST register' })).toBeVisible()
  const downloading = auditor.waitForEvent('download')
  await auditor.getByRole('button', { name: 'Audit pack' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`pravas-audit-pack-${month}.zip`)
  const pack = await unzipped(await file.path())
  const text = (name: string) => pack.get(name)?.toString('utf8') ?? ''
  // Every file is in the index, with its digest.
  const index = text('index.csv')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
  expect([...index.map(([name]) => name), 'index.csv'].sort()).toEqual([...pack.keys()].sort())
  for (const [name = '', , digest] of index)
    expect([name, sha256(pack.get(name) ?? Buffer.of())]).toEqual([name, digest])
  // The receipts of the claims approved in the month, as files.
  const receipts = text('receipts.csv')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
  expect(receipts.map(([number]) => number)).toContain(cut.number)
  for (const receipt of receipts) {
    const [name = '', digest] = receipt.slice(-2)
    expect([name, sha256(pack.get(name) ?? Buffer.of())]).toEqual([name, digest])
  }
  // The decisions with their reasons, the register of GST, the vouchers as they were exported, and the head of the chain.
  expect(text('decisions.csv')).toMatch(new RegExp(`,${cut.number},1,${cut.employee_id},[^\r]*,approved,`))
  expect(text('gst-register.csv').split('\r\n')[0]).toContain('Supplier GSTIN')
  expect(text('exports/1-tally.xml')).toBe(tally.text)
  for (const { number } of claims) expect(text('exports/1-journal.csv')).toContain(`${batch}/${number}`)
  expect(JSON.parse(text('chain.json'))).toMatchObject({
    ...{ month, verified: true, fault: null },
    head: { seq: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  await snapshot(auditor, 'audit-pack')
})

test('an employee changes the account, is told by mail, and is left out of the next run', {
  tag: '@further',
}, async ({ browser }) => {
  const employee = await pageOf(browser, 'outsider')
  await employee.goto('/account')
  const details = employee.getByRole('region', { name: 'Bank Details' })
  await expect(details).toContainText('•••• 1003')
  await details.getByRole('button', { name: 'Change Bank Details' }).click()
  await details.getByLabel('Account number', { exact: true }).fill('5566 7788 9900')
  await details.getByLabel('Account number again').fill('5566 7788 9901')
  await details.getByRole('button', { name: 'Save Bank Details' }).click()
  await expect(details.getByText('The two account numbers don’t match.')).toBeVisible()
  await expect(details.getByLabel('Account number again')).toBeFocused()
  await details.getByLabel('Account number again').fill('556677889900')
  await details.getByLabel('IFSC').fill('HDFC1001234')
  await details.getByRole('button', { name: 'Save Bank Details' }).click()
  await expect(details.getByText(/An IFSC has four letters/)).toBeVisible()
  await details.getByLabel('IFSC').fill('hdfc0001234')
  await snapshot(employee, 'bank-details')
  await details.getByRole('button', { name: 'Save Bank Details' }).click()
  await expect(details).toContainText('•••• 9900')
  await expect(details).toContainText('the next payment run leaves it out')

  const superadmin = await pageOf(browser, 'superadmin')
  await superadmin.goto('/admin-outbox')
  await expect(superadmin.getByText('Your bank details were changed in Pravas').first()).toBeVisible()
})

/** The files of a zip by their names. Python reads it, whose code is not ours and which checks each file's CRC. */
async function unzipped(zip: string): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'pravas-unzipped-'))
  try {
    execFileSync('python3', ['-m', 'zipfile', '-e', zip, folder])
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name))
    return new Map(
      await Promise.all(paths.map(async (path) => [relative(folder, path), await readFile(path)] as const)),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The SHA-256 of some bytes, as the index of an audit pack has it. */
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
