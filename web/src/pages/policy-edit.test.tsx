import type { PolicyDraft } from '@pravas/contract/policies'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'
import { todayInIndia } from '../ui/today.ts'

usesProduct()

const administrator = { ...asha, roles: ['employee', 'administrator'] }
const clause = { number: '2.1', text: 'Stay within the cap.' }
const content = {
  city_classes: {},
  sub_categories: [],
  gst: [],
  rules: [{ rule: 'hotel.city_cap', clause, severity: 'warn', amount: 7500, applies: { cities: ['Delhi'] } }],
}
const listOf = (...items: object[]) => ({ items, next: null })
const draftOf = (version: number, amount: number, by = 'Asha Rao') => ({
  version,
  updated_at: '2026-11-23T06:00:00Z',
  updated_by: by,
  policy: { ...content, rules: [{ ...content.rules[0], amount }] },
})
const answers = {
  'GET /api/policy': { valid_from: '2026-04-01', ...content },
  'GET /api/policy/drafts': listOf(),
  'GET /api/structure/grade?active=true': { items: [], next: null },
  'GET /api/structure/department?active=true': { items: [], next: null },
}

async function editor(more: object = {}, address = '/policy/edit') {
  const opened = openProduct(address, { person: administrator, answers: { ...answers, ...more } })
  await heading('Policy editor')
  await screen.findByRole('tab', { name: 'Rules' })
  return opened
}

async function setCap(user: Awaited<ReturnType<typeof editor>>['user'], amount: string) {
  await user.click(screen.getByRole('button', { name: /^Delhi: Up to/ }))
  const field = await screen.findByLabelText('Highest price of a night, taxes included')
  fireEvent.change(field, { target: { value: amount } })
  return field
}

test('the first change starts a draft, which is saved with what was typed', async () => {
  const { user, server } = await editor({
    'PUT /api/policy/draft': (body: unknown) => ({
      ...draftOf(1, 8000),
      policy: { ...content, ...(body as object), version: undefined },
    }),
  })
  expect(screen.getByText('This is the policy in force. Change a rule to start a draft.')).toBeTruthy()
  await setCap(user, '1,04,175')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/^Draft saved by Asha Rao/)).toBeTruthy()
  expect(server.bodyOf('PUT /api/policy/draft')).toMatchObject({ version: 0, rules: [{ amount: 104_175, clause }] })
})

