import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

/** What becomes of a request that was sent: withdrawn, or changed under its number. Today is Wednesday, 10 June 2026. */
export const SENT: Script[] = [
  {
    title: 'the request that was sent a moment ago is withdrawn upon a yes',
    turns: [
      { say: 'Kochi to Chennai on 9 July, one way, for training', cards: ['flight'] },
      { say: 'the cheapest', asks: 'confirm' },
      { say: 'yes', says: [wordsOf('sent.to')], drops: true },
      {
        say: 'sorry, please withdraw that',
        says: [/Kochi to Chennai/, wordsOf('withdraw.one'), /Meera Iyer/],
        asks: null,
      },
      { say: 'yes please', says: [wordsOf('withdraw.done', { number: /TRP-2026-\d{6}/ })] },
      { say: 'how does it stand?', says: [/withdrawn/] },
    ],
    sent: 1,
    statuses: ['withdrawn'],
  },
  {
    title: 'a withdrawal that is thought better of',
    trip: 'pending',
    turns: [
      { say: 'withdraw {own}', says: [wordsOf('withdraw.one')], never: [wordsOf('not-caught')] },
      { say: 'no, leave it', says: [wordsOf('proposal.declined', { number: /{own}/ })] },
      { say: 'yes', never: [wordsOf('withdraw.done')] },
    ],
    statuses: ['pending'],
  },
  {
    title: 'a yes after something else was asked withdraws nothing',
    trip: 'pending',
    turns: [
      { say: 'cancel {own}', says: [wordsOf('withdraw.one')] },
      { say: 'who approves it?', says: [wordsOf('status.approver', { approver: /Meera Iyer/ })] },
      { say: 'yes', never: [wordsOf('withdraw.done')] },
    ],
    statuses: ['pending'],
  },
  {
    title: 'a yes to another number withdraws nothing',
    trip: 'pending',
    turns: [
      { say: 'please withdraw {own}', says: [wordsOf('withdraw.one')] },
      { say: 'yes, withdraw TRP-2026-000999', never: [wordsOf('withdraw.done')] },
    ],
    statuses: ['pending'],
  },
  {
    title: 'withdrawn by the city, in Hinglish',
    trip: 'pending',
    turns: [
      {
        say: 'mera Mumbai wala request cancel karna hai',
        says: [wordsOf('status.route', { from: 'Delhi', to: 'Mumbai' }), wordsOf('withdraw.one')],
      },
      { say: 'haan cancel kar do', says: [wordsOf('withdraw.done')] },
    ],
    statuses: ['withdrawn'],
  },
  {
    title: 'what was decided is not withdrawn',
    trip: 'approved',
    turns: [
      { say: 'cancel {own}', says: [wordsOf('withdraw.decided', { number: /{own}/, status: 'approved' })] },
      { say: 'yes', never: [wordsOf('withdraw.done')] },
    ],
    statuses: ['approved'],
  },
  {
    title: 'a colleague’s request is neither withdrawn nor changed',
    trip: 'pending',
    turns: [
      { say: 'withdraw {other}', says: [wordsOf('status.unknown')] },
      { say: 'yes', never: [wordsOf('withdraw.done')] },
      { say: 'change {other} to 3 July', says: [wordsOf('status.unknown')] },
      { say: 'yes', never: [wordsOf('change.begun')] },
    ],
    statuses: ['pending'],
  },
  {
    title: 'a sent request is withdrawn while another trip is planned, which stays',
    trip: 'pending',
    turns: [
      { say: 'Chennai to Kochi on 14 July', cards: ['flight'] },
      { say: 'withdraw {own}', says: [wordsOf('withdraw.one')], never: [wordsOf('ask.choice')] },
      { say: 'ok withdraw it', says: [wordsOf('withdraw.done')], criteria: { to: 'Kochi' }, asks: 'choice' },
    ],
    statuses: ['withdrawn'],
  },
  {
    title: 'a pending request gets another day under its number',
    trip: 'pending',
    turns: [
      { say: 'move {own} to 25 June', says: [wordsOf('change.one'), /Meera Iyer/] },
      {
        say: 'yes',
        says: [wordsOf('change.begun', { number: /{own}/ })],
        criteria: { from: 'Delhi', to: 'Mumbai', depart: '2026-06-25' },
        cards: ['flight'],
      },
      { say: 'the earliest', chosen: { flight: true }, asks: 'confirm' },
      { say: 'send it', says: [wordsOf('sent.to', { number: /{own}/ })], resends: true, drops: true },
    ],
    statuses: ['pending'],
  },
  {
    title: 'the change is told before the yes, and made with it',
    trip: 'pending',
    turns: [
      { say: 'I need to change my pending trip', says: [wordsOf('change.one')] },
      { say: 'make it 2 July', says: [wordsOf('change.yes-first')], asks: null },
      { say: 'yes please', criteria: { depart: '2026-07-02', to: 'Mumbai' }, cards: ['flight'] },
    ],
    statuses: ['returned'],
  },
  {
    title: 'a request is opened as it was sent where no change was told',
    trip: 'pending',
    turns: [
      { say: 'can I edit {own}?', says: [wordsOf('change.one')] },
      { say: 'yes', criteria: { to: 'Mumbai', depart: '2026-06-19', purpose: 'business' }, asks: 'confirm' },
      { say: 'change the purpose to training', criteria: { purpose: 'training' }, asks: 'confirm' },
      { say: 'send it', says: [wordsOf('sent.to', { number: /{own}/ })], resends: true, drops: true },
    ],
    statuses: ['pending'],
  },
  {
    title: 'the trip that was planned is put aside for the one that is changed',
    trip: 'pending',
    turns: [
      { say: 'Pune to Goa on 10 July', cards: ['flight'] },
      { say: 'reschedule {own} to 22 June', says: [wordsOf('change.one')], criteria: { to: 'Goa' } },
      {
        say: 'haan',
        says: [wordsOf('trip.put-aside', { trip: /Pune.*Goa/ })],
        criteria: { to: 'Mumbai', depart: '2026-06-22' },
        drops: true,
      },
    ],
    statuses: ['returned'],
  },
  {
    title: 'an approved trip is not changed here',
    trip: 'approved',
    turns: [
      {
        say: 'move {own} to 30 June',
        says: [wordsOf('change.decided', { number: /{own}/, status: 'approved' })],
        asks: null,
        cards: [],
      },
    ],
    statuses: ['approved'],
  },
  {
    title: 'nothing is there to change',
    turns: [{ say: 'change my pending request', says: [wordsOf('change.none')], asks: null }],
  },
  {
    title: 'the one that was sent a moment ago is moved',
    turns: [
      { say: 'Mumbai to Nagpur on 7 July one way for business' },
      { say: 'the cheapest', asks: 'confirm' },
      { say: 'yes', drops: true },
      { say: 'actually can you move it to the 9th?', says: [/Mumbai to Nagpur/, wordsOf('change.one')] },
      { say: 'yes', criteria: { to: 'Nagpur', depart: '2026-07-09' }, cards: ['flight'] },
    ],
    sent: 1,
    statuses: ['returned'],
  },
]
