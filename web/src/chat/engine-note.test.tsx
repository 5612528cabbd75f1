import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const MODEL = {
  tripmate: 'model',
  fingenie: 'rules',
  offered: true,
  keep_local: false,
  in_house: false,
  receipt_pictures: false,
  removes: ['names', 'gstin', 'cards'],
}

const shown = (settings: object) =>
  openProduct('/tripmate-chat', { person: asha, answers: { 'GET /api/assistants': settings } })

test('a chat says that a language model answers, and what is removed of what leaves', async () => {
  shown(MODEL)
  expect((await screen.findByText(/^Answered with/)).textContent).toBe(
    'Answered with a language model outside your organisation. Recognised names, GSTINs and card numbers are removed first. Keep it local',
  )
  expect(screen.getByRole('link', { name: 'Keep it local' }).getAttribute('href')).toBe('/account')
})

test.each([
  ['rules', 'A language model outside your organisation also reads your receipts. Keep it local'],
  [
    'model',
    'Answered with a language model outside your organisation. Recognised names, GSTINs and card numbers are removed first. It also reads receipt pictures. Keep it local',
  ],
])('FinGenie, which answers by %s, says that pictures of receipts are sent', async (fingenie, words) => {
  openProduct('/fingenie-chat', {
    person: asha,
    answers: { 'GET /api/assistants': { ...MODEL, fingenie, receipt_pictures: true } },
  })
  expect((await screen.findByRole('link', { name: 'Keep it local' })).parentElement?.textContent).toBe(words)
})

test('who keeps the assistants local is told that nothing leaves', async () => {
  shown({ ...MODEL, tripmate: 'rules', keep_local: true })
  expect((await screen.findByText(/^Answered by rules on this server/)).textContent).toContain('as you chose')
})

test('where no model is set up nothing is said', async () => {
  const { server } = shown({ ...MODEL, tripmate: 'rules', offered: false })
  await heading('TripMate - Travel Assistant')
  await screen.findByRole('textbox', { name: 'Message' })
  expect(server.calls).toContain('GET /api/assistants')
  expect(screen.queryByText(/^Answered/)).toBeNull()
})
