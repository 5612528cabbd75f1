import type { ClaimDraft } from '@pravas/contract/claims'
import type { ReceiptFieldName } from '@pravas/contract/receipt-fields'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimDraft, receiptInReview } from '../features/fingenie/review/receipt.fixture.ts'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'
import { broken } from '../testing/server.ts'

usesProduct()

const SESSION = 'fingenie-1-review'
const CLAIM = `GET /api/chat/fingenie/claim?sessionId=${SESSION}`
const DRAFT = claimDraft([]).draft_id
const SETTLE = `PATCH /api/expense/drafts/${DRAFT}`
const SUBMIT = `POST /api/expense/drafts/${DRAFT}/submit`
const ASK = 'POST /api/chat/fingenie'
const EMAIL = 'POST /api/chat/fingenie/email'
const ID = receiptInReview().receipt_id
const CHANGE = `PATCH /api/receipts/${ID}`
const upload = {
  response:
    'I have read a receipt:\n\n| # | Merchant |\n|---|---|\n| 1 | Old Fort Kitchen |\n\nWrite **send reimbursement**.',
  summary: {
    session_id: SESSION,
    receipts: [
      {
        receipt_id: ID,
        file_name: 'dinner.jpg',
        data: { total: 1240.5, merchant: 'Old Fort Kitchen', date: '2026-06-08', category: 'Food' },
      },
    ],
  },
}

let people = 0

/** An upload of one receipt, over a server that answers the calls named beside those of the upload. */
async function uploaded(answers: Record<string, object>) {
  people += 1
  localStorage.setItem('fingenie-session-id', SESSION)
  const opened = openProduct('/fingenie-chat', {
    person: { ...asha, email: `reviewer-${people}@pravas.example` },
    answers: {
      'POST /api/chat/fingenie/upload': upload,
      'POST /api/chat/fingenie/sync': { synced: 1 },
      'POST /api/chat/fingenie/save': { saved: true },
      ...answers,
    },
  })
  await heading('FinGenie - Financial Assistant')
  const file = new File(['content'], 'dinner.jpg', { type: 'image/jpeg' })
  await opened.user.upload(screen.getByLabelText('Receipt files'), file)
  return opened
}

const conversation = () => within(screen.getByRole('region', { name: 'Conversation' }))
const card = () => conversation().findByRole('button', { name: /Receipt 1/ })
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

/** The claim as it stands, which changes of its receipt change. */
function serverWith(claim: ClaimDraft) {
  const state = { claim }
  return {
    state,
    answers: {
      [CLAIM]: () => ({ claim: state.claim }),
      [CHANGE]: (body: unknown) => {
        const [receipt] = state.claim.receipts
        for (const [name, value] of Object.entries(body as object)) {
          const before = receipt?.fields[name as ReceiptFieldName]
          const read = before?.read ?? before?.value
          Object.assign(receipt?.fields ?? {}, { [name]: { value, state: 'corrected', place: null, read } })
        }
        return { receipt }
      },
    },
  }
}

test('a field is set right in its place, the claim and what the page holds follow, and it can be undone', async () => {
  const { answers } = serverWith(claimDraft([receiptInReview()]))
  const { user, server } = await uploaded(answers)
  expect((await card()).textContent).toContain('₹1,240.50')
  const total = await field('Total')
  await user.clear(total)
  await user.type(total, '900{Enter}')
  expect(await screen.findByText('Read: ₹1,240.50')).toBeTruthy()
  expect(server.bodyOf(CHANGE)).toEqual({ total: 900 })
  expect((await card()).textContent).toContain('₹900.00')
  await waitFor(() => expect(localStorage.getItem('fingenie-receipts')).toContain('"total":900'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.bodyOf(CHANGE)).toEqual({ total: 1240.5 }))
})