test('a mistake is told at its field, which gets the focus, and nothing is sent', async () => {
  const { user, server } = await editor()
  const field = await setCap(user, '')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('1 field needs attention. Nothing was saved.')).toBeTruthy()
  expect(screen.getByText('Enter a number of 0 or more, such as 7,500.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(server.calls).not.toContain('PUT /api/policy/draft')
})

test('GST rules are added like those of before, and saved with their day', async () => {
  const gst = [
    { valid_from: '2025-09-22', room_amount: 7500, credit_ends: '11-30', supplies: { food: { percents: [5] } } },
  ]
  const { user, server } = await editor({
    'GET /api/policy': { valid_from: '2026-04-01', ...content, gst },
    'PUT /api/policy/draft': (body: unknown) => ({
      ...draftOf(1, 7500),
      policy: { ...content, ...(body as object), version: undefined },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Add GST rules' }))
  fireEvent.change(screen.getAllByLabelText('Bills from')[1] as HTMLElement, { target: { value: '2026-12-01' } })
  fireEvent.change(screen.getAllByLabelText('Food and drink: Rates, such as 5, 18')[1] as HTMLElement, {
    target: { value: '5%, 18' },
  })
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/^Draft saved by Asha Rao/)).toBeTruthy()
  expect(server.bodyOf('PUT /api/policy/draft')).toMatchObject({
    gst: [gst[0], { valid_from: '2026-12-01', room_amount: 7500, supplies: { food: { percents: [5, 18] } } }],
  })
})

test('rules are added, duplicated, removed and brought back', async () => {
  const { user } = await editor()
  const count = () => screen.getAllByRole('button', { name: /^Remove / }).length
  await user.click(screen.getByRole('button', { name: /^Duplicate Delhi/ }))
  expect(count()).toBe(2)
  await user.click(screen.getByRole('button', { name: 'Add a rule: Not reimbursed' }))
  expect(count()).toBe(3)
  expect(await screen.findByLabelText('What isn’t reimbursed')).toBeTruthy()
  const [first] = screen.getAllByRole('button', { name: /^Remove Delhi/ })
  if (first) await user.click(first)
  expect(count()).toBe(2)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(count()).toBe(3)
})

test('a draft that somebody else saved meanwhile is shown, and what was typed is kept', async () => {
  let theirs: PolicyDraft | object = draftOf(1, 8000)
  const { user, server } = await editor({
    'GET /api/policy/drafts': () => listOf(theirs),
    'PUT /api/policy/draft': (body: unknown) =>
      (body as { version: number }).version === 2
        ? draftOf(3, 9500)
        : Response.json({ code: 'policy.draft_changed', title: 'Changed.', status: 409 }, { status: 409 }),
  })
  await setCap(user, '9500')
  theirs = draftOf(2, 8200, 'Meera Nair')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  const conflict = within(await screen.findByRole('region', { name: 'The draft has changed' }))
  expect(conflict.getByRole('alert').textContent).toContain('Meera Nair saved the draft')
  expect(conflict.getByText('Up to ₹8,200 a night, taxes included')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Highest price of a night, taxes included').value).toBe('9500')
  await user.click(conflict.getByRole('button', { name: 'Save mine instead' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The draft has changed' })).toBeNull())
  expect(server.bodyOf('PUT /api/policy/draft')).toMatchObject({ version: 2, rules: [{ amount: 9500 }] })
})

test('what is typed survives a reload of the tab', async () => {
  const first = await editor()
  await setCap(first.user, '9999')
  document.body.replaceChildren()
  await editor()
  expect(await screen.findByRole('button', { name: 'Delhi: Up to ₹9,999 a night, taxes included' })).toBeTruthy()
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
})

const request = {
  type: 'trip',
  number: 'TRP-2026-000001',
  employee_id: 'EMP1',
  employee_name: 'Asha Rao',
  date: '2026-11-02',
  total: 9200,
  before: [],
  findings: [
    { rule: 'hotel.city_cap', part: 'hotel', unit: 'rupees', limit: 8000, actual: 9200, excess: 1200, clause },
  ],
  undecidable: [],
  missing: [],
  excess: 1200,
  blocked: true,
}
const open = {
  ...request,
  number: 'TRP-2026-000002',
  findings: [],
  undecidable: ['flight.over_lowest'],
  missing: ['lowest_fare'],
  excess: 0,
  blocked: false,
}

test('a dry run shows who would have been flagged, and what is missing where it cannot be decided', async () => {
  const { user } = await editor(
    {
      'GET /api/policy/drafts': listOf(draftOf(1, 8000)),
      'POST /api/policy/draft/dry-run': {
        flagged: 1,
        before: 0,
        undecidable: 1,
        requests: 12,
        blocked: 1,
        excess: 1200,
        excess_before: 0,
        items: [request, open],
        cleared: [],
        left_out: 0,
      },
    },
    '/policy/edit?tab=dry-run',
  )
  await user.click(await screen.findByRole('button', { name: 'Run' }))
  expect(
    await screen.findByText('With the draft, ₹1,200 more would be above the limits: what it could save.'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'TRP-2026-000001' }).getAttribute('href')).toBe('/trip/TRP-2026-000001')
  expect(screen.getByText('Hotel: ₹1,200 a night over your limit of ₹8,000 (clause 2.1)')).toBeTruthy()
  await user.click(screen.getByText('Can’t be decided (1)'))
  expect(await screen.findByText('the cheapest suitable fare')).toBeTruthy()
})

test('publishing needs a day and a reason, and asks once', async () => {
  const { user, server } = await editor(
    {
      'GET /api/policy/drafts': listOf(draftOf(4, 8000)),
      'POST /api/policy/draft/publish': { valid_from: todayInIndia(), ...content },
    },
    '/policy/edit?tab=publish',
  )
  const publish = await screen.findByRole('button', { name: 'Publish' })
  await user.click(publish)
  expect(await screen.findByText('Say why the policy changes.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Reason for the change'), { target: { value: 'Rooms got dearer' } })
  await user.click(publish)
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/^1 change applies at once\./)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Publish' }))
  await heading('Policy')
  expect(server.bodyOf('POST /api/policy/draft/publish')).toEqual({
    valid_from: todayInIndia(),
    why: 'Rooms got dearer',
    version: 4,
  })
})

test('the history says who published what and why, and compares two versions', async () => {
  const version = {
    id: '0198a000-0000-7000-8000-000000000002',
    published_at: '2026-11-01T06:00:00Z',
    why: 'Yearly review',
    rules: 1,
  }
  const older = {
    ...version,
    id: '0198a000-0000-7000-8000-000000000001',
    valid_from: '2026-04-01',
    published_by: null,
    why: '',
  }
  const { user } = await editor(
    {
      'GET /api/policy/history': {
        items: [{ ...version, valid_from: '2026-11-05', published_by: 'Meera Nair' }, older],
        next: null,
      },
      [`GET /api/policy/history/${version.id}`]: { valid_from: '2026-11-05', ...draftOf(1, 8000).policy },
      [`GET /api/policy/history/${older.id}`]: { valid_from: '2026-04-01', ...content },
    },
    '/policy/edit?tab=history',
  )
  expect(await screen.findByText('Yearly review')).toBeTruthy()
  expect(screen.getByText('Meera Nair, 1 Nov 2026, 11:30 · 1 rule')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Compare the policy from 5 Nov 2026' }))
  expect(await screen.findByText('Up to ₹8,000 a night, taxes included')).toBeTruthy()
})

test('somebody who does not administer the organisation is sent to the dashboard', async () => {
  openProduct('/policy/edit', { person: asha })
  await heading('Analytics Dashboard')
})
