import { expect, test } from 'vitest'
import {
  decisionWaitingWords,
  fareRoseWords,
  ownRequestWaitingWords,
  receiptsMissingWords,
} from './reminder-words-rules.ts'

test('missing receipts are named, with the trip and its end', () => {
  const trip = { number: 'TRP-2026-000001', destination: 'Pune', lastDay: '2026-11-03' }
  const hotel = { kind: 'hotel', title: 'Sea View' } as const
  const flight = { kind: 'flight', title: 'IndiGo 6E 2046' } as const
  expect(receiptsMissingWords({ ...trip, missing: [hotel] })).toEqual({
    about: 'expense',
    title: 'Receipts for your trip to Pune',
    reason:
      'Your trip to Pune (TRP-2026-000001) ended on 3 Nov 2026, and the hotel bill (Sea View) hasn’t been claimed.',
    action: { text: 'Upload to FinGenie', to: '/fingenie-chat' },
  })
  expect(receiptsMissingWords({ ...trip, missing: [flight, hotel] }).reason).toContain(
    'the flight ticket (IndiGo 6E 2046) and the hotel bill (Sea View) haven’t been claimed.',
  )
})

test('a fare that rose says what it was, by how much and when', () => {
  const draft = { sessionId: 'tripmate-1-a', from: 'Delhi', to: 'Mumbai', morePaise: 12_34_550 }
  const { reason, action } = fareRoseWords({ ...draft, risen: ['IndiGo 6E 2046'] }, '14:30')
  expect(reason).toBe(
    'IndiGo 6E 2046 on your unsent trip Delhi to Mumbai costs ₹12,345.50 more at 14:30 than when you chose it.',
  )
  expect(action.to).toBe('/tripmate-chat?session=tripmate-1-a')
  expect(fareRoseWords({ ...draft, from: null, risen: ['A', 'B'] }, '14:30').reason).toContain(
    'A and B on your unsent trip Mumbai cost ₹12,345.50 more at 14:30 than when you chose them.',
  )
})

const request = { number: 'EXP-2026-000004', about: 'Food', requestedOn: '2026-06-02', days: 6 }

test('whoever decides is told who waits, for what and how long', () => {
  expect(decisionWaitingWords({ ...request, kind: 'expense', ownerName: 'Asha Rao' })).toMatchObject({
    title: 'Asha Rao is waiting for your decision',
    reason: 'Asha Rao’s Food claim (EXP-2026-000004) has been waiting for you since 2 Jun 2026, 6 business days.',
    action: { to: '/admin-approvals?tab=expenses' },
  })
})

test('who stands in for somebody is told for whom', () => {
  const { reason } = decisionWaitingWords({
    ...request,
    kind: 'expense',
    ownerName: 'Asha Rao',
    standInFor: 'Meera Iyer',
  })
  expect(reason).toMatch(/6 business days\. You decide for Meera Iyer\.$/)
})

test('whoever asked is told of the promise and who decides, where somebody does', () => {
  const trip = { ...request, kind: 'trip', number: 'TRP-2026-000004', about: 'Pune', days: 1 } as const
  const end = 'since 2 Jun 2026, 1 business day; travel approval takes 1–2 business days.'
  expect(ownRequestWaitingWords({ ...trip, approverName: 'Meera', askedBy: null })).toMatchObject({
    reason: `Your trip to Pune (TRP-2026-000004) has been waiting for Meera ${end}`,
    action: { to: '/trip/TRP-2026-000004' },
  })
  expect(ownRequestWaitingWords({ ...trip, approverName: null, askedBy: null }).reason).toContain(
    `has been waiting ${end}`,
  )
})
