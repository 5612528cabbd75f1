import type { Card, CardLine, importStatement } from '@pravas/contract/company-cards'
import type { Answer } from '@pravas/contract/endpoint'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'
import { broken } from '../testing/server.ts'

usesProduct()

const CARDS = 'GET /api/cards?limit=200'
const missing = (view: 'mine' | 'all') => `GET /api/card-lines?view=${view}&state=missing&limit=50`
const matched = (view: 'mine' | 'all') => `GET /api/card-lines?view=${view}&state=matched&limit=50`
const IMPORT = 'POST /api/card-statements'

const finance = { ...asha, roles: ['employee', 'finance'] }
const card: Card = {
  id: '0199a5f2-0000-7000-8000-000000000001',
  last_four: '4821',
  label: 'HDFC Bank',
  employee_id: 'EMP1001',
  employee_name: 'Asha Rao',
  own: true,
  unmatched: 1,
}
const line: CardLine = {
  id: '0199a5f3-0000-7000-8000-000000000001',
  card: { id: card.id, last_four: '4821', label: 'HDFC Bank' },
  employee_name: 'Asha Rao',
  on: '2026-06-08',
  amount: 1_24_000,
  what: 'HARBOUR VIEW MUMBAI',
  receipt: null,
  candidates: [],
}
const receipt = { what: 'Harbour View', date: '2026-06-09', amount: 1_24_000, claim: null }
const page = (...items: CardLine[]) => ({ items, next: null })
const mine = {
  [CARDS]: { items: [card], manage: false, all: false, next: null },
  [missing('mine')]: page(line),
  [matched('mine')]: page(),
  // What has one receipt that fits is matched when the page is opened.
  'POST /api/card-lines/match': { matched: 0 },
}
const ofFinance = {
  [CARDS]: { items: [{ ...card, own: false }], manage: true, all: true, next: null },
  [missing('all')]: page(line),
  [matched('all')]: page(),
}
const result = (change: Partial<Answer<typeof importStatement>>): Answer<typeof importStatement> => ({
  ...{ added: 0, known: 0, credits: 0, matched: 0, total: 0, refused: [], ignored: [] },
  ...change,
})
const statement = (text: string) => new File([text], 'june.csv', { type: 'text/csv' })

test('a payment without a receipt leads to the upload, and one with several that fit asks which it is', async () => {
  const choices = [
    { ...receipt, receipt_id: '0199a5f4-0000-7000-8000-000000000001' },
    { ...receipt, receipt_id: '0199a5f4-0000-7000-8000-000000000002', what: 'Sea Rock', claim: 'EXP-2026-000004' },
  ]
  const asked = { ...line, id: '0199a5f3-0000-7000-8000-000000000002', candidates: choices }
  const match = `POST /api/card-lines/${asked.id}/match`
  const { user, server } = openProduct('/cards', {
    person: asha,
    answers: { ...mine, [missing('mine')]: page(line, asked), [match]: broken },
  })
  expect((await screen.findAllByText('Receipt missing for ₹1,24,000 at HARBOUR VIEW MUMBAI')).length).toBe(2)
  expect(screen.getByRole('link', { name: 'Upload the receipt' }).getAttribute('href')).toBe('/fingenie-chat')
  const sea = screen.getByRole('button', { name: 'Sea Rock, 9 Jun 2026 (EXP-2026-000004)' })
  await user.click(sea)
  await screen.findByRole('alert')
  expect(server.bodyOf(match)).toEqual({ receipt_id: choices[1]?.receipt_id })

  const known = { ...receipt, receipt_id: choices[1]?.receipt_id ?? '', by: 'Asha Rao', settled: false }
  server.answers[match] = { ...asked, receipt: known }
  server.answers[missing('mine')] = page(line)
  server.answers[matched('mine')] = page({ ...asked, receipt: known })
  await user.click(sea)
  await screen.findByText('Payment matched with its receipt.')
  expect(await screen.findByText('Receipt: Harbour View, 9 Jun 2026 · matched by Asha Rao')).toBeTruthy()
})