test('what is refused stays as it was typed, with the reason, and what is no amount is not sent', async () => {
  const { answers } = serverWith(claimDraft([receiptInReview()]))
  const refusal = Response.json({ title: 'No.', detail: 'This amount is refused.' }, { status: 400 })
  const { user, server } = await uploaded({ ...answers, [CHANGE]: () => refusal })
  const total = await field('Total')
  await user.clear(total)
  await user.type(total, 'much{Enter}')
  expect(await screen.findByText('Enter an amount, such as 1,240.50.')).toBeTruthy()
  expect(server.calls).not.toContain(CHANGE)
  await user.clear(total)
  await user.type(total, '99{Enter}')
  expect(await screen.findByText('This amount is refused.')).toBeTruthy()
  expect(total.value).toBe('99')
  expect((await card()).textContent).toContain('₹1,240.50')
  await user.keyboard('{Escape}')
  expect(total.value).toBe('₹1,240.50')
  expect(screen.queryByText('This amount is refused.')).toBeNull()
})

test('a total cannot be emptied, which is said, and what was wrong is taken back by Cancel; another field is emptied', async () => {
  const { answers } = serverWith(claimDraft([receiptInReview()]))
  const { user, server } = await uploaded(answers)
  const total = await field('Total')
  await user.clear(total)
  await user.tab()
  expect(await screen.findByText(/^A receipt needs a total/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel the change: Total' }))
  expect(total.value).toBe('₹1,240.50')
  expect(server.calls).not.toContain(CHANGE)
  await user.clear(await field('Merchant'))
  await user.tab()
  expect(await screen.findByText('Merchant emptied')).toBeTruthy()
  expect(server.bodyOf(CHANGE)).toEqual({ merchant: null })
})

test('the place of a field stands in a frame on the picture while the field has the focus', async () => {
  const { answers } = serverWith(claimDraft([receiptInReview()]))
  const { user } = await uploaded(answers)
  await user.click(await field('Total'))
  expect(await screen.findByText('Total: shown on the picture')).toBeTruthy()
  await user.click(await field('Address'))
  expect(await screen.findByText('Address: no place on the picture')).toBeTruthy()
})

test('what a second reading tells is waited for, stands beside the first, and is taken or put aside by hand', async () => {
  const waiting = receiptInReview({ second_reading: 'waiting' })
  const read = receiptInReview({
    second_reading: 'read',
    fields: {
      total: { ...waiting.fields.total, state: 'unsure', second: 1249.5 },
      date: { ...waiting.fields.date, state: 'unsure', second: '2026-06-06' },
      invoice_number: { ...waiting.fields.invoice_number, second: 'B-7' },
    },
  })
  const { state, answers } = serverWith(claimDraft([waiting]))
  const { user, server } = await uploaded(answers)
  expect(await screen.findByText('A language model is reading this receipt too.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /language model/ })).toBeNull()
  state.claim = claimDraft([read])
  const differs = 'FinGenie read ₹1,240.50, the language model ₹1,249.50'
  expect(await screen.findByText(differs, {}, { timeout: 5_000 })).toBeTruthy()
  expect(screen.getByText('The language model read B-7')).toBeTruthy()
  expect((await card()).textContent).toContain('2 to check · 1 suggestion')
  expect((await field('Total')).value).toBe('₹1,240.50')
  expect((await field('Invoice number')).value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Use what the language model read: Total, ₹1,249.50' }))
  await waitFor(() => expect(server.bodyOf(CHANGE)).toEqual({ total: 1249.5 }))
  await waitFor(() => expect(screen.queryByText(differs)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Keep what FinGenie read: Date, 8 Jun 2026' }))
  await waitFor(() => expect(server.bodyOf(CHANGE)).toEqual({ date: '2026-06-08' }))
})

test('a receipt that an answer names leads to its card, and is words once it is removed', async () => {
  const { state, answers } = serverWith(claimDraft([receiptInReview()]))
  const { user } = await uploaded({
    ...answers,
    'POST /api/chat/fingenie': { response: `The largest is [receipt 1](/api/receipts/${ID}/file) (Old Fort Kitchen).` },
    [`DELETE /api/receipts/${ID}`]: () => {
      state.claim.receipts = []
      return new Response(null, { status: 204 })
    },
  })
  await card()
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'the largest{Enter}')
  const link = await conversation().findByRole('link', { name: 'receipt 1' })
  link.focus()
  await user.keyboard('{Enter}')
  const head = await card()
  await waitFor(() => expect(document.activeElement).toBe(head))
  expect(head.getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Remove receipt' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(conversation().queryByRole('link', { name: 'receipt 1' })).toBeNull())
})

test('a conversation out of the history shows the cards of its receipts as they stand now', async () => {
  const at = '2026-06-10T09:00:00.000Z'
  const table = `| No. | Merchant | Total |\n|---|---|---|\n| 1 | [Old Fort Kitchen](/api/receipts/${ID}/file) | ₹1,240.50 |`
  localStorage.setItem('fingenie-session-id', SESSION)
  localStorage.setItem(
    'fingenie-messages',
    JSON.stringify([
      { text: 'Uploaded a receipt: dinner.jpg', isUser: true, timestamp: at },
      { text: `I have read a receipt:\n\n${table}`, isUser: false, timestamp: at },
    ]),
  )
  const total = { value: 900, state: 'corrected' as const, place: null }
  const { answers } = serverWith(claimDraft([receiptInReview({ fields: { total } })]))
  openProduct('/fingenie-chat', { person: { ...asha, email: 'reviewer-of-old@pravas.example' }, answers })
  expect((await card()).textContent).toContain('₹900.00')
  expect(conversation().queryByRole('table')).toBeNull()
})

async function openSheet({ user }: Awaited<ReturnType<typeof uploaded>>) {
  await user.click(await screen.findByText('Your claim'))
  return within(await screen.findByRole('dialog', { name: 'Your claim' }))
}

test('what stands in the way leads to its field, and nothing can be sent until it is mended', async () => {
  const receipt = receiptInReview({ fields: { total: { value: null, state: 'not_found', place: null } } })
  const text = 'The total of receipt 1 was not found.'
  const blocking = [{ receipt_id: ID, field: 'total', code: 'claim.no_total', text }]
  const opened = await uploaded(serverWith(claimDraft([receipt], { blocking })).answers)
  const sheet = await openSheet(opened)
  expect(sheet.getByText('Send for approval').closest('button')?.disabled).toBe(true)
  await opened.user.click(sheet.getByText(text))
  const total = await field('Total')
  await waitFor(() => expect(document.activeElement).toBe(total))
})

test('a missing date warns in the bar, the sheet and the question, leads to its field, and does not block', async () => {
  const receipt = receiptInReview({ fields: { date: { value: null, state: 'not_found', place: null } } })
  const text = 'Receipt 1 (Old Fort Kitchen): no date was found on it.'
  const warnings = [{ receipt_id: ID, field: 'date', code: 'claim.no_date', text }]
  const opened = await uploaded(serverWith(claimDraft([receipt], { warnings })).answers)
  const { user } = opened
  await user.click(await screen.findByRole('button', { name: 'No date found on receipt 1' }))
  const date = await field('Date')
  await waitFor(() => expect(document.activeElement).toBe(date))
  date.blur()
  await user.click((await openSheet(opened)).getByText(text))
  await waitFor(() => expect(document.activeElement).toBe(date))
  await user.click((await openSheet(opened)).getByText('Send for approval'))
  const question = within(await screen.findByRole('dialog', { name: 'Send for approval' }))
  expect(question.getByText('No date found on receipt 1. Your approver will see this.')).toBeTruthy()
  expect(question.getByText('Send').closest('button')?.disabled).toBe(false)
})

test('the button sends the draft in the version that is shown, once, and the conversation is told', async () => {
  const { state, answers } = serverWith(
    claimDraft([receiptInReview({ fields: { total: { value: 900, state: 'corrected', place: null } } })]),
  )
  const opened = await uploaded({
    ...answers,
    [SUBMIT]: () => {
      state.claim = claimDraft([], { by_category: [], submitted: ['EXP-2026-000009'] })
      return { expense_numbers: ['EXP-2026-000009'], approver: 'Meera Nair' }
    },
    [ASK]: { response: 'Sent: EXP-2026-000009.', referenceId: 'EXP-2026-000009' },
  })
  const { user, server } = opened
  await user.click((await openSheet(opened)).getByText('Send for approval'))
  const question = within(await screen.findByRole('dialog', { name: 'Send for approval' }))
  await user.click(question.getByText('Send'))
  await waitFor(() => expect(server.bodyOf(ASK)).toMatchObject({ message: 'Yes, send it', sessionId: SESSION }))
  const { turnId } = server.bodyOf(ASK) as { turnId: string }
  const told = { session_id: SESSION, turn_id: turnId, words: 'Yes, send it' }
  expect(server.bodyOf(SUBMIT)).toEqual({ version: 1, told })
  const sent = (await screen.findByText('Sent for approval')).closest('li')
  expect(sent?.textContent).toContain('₹900.00')
  expect((await openSheet(opened)).getByText('EXP-2026-000009').getAttribute('href')).toBe('/expense/EXP-2026-000009')
  expect(server.calls.filter((call) => call === SUBMIT)).toHaveLength(1)
})

test('a claim that is not what was shown says what differs, and the next one is of what is shown then', async () => {
  const { state, answers } = serverWith(claimDraft([receiptInReview()]))
  const detail = 'The total of receipt 1 (Old Fort Kitchen) is ₹900.00; you were shown ₹1,240.50. Nothing was sent.'
  const refusal = { code: 'claim.changed', title: 'The receipts changed after you saw them.', detail }
  const { user, server } = await uploaded({
    ...answers,
    [EMAIL]: () => {
      const [receipt] = state.claim.receipts
      const total = { value: 900, state: 'corrected' as const, place: null }
      state.claim = claimDraft(receipt ? [{ ...receipt, fields: { ...receipt.fields, total } }] : [])
      return Response.json(refusal, { status: 409 })
    },
  })
  await card()
  const send = async () => user.type(screen.getByRole('textbox', { name: 'Message' }), 'send reimbursement{Enter}')
  await send()
  expect(await conversation().findByText(detail)).toBeTruthy()
  expect(server.bodyOf(EMAIL)).toMatchObject({ summary: { receipts: [{ receipt_id: ID, data: { total: 1240.5 } }] } })
  await waitFor(async () => expect((await card()).textContent).toContain('₹900.00'))
  await waitFor(() => expect(localStorage.getItem('fingenie-receipts')).toContain('"total":900'))
  await send()
  await waitFor(() => expect(server.calls.filter((call) => call === EMAIL)).toHaveLength(2))
  expect(server.bodyOf(EMAIL)).toMatchObject({ summary: { receipts: [{ receipt_id: ID, data: { total: 900 } }] } })
})

test('what needs attention before sending is an answer, and no failure that could be tried again', async () => {
  const detail =
    'Nothing was sent. 2 things need attention first:\n\n- The budget is **used up**.\n- Receipt 2: its total is in USD.'
  const refusal = { code: 'budget.exceeded', title: 'The budget does not allow this.', detail }
  const { answers } = serverWith(claimDraft([receiptInReview()]))
  const { user } = await uploaded({ ...answers, [EMAIL]: () => Response.json(refusal, { status: 409 }) })
  await card()
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'send reimbursement{Enter}')
  expect(await conversation().findByText(/its total is in USD/)).toBeTruthy()
  expect(conversation().getByText('used up', { selector: 'strong' })).toBeTruthy()
  expect(conversation().queryByText(/couldn't send the reimbursement/)).toBeNull()
  expect(screen.queryByText('Try again')).toBeNull()
})

test('what could not be read is named on its card, and each place is shown on the picture', async () => {
  const place = { page: 0, x: 0.1, y: 0.8, width: 0.4, height: 0.06 }
  const unread = [
    { ...place, hand: true },
    { ...place, y: 0.5, hand: false },
  ]
  const date = { value: null, state: 'not_found', place } as const
  const { answers } = serverWith(claimDraft([receiptInReview({ unread, fields: { date } })]))
  const { user } = await uploaded(answers)
  expect((await card()).textContent).toContain('Date handwritten')
  const places = within(await screen.findByRole('region', { name: 'Not read' }))
  expect(places.getByText('2 areas couldn’t be read. Please type in anything important.')).toBeTruthy()
  await user.click(places.getByText('Handwriting 1'))
  expect(await screen.findByText('Handwriting 1: shown on the picture')).toBeTruthy()
  expect(places.getByText('Unclear print 2')).toBeTruthy()
  const input = screen.getByLabelText('Date')
  expect(screen.getByText('Handwritten. Please type it in.')).toBeTruthy()
  await user.click(input)
  expect(await screen.findByText('Date: shown on the picture')).toBeTruthy()
})

test('of many places that could not be read the largest stand at first, and all on a wish', async () => {
  const unread = Array.from({ length: 8 }, (_, index) => ({
    page: 0,
    x: 0.1,
    y: index / 10,
    width: 0.4,
    height: 0.06,
    hand: false,
  }))
  const { user } = await uploaded(serverWith(claimDraft([receiptInReview({ unread })])).answers)
  const places = within(await screen.findByRole('region', { name: 'Not read' }))
  expect(places.queryByText('Unclear print 7')).toBeNull()
  await user.click(places.getByRole('button', { name: 'and 2 more', expanded: false }))
  await user.click(places.getByText('Unclear print 8'))
  expect(await screen.findByText('Unclear print 8: shown on the picture')).toBeTruthy()
  await user.click(places.getByRole('button', { name: 'Show fewer', expanded: true }))
  expect(places.queryByText('Unclear print 7')).toBeNull()
})

test('of several expenses each finding leads to the receipt that it is of', async () => {
  const second = receiptInReview({ receipt_id: ID.replace(/1$/, '2'), number: 2 })
  const late = { rule: 'expense.claimed_late', unit: 'days', limit: 30, actual: 42, excess: 12 } as const
  const claim = claimDraft([receiptInReview(), second], {
    as: 'each',
    findings: [late],
    expenses: [
      { receipt_ids: [second.receipt_id], total: 1240.5, findings: [late], trip: null },
      { receipt_ids: [ID], total: 1240.5, findings: [], trip: null },
    ],
  })
  const opened = await uploaded(serverWith(claim).answers)
  const list = within((await openSheet(opened)).getByRole('list', { name: 'Beyond policy' }))
  expect(list.getByRole('listitem').textContent).toContain('Claimed too long after spending')
  await opened.user.click(list.getByRole('button', { name: 'Receipt 2, Old Fort Kitchen' }))
  expect(await screen.findByRole('dialog', { name: 'Receipt 2' })).toBeTruthy()
})

test('a possible duplicate is kept, discarded or called another purchase', async () => {
  const duplicate = {
    key: 'k',
    reason: 'same_invoice',
    of: 'somebody_else',
    text: 'Claimed before.',
    resolution: null,
  } as const
  const receipt = receiptInReview({ duplicates: [duplicate] })
  const { state, answers } = serverWith(claimDraft([receipt]))
  const resolve = `POST /api/receipts/${ID}/duplicate`
  const { user, server } = await uploaded({
    ...answers,
    [resolve]: (body: unknown) => {
      const resolution = (body as { resolution: 'keep' | 'different' }).resolution
      state.claim.receipts = [receiptInReview({ duplicates: [{ ...duplicate, resolution }] })]
      return { receipt: state.claim.receipts[0] }
    },
    [`DELETE /api/receipts/${ID}`]: () => {
      state.claim.receipts = []
      return new Response(null, { status: 204 })
    },
    [`POST /api/receipts/${ID}/restore`]: () => {
      state.claim.receipts = [receipt]
      return { receipt }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'It’s a different purchase' }))
  expect(await screen.findByText(/Marked as a different purchase/)).toBeTruthy()
  expect(server.bodyOf(resolve)).toEqual({ key: 'k', resolution: 'different' })
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(screen.getByRole('button', { name: 'Keep receipt' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Discard' }))
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Removed')).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Conversation')
  await waitFor(() => expect(localStorage.getItem('fingenie-receipts')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'It’s a different purchase' })).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem('fingenie-receipts')).toContain(ID))
})

test('the claim is sent as one or for each receipt, and belongs to the trip that is chosen', async () => {
  const two = [receiptInReview(), receiptInReview({ receipt_id: ID.replace(/1$/, '2'), number: 2 })]
  const trips = [{ number: 'TRP-2026-000004', title: 'Delhi to Mumbai' }]
  const expenses = two.map(({ receipt_id }, index) => ({
    receipt_ids: [receipt_id],
    total: 1240.5,
    findings: [],
    trip: index === 0 ? 'TRP-2026-000004' : null,
  }))
  const { state, answers } = serverWith(
    claimDraft(two, {
      trips,
      fitting_trips: trips.map((trip) => ({ ...trip, receipts: 1 })),
      missing_receipts: [{ trip: 'TRP-2026-000004', kind: 'hotel', title: 'Harbour View Residency' }],
    }),
  )
  const opened = await uploaded({
    ...answers,
    [SETTLE]: (body: unknown) => {
      const { as = state.claim.as, trip } = body as { as?: 'one' | 'each'; trip?: string }
      state.claim = {
        ...state.claim,
        as,
        expenses,
        trip_choice: trip ? 'chosen' : 'auto',
        trip: trip ? { number: trip, title: 'Delhi to Mumbai', how: 'chosen' } : null,
      }
      return { id: DRAFT, version: 2, session_id: SESSION, claim: state.claim }
    },
    [ASK]: { response: 'Done.' },
  })
  const { user, server } = opened
  const sheet = await openSheet(opened)
  await user.click(sheet.getByText('One for each receipt'))
  const words = 'Make a claim of each receipt'
  await waitFor(() =>
    expect(server.bodyOf(SETTLE)).toMatchObject({ version: 1, as: 'each', told: { session_id: SESSION, words } }),
  )
  await waitFor(() => expect(server.bodyOf(ASK)).toMatchObject({ message: words }))
  expect(await sheet.findByText('Each by date and city: TRP-2026-000004')).toBeTruthy()
  expect(sheet.getByText('TRP-2026-000004, Delhi to Mumbai: 1 of 2')).toBeTruthy()
  const trip = (line: HTMLElement) => line.nextElementSibling?.textContent
  expect(sheet.getAllByText(/^Receipt \d,/).map(trip)).toEqual(['TRP-2026-000004', 'no trip'])
  expect(sheet.getByText('bill of Harbour View Residency')).toBeTruthy()
  await user.selectOptions(sheet.getByLabelText('Trip'), 'TRP-2026-000004')
  await waitFor(() => expect(server.bodyOf(SETTLE)).toMatchObject({ trip: 'TRP-2026-000004' }))
})

test('what is chosen for a draft that has changed meanwhile is kept, and made of the draft as it is now', async () => {
  const trips = [{ number: 'TRP-2026-000004', title: 'Delhi to Mumbai' }]
  const { state, answers } = serverWith(claimDraft([receiptInReview()], { trips }))
  const opened = await uploaded({
    ...answers,
    [SETTLE]: (body: unknown) => {
      const { version, trip } = body as { version: number; trip: string }
      if (version === state.claim.version) {
        state.claim = {
          ...state.claim,
          version: 9,
          trip_choice: 'chosen',
          trip: { number: trip, title: 'Delhi to Mumbai', how: 'chosen' },
        }
        return { id: DRAFT, version: 9, session_id: SESSION, claim: state.claim }
      }
      return Response.json({ title: 'No.', detail: 'This draft has changed.', code: 'claim.changed' }, { status: 409 })
    },
    [ASK]: { response: 'Done.' },
  })
  const { user, server } = opened
  const sheet = await openSheet(opened)
  const trip = sheet.getByLabelText<HTMLSelectElement>('Trip')
  state.claim = { ...state.claim, version: 8 }
  await user.selectOptions(trip, 'TRP-2026-000004')
  expect((await sheet.findByRole('alert')).textContent).toContain('What you entered is kept here.')
  expect(trip.value).toBe('TRP-2026-000004')
  expect(sheet.getByText('Saved: By date and city: none fits')).toBeTruthy()
  expect(server.calls).not.toContain(ASK)
  await user.click(sheet.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.bodyOf(ASK)).toMatchObject({ message: 'Link the claim to TRP-2026-000004' }))
  expect(sheet.queryByRole('alert')).toBeNull()
  expect(state.claim.trip?.number).toBe('TRP-2026-000004')
})

test.each([
  ['fails', broken],
  ['is no claim', () => ({ claim: { receipts: 'none' } })],
])('where the call for the claim %s the page is the plain one', async (_, answer) => {
  const { server } = await uploaded({ [CLAIM]: answer })
  await waitFor(() => expect(server.calls).toContain(CLAIM))
  expect(await conversation().findByText('Old Fort Kitchen')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Show summary' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Your claim/ })).toBeNull()
  await waitFor(() => expect(conversation().queryByRole('button', { name: /Receipt 1/ })).toBeNull())
})
