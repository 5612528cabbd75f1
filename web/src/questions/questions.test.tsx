import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const TRIP = {
  trip_id: 'b7e0a3a4-3f1e-7a52-8a1b-0a5f3a1c2d3e',
  trip_number: 'TRP-2026-000007',
  status: 'pending',
  version: 1,
}
const said = {
  id: '0198a000-0000-7000-8000-000000000001',
  kind: 'question',
  author: 'Meera Iyer',
  own: false,
  version: 1,
  text: 'With whom do you meet?',
  asked_at: '2026-11-23T09:00:00.000Z',
}
const reply = { ...said, id: said.id.replace(/1$/, '2'), kind: 'answer', author: 'Asha', own: true, text: 'With Acme.' }
const GET = 'GET /api/trip/TRP-2026-000007/comments'
const POST = 'POST /api/trip/TRP-2026-000007/comments'

const openTrip = (answers: NonNullable<Parameters<typeof openProduct>[1]>['answers'], path = '/trip/TRP-2026-000007') =>
  openProduct(path, {
    person: asha,
    answers: { 'GET /api/trip/TRP-2026-000007': { ...TRIP, employee_id: asha.employee_id }, ...answers },
  })

test('the owner answers on the page of the request, and what is typed stays until it is sent', async () => {
  let isDown = true
  const { user } = openTrip({
    [GET]: { items: [said], open: true, may_write: 'answer' },
    [POST]: () =>
      isDown ? new Response(null, { status: 503 }) : { items: [said, reply], open: false, may_write: 'answer' },
  })
  const section = within(await screen.findByRole('region', { name: 'Questions' }))
  expect(section.getByText('With whom do you meet?')).toBeTruthy()
  expect(section.getByText('Meera Iyer is waiting for your answer. Nothing has been decided yet.')).toBeTruthy()

  const field = section.getByRole('textbox', { name: 'Your answer' }) as HTMLTextAreaElement
  await user.click(section.getByRole('button', { name: 'Send answer' }))
  expect(section.getByText('Type your answer first.')).toBeTruthy()
  expect(document.activeElement).toBe(field)

  await user.type(field, 'With Acme.')
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(await section.findByText('The request failed (503).')).toBeTruthy()
  expect(field.value).toBe('With Acme.')

  isDown = false
  fireEvent.keyDown(field, { key: 'Enter', metaKey: true })
  expect(await section.findByText('You answer')).toBeTruthy()
  expect(section.queryByRole('textbox')).toBeNull()
  expect(section.getByText('Answer sent')).toBeTruthy()
})

test('who may not ask and was asked nothing, and a server that knows no questions, show none', async () => {
  openTrip({ [GET]: { items: [], open: false, may_write: null } })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Questions' })).toBeNull()
})