test('a statement says what it adds and which lines are wrong before it is imported, and nothing of it is lost', async () => {
  const refused = [
    { line: 3, who: 'TEA STALL', reason: 'Date: “31/02/2026” isn’t a date.' },
    { line: 5, who: null, reason: 'Amount: missing.' },
  ]
  const { user, server } = openProduct('/cards', {
    person: finance,
    answers: {
      ...ofFinance,
      [IMPORT]: result({ added: 2, known: 1, credits: 1, total: 1_24_340, refused, ignored: ['Branch'] }),
    },
  })
  const csv = 'Date,Card,Description,Amount,Branch\n'
  await user.upload(await screen.findByLabelText('Statement (CSV)'), statement(csv))
  expect((await screen.findByText(/new payments/)).textContent).toBe(
    '2 new payments (₹1,24,340), 1 imported before, 1 credit skipped.',
  )
  expect(server.bodyOf(IMPORT)).toEqual({ csv, commit: false })
  expect(screen.getByText('Ignored columns: Branch')).toBeTruthy()
  expect(screen.getByText('Line 3 · TEA STALL · Date: “31/02/2026” isn’t a date.')).toBeTruthy()
  expect(screen.getByText('Line 5 · Amount: missing.')).toBeTruthy()

  // It fails, and is there to be sent again.
  server.answers[IMPORT] = broken
  await user.click(screen.getByRole('button', { name: 'Import 2 payments' }))
  await screen.findByRole('alert')
  expect(screen.getByText('june.csv')).toBeTruthy()
  server.answers[IMPORT] = result({ added: 2, matched: 1, total: 1_24_340, refused })
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await user.click(await screen.findByRole('button', { name: 'Import 2 payments' }))
  await screen.findByText('2 payments were imported, 1 matched with a receipt.')
  expect(server.bodyOf(IMPORT)).toEqual({ csv, commit: true })
  // What was left out can still be read.
  expect(screen.getByText('These lines weren’t imported')).toBeTruthy()
  expect(screen.getByText('Line 5 · Amount: missing.')).toBeTruthy()
})

test('finance registers a card, and what is wrong stands at its field', async () => {
  const { user, server } = openProduct('/cards', {
    person: finance,
    answers: {
      ...ofFinance,
      'POST /api/cards': () =>
        Response.json(
          {
            type: 'about:blank',
            title: 'Some of that is invalid.',
            status: 400,
            errors: [{ path: 'body.person', message: 'No active employee has this ID.' }],
          },
          { status: 400 },
        ),
    },
  })
  await user.type(await screen.findByLabelText('Holder’s employee ID'), 'EMP9')
  await user.type(screen.getByLabelText('Last four digits'), '4321')
  await user.type(screen.getByLabelText('Card name'), 'Axis Bank')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('No active employee has this ID.')).toBeTruthy()
  expect(server.bodyOf('POST /api/cards')).toEqual({ person: 'EMP9', last_four: '4321', label: 'Axis Bank' })
  expect(screen.getByLabelText<HTMLInputElement>('Card name').value).toBe('Axis Bank')
})

test('a card is ended only after that was asked', async () => {
  const end = `DELETE /api/cards/${card.id}`
  const { user, server } = openProduct('/cards', {
    person: finance,
    answers: { ...ofFinance, [end]: () => new Response(null, { status: 204 }) },
  })
  const button = await screen.findByRole('button', { name: 'End the card HDFC Bank •••• 4821 of Asha Rao' })
  await user.click(button)
  expect(screen.getByText(/No more statements can be imported for an ended card/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep card' }))
  await user.click(screen.getByRole('button', { name: 'Keep card' }))
  expect(screen.queryByText(/No more statements can be imported/)).toBeNull()
  await user.click(button)
  expect(server.calls).not.toContain(end)
  await user.click(button)
  await screen.findByText('Card ended.')
  expect(server.calls).toContain(end)
})

test('a match of a claim that is being paid stays, another is undone by finance', async () => {
  const known = { ...receipt, receipt_id: '0199a5f4-0000-7000-8000-000000000001', by: null, settled: true }
  const free = {
    ...line,
    id: '0199a5f3-0000-7000-8000-000000000003',
    what: 'SKYLARK',
    receipt: { ...known, settled: false },
  }
  openProduct('/cards', {
    person: finance,
    answers: { ...ofFinance, [missing('all')]: page(), [matched('all')]: page({ ...line, receipt: known }, free) },
  })
  const undo = await screen.findAllByRole('button', { name: /^Undo the match/ })
  expect(undo.map((button) => button.getAttribute('aria-label'))).toEqual(['Undo the match of ₹1,24,000 at SKYLARK'])
})

test('who has no card reads so, and what can’t be loaded is tried again', async () => {
  const { user, server } = openProduct('/cards', { person: asha, answers: { [CARDS]: broken } })
  await screen.findByText('We couldn’t load the card payments')
  server.answers[CARDS] = { items: [], manage: false, all: false, next: null }
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const notice = await screen.findByText('You have no company card')
  expect(within(document.body).getByText('Once finance registers one for you, its payments appear here.')).toBeTruthy()
  expect(notice).toBeTruthy()
})