test('the card of a request tells what was asked and answered, and takes a question', async () => {
  const asked = { kind: 'trip', request_id: TRIP.trip_id, number: TRIP.trip_number, own: false }
  const { user } = openProduct('/admin-approvals', {
    person: { ...asha, isAdmin: true },
    answers: {
      [`GET /api/admin/pending-trips/${asha.employee_id}`]: [
        { ...TRIP, employee_id: 'EMP2', employee_name: 'Rohan Das' },
      ],
      [`GET /api/admin/pending-expenses/${asha.employee_id}`]: [],
      'GET /api/questions': {
        items: [{ ...asked, question: { ...said, own: true }, answer: null }],
      },
      [`GET /api/trip/${TRIP.trip_id}/comments`]: {
        items: [{ ...said, own: true }],
        open: true,
        may_write: 'question',
      },
    },
  })
  const card = within(await screen.findByRole('article'))
  expect(await card.findByText('no answer yet')).toBeTruthy()
  expect(card.getByText(/You asked: “With whom do you meet\?”/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Questions' }))
  await user.click(await card.findByRole('button', { name: 'Ask another question' }))
  expect(card.getByRole('textbox', { name: 'Your question' })).toBe(document.activeElement)
})

const ON_CARD = {
  [`GET /api/admin/pending-trips/${asha.employee_id}`]: [{ ...TRIP, employee_id: 'EMP2', employee_name: 'Rohan Das' }],
  [`GET /api/admin/pending-expenses/${asha.employee_id}`]: [],
  'GET /api/questions': { items: [] },
}
const CARD_THREAD = `GET /api/trip/${TRIP.trip_id}/comments`

test('where the questions of a card cannot be loaded that is said, and it can be tried again', async () => {
  let isDown = true
  const { user } = openProduct('/admin-approvals', {
    person: { ...asha, isAdmin: true },
    answers: {
      ...ON_CARD,
      [CARD_THREAD]: () =>
        isDown ? new Response(null, { status: 503 }) : { items: [], open: false, may_write: 'question' },
    },
  })
  const card = within(await screen.findByRole('article'))
  await user.click(await card.findByRole('button', { name: 'Ask a question' }))
  expect(await card.findByText('The questions couldn’t be loaded.')).toBeTruthy()
  isDown = false
  await user.click(card.getByRole('button', { name: 'Try again' }))
  expect(await card.findByRole('textbox', { name: 'Your question' })).toBeTruthy()
})

test('a question that is refused says why and keeps its text', async () => {
  const detail =
    'You have sent 5 messages about this request that nobody has replied to yet. You can write again after a reply.'
  const { user } = openProduct('/admin-approvals', {
    person: { ...asha, isAdmin: true },
    answers: {
      ...ON_CARD,
      [CARD_THREAD]: { items: [], open: false, may_write: 'question' },
      [CARD_THREAD.replace('GET', 'POST')]: () =>
        Response.json({ code: 'comment.unanswered', detail }, { status: 409 }),
    },
  })
  const card = within(await screen.findByRole('article'))
  await user.click(await card.findByRole('button', { name: 'Ask a question' }))
  const field = await card.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
  await user.type(field, 'Why so dear?')
  await user.click(card.getByRole('button', { name: 'Send question' }))
  expect(await card.findByText(detail)).toBeTruthy()
  expect(field.value).toBe('Why so dear?')
})

test('of many questions for oneself a few are shown at first', async () => {
  const items = Array.from({ length: 8 }, (_, at) => ({
    ...{
      kind: 'trip',
      request_id: TRIP.trip_id,
      number: `TRP-2026-00001${at}`,
      own: true,
      question: said,
      answer: null,
    },
  }))
  const { user } = openProduct('/dashboard', { person: asha, answers: { 'GET /api/questions': { items } } })
  const hint = within(await screen.findByRole('region', { name: 'Needs you' }))
  expect(await hint.findAllByRole('link')).toHaveLength(5)
  await user.click(hint.getByRole('button', { name: 'Show 3 more' }))
  expect(hint.getAllByRole('link')).toHaveLength(8)
})

test('the dashboard leads to what is asked of oneself', async () => {
  const asked = { kind: 'trip', request_id: TRIP.trip_id, number: TRIP.trip_number }
  openProduct('/dashboard', {
    person: asha,
    answers: {
      'GET /api/questions': {
        items: [
          { ...asked, own: true, question: said, answer: null },
          { ...asked, number: 'TRP-2026-000008', own: true, question: said, answer: reply },
          { ...asked, number: 'TRP-2026-000009', own: false, question: said, answer: null },
        ],
      },
    },
  })
  const hint = within(await screen.findByRole('region', { name: 'Needs you' }))
  expect(await hint.findByText('Meera Iyer asks about TRP-2026-000007')).toBeTruthy()
  expect(hint.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/trip/TRP-2026-000007#questions',
  ])
})

/** Goes to another page as the browser's own back and forward do. */
async function goTo(address: string) {
  await act(async () => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

test('what is typed about one request is not there on the page of another, and is on its own again', async () => {
  const other = { ...TRIP, trip_id: TRIP.trip_id.replace(/e$/, 'f'), trip_number: 'TRP-2026-000008' }
  const { user } = openTrip({
    [GET]: { items: [said], open: true, may_write: 'answer' },
    'GET /api/trip/TRP-2026-000008': { ...other, employee_id: asha.employee_id },
    'GET /api/trip/TRP-2026-000008/comments': { items: [said], open: true, may_write: 'answer' },
  })
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
  await screen.findByRole('textbox', { name: 'Your answer' })
  await goTo('/trip/TRP-2026-000008')
  await waitFor(() => expect(screen.getAllByText(/TRP-2026-000008/)).not.toEqual([]))
  await screen.findByRole('textbox', { name: 'Your answer' })
  // Both pages have been loaded, so that neither has to be waited for.
  await goTo('/trip/TRP-2026-000007')
  await user.type(field(), 'With Acme.')
  await goTo('/trip/TRP-2026-000008')
  expect(field().value).toBe('')
  await goTo('/trip/TRP-2026-000007')
  expect(field().value).toBe('With Acme.')
})
