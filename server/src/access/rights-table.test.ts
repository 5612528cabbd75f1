// On one kind of database: this is about rights, and the queries behind it have tests of their own.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decideAdvance, requestAdvance } from '@pravas/contract/advances'
import { recordBooking, uploadBookingFiles } from '@pravas/contract/bookings'
import { createBudget } from '@pravas/contract/budgets'
import { createCalendarFeed } from '@pravas/contract/calendar-feeds'
import { importStatement, listCardLines, registerCard } from '@pravas/contract/company-cards'
import { createDelegation } from '@pravas/contract/delegations'
import { createBatch, payBatch } from '@pravas/contract/finance'
import { changeOrganisation } from '@pravas/contract/organisation'
import { GRANTED_ROLES } from '@pravas/contract/people'
import { createReceiptAddress } from '@pravas/contract/receipt-mail'
import { createServiceToken } from '@pravas/contract/service-tokens'
import { STATES } from '@pravas/contract/states'
import { createEntry } from '@pravas/contract/structure'
import { searchHotels } from '@pravas/contract/travel'
import { createWebhookEndpoint } from '@pravas/contract/webhook-endpoints'
import { someOf } from '@pravas/language/testing/full-run'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { createFileStorage } from '../files/storage.ts'
import { USUAL_TEMPLATE } from '../finance/bank-file-rules.ts'
import { newId } from '../ids.ts'
import { builders } from '../testing/builders.ts'
import { watchChanges } from '../testing/change-watch.ts'
import type { Client } from '../testing/client.ts'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { CHANGED_APART, SHOWN_ELSEWHERE, unsaid, WITHOUT_ENTRY } from '../testing/no-entry.ts'
import { testApp, type Who } from '../testing/test-app.ts'
import { shownStay, tripDraftsOf } from '../testing/trip-dialogue.ts'

/** The columns of every row. */
const ROLES = [
  'anonymous',
  'newjoiner',
  'employee',
  'colleague',
  'outsider',
  'manager',
  'othermanager',
  'superadmin',
  'administrator',
  'finance',
  'traveldesk',
  'auditor',
] as const
type Role = (typeof ROLES)[number]

const claimPdfWriter = { write: async () => Buffer.from('%PDF-1.7'), close: () => undefined }
const it = await testApp(
  {
    reader: fakeReader(),
    claimPdfWriter,
    demo: { password: DEMO_PASSWORD, accounts: [] },
    post: async () => ({ status: 204 }),
  },
  {
    PROFILE_EDITING: 'on',
    SUPPORT_INBOX: 'help@pravas.example',
    SIGN_UP_DOMAINS: 'elsewhere.example',
    SMTP_URL: 'smtp://mail.example',
    RECEIPT_ADDRESS: 'receipts@acme.example',
  },
)
const build = builders(it)
const { db } = it.database
const files = createFileStorage(it.dataDir)

const EMPLOYEE_IDS: Record<string, string> = {
  employee: 'EMP1001',
  outsider: 'EMP1003',
  manager: 'EMP2001',
  othermanager: 'EMP2002',
  superadmin: 'EMP9001',
  missing: 'EMP0000',
}
const MISSING_ID = '00000000-0000-7000-8000-000000000000'

const ENDPOINT = { name: 'Payroll', address: 'https://payroll.example/hooks', events: ['trip.submitted' as const] }
/** An address of another program that is told of events, and its id. */
const endpoint = async () => (await it.as('administrator').call(createWebhookEndpoint, { body: ENDPOINT })).id

interface Call {
  path: string
  body?: unknown
}

interface Row {
  /** As the contract writes it, such as `GET /trips/:employeeId`. */
  route: string
  /**
   * By what is asked for, the status that each role is answered. Names of people are records of theirs: one's own, one's
   * team's, another team's.
   */
  answers: Record<string, string>
  /** Makes what is asked for and tells how to ask for it. */
  ask: (what: string, role: Role) => Call | Promise<Call>
}

const everybody = '401 200 200 200 200 200 200 200 200 200 200 200'
const alreadySetUp = '409 409 409 409 409 409 409 409 409 409 409 409'
const everybodyEmpty = '401 204 204 204 204 204 204 204 204 204 204 204'
/** Who administers people; a super admin's account only a super admin. */
const administrators = '401 403 403 403 403 403 403 200 200 403 403 403'
/** Those who read budgets that are not their own. */
const budgetReaders = '401 403 403 403 403 403 403 200 200 200 403 200'
/** Who pays approved claims, and who reads what is paid. */
const payers = '401 403 403 403 403 403 403 200 403 200 403 403'
const paymentReaders = '401 403 403 403 403 403 403 200 403 200 403 200'
const auditReaders = '401 403 403 403 403 403 403 200 200 403 403 200'
/** Those who read every claim. */
const claimReaders = '401 403 403 403 403 403 403 200 403 200 403 200'
/** Those who hand claims to the accounts. */
const accountants = '401 403 403 403 403 403 403 200 403 200 403 403'
const LEDGERS = {
  company: 'Pravas',
  voucher_type: 'Journal',
  payment_type: 'Payment',
  receipt_type: 'Receipt',
  payable: 'Payable',
  bank: 'Bank',
  advances: 'Advances',
  recovered: 'Salaries',
  cards: 'Cards',
  input_cgst: 'CGST',
  input_sgst: 'SGST',
  input_igst: 'IGST',
  categories: { Food: 'Food', Transport: 'Transport', Accommodation: 'Hotels', Miscellaneous: 'Other' },
  exceptions: [],
}
const superAdmins = '401 403 403 403 403 403 403 200 403 403 403 403'
const administratorsNone = '401 403 403 403 403 403 403 404 404 403 403 403'

/** Who may read a record, by whose it is. Finance, the travel desk and auditors read what is not theirs to decide. */
const tripReaders = {
  employee: '401 404 200 404 404 200 404 200 404 200 200 200',
  outsider: '401 404 404 404 200 404 200 200 404 200 200 200',
  manager: '401 404 404 404 404 200 404 200 404 200 200 200',
  superadmin: '401 404 404 404 404 404 404 200 404 200 200 200',
  missing: '401 404 404 404 404 404 404 404 404 404 404 404',
}
const expenseReaders = {
  employee: '401 404 200 404 404 200 404 200 404 200 404 200',
  outsider: '401 404 404 404 200 404 200 200 404 200 404 200',
  manager: '401 404 404 404 404 200 404 200 404 200 404 200',
  superadmin: '401 404 404 404 404 404 404 200 404 200 404 200',
  missing: '401 404 404 404 404 404 404 404 404 404 404 404',
}
const tripDeciders = {
  employee: '401 404 403 404 404 200 404 200 404 403 403 403',
  outsider: '401 404 404 404 403 404 200 200 404 403 403 403',
  manager: '401 404 404 404 404 403 404 200 404 403 403 403',
  superadmin: '401 404 404 404 404 404 404 403 404 403 403 403',
  missing: '401 404 404 404 404 404 404 404 404 404 404 404',
}
const expenseDeciders = {
  employee: '401 404 403 404 404 200 404 200 404 403 404 403',
  outsider: '401 404 404 404 403 404 200 200 404 403 404 403',
  manager: '401 404 404 404 404 403 404 200 404 403 404 403',
  superadmin: '401 404 404 404 404 404 404 403 404 403 404 403',
  missing: '401 404 404 404 404 404 404 404 404 404 404 404',
}
/** Who reads what is asked about a request: whoever may decide on it, its owner, and auditors. */
const asked = (of: typeof tripDeciders, own: string): typeof tripDeciders => {
  const changed = (answers: string, at: number) =>
    answers
      .split(' ')
      .map((status, column) => (column === at ? own : status))
      .join(' ')
  return {
    ...of,
    employee: changed(of.employee, 2),
    outsider: changed(of.outsider, 4),
    manager: changed(of.manager, 5),
    superadmin: changed(of.superadmin, 7),
  }
}
const asAuditor = (of: typeof tripDeciders): typeof tripDeciders => {
  const read = (answers: string) => answers.replace(/403$/, '200')
  return {
    employee: read(of.employee),
    outsider: read(of.outsider),
    manager: read(of.manager),
    superadmin: read(of.superadmin),
    missing: of.missing,
  }
}
/** Who withdraws or changes a request: whoever's it is, and nobody for them. */
const tripOwners = {
  employee: '401 404 200 404 404 403 404 403 404 403 403 403',
  outsider: '401 404 404 404 200 404 403 403 404 403 403 403',
  manager: '401 404 404 404 404 200 404 403 404 403 403 403',
  superadmin: '401 404 404 404 404 404 404 200 404 403 403 403',
  missing: '401 404 404 404 404 404 404 404 404 404 404 404',
}
/** Who reads what a trip is booked with: its traveller, and those who read every trip; not whoever decides on it. */
const bookingReaders = {
  employee: '401 404 200 404 404 403 404 200 404 200 200 200',
  outsider: '401 404 404 404 200 404 403 200 404 200 200 200',
  manager: '401 404 404 404 404 200 404 200 404 200 200 200',
  missing: '401 404 404 404 404 404 404 404 404 404 404 404',
}
/** Who books: the travel desk, and the traveller where it is theirs to do. */
const bookers = {
  employee: '401 404 200 404 404 403 404 200 404 403 200 403',
  outsider: '401 404 404 404 200 404 403 200 404 403 200 403',
  missing: '401 404 404 404 404 404 404 404 404 404 404 404',
  'employee with a desk': '401 404 403 404 404 403 404 200 404 403 200 403',
}
/** Who sees the travel desk's queue. */
const desk = '401 403 403 403 403 403 403 200 403 403 200 200'
const TICKET = {
  part: 'flight:1',
  reference: 'ABC123',
  cost: 5400,
  legs: [
    { flight_number: '6E 2046', from: 'DEL', departs: '2026-06-19 08:00', to: 'BOM', arrives: '2026-06-19 10:15' },
  ],
}
/** A pending trip is not cancelled but withdrawn. */
const tripCancellers = Object.fromEntries(
  Object.entries(tripOwners).map(([what, answers]) => [what, answers.replaceAll('200', '409')]),
)
const expenseOwners = {
  employee: '401 404 200 404 404 403 404 403 404 403 404 403',
  outsider: '401 404 404 404 200 404 403 403 404 403 404 403',
  manager: '401 404 404 404 404 200 404 403 404 403 404 403',
  superadmin: '401 404 404 404 404 404 404 200 404 403 404 403',
  missing: '401 404 404 404 404 404 404 404 404 404 404 404',
}
/** A mail that was sent. */
async function sentMail(): Promise<string> {
  const of = { id: newId(), org_id: it.orgId(), record_id: newId(), created_at: it.clock.now() }
  const to = { to_name: 'Asha Rao', to_address: 'employee@pravas.example', subject: 'S', body: 'B' }
  const state = { status: 'sent', next_attempt_at: it.clock.now(), last_error: null } as const
  await db
    .insertInto('outbox_mails')
    .values({ ...of, ...to, ...state, record_kind: 'expense', html: null, sent_at: it.clock.now() })
    .execute()
  return of.id
}
/** What opens the link to approve a trip, as it was mailed. */
async function decisionToken(trip: string): Promise<string> {
  const mail = await db
    .selectFrom('outbox_mails')
    .select('html')
    .where('subject', 'like', `${trip}: %`)
    .executeTakeFirstOrThrow()
  return /\/decide#([\w-]+)/.exec(mail.html ?? '')?.[1] ?? ''
}
/** Who takes a decision back: the manager who took it, or the super admin for a manager's. */
const undoers = {
  'trip of employee': '401 404 403 404 404 200 404 403 404 403 403 403',
  'trip of outsider': '401 404 404 404 403 404 200 403 404 403 403 403',
  'trip of manager': '401 404 404 404 404 403 404 200 404 403 403 403',
  'expense of employee': '401 404 403 404 404 200 404 403 404 403 404 403',
  'trip of missing': '401 404 404 404 404 404 404 404 404 404 404 404',
}
/** Whoever reads all records of a kind lists all that wait. */
const allTrips = '401 403 403 403 403 403 403 200 403 200 200 200'
const allExpenses = '401 403 403 403 403 403 403 200 403 200 403 200'
const teams = (all: string) => {
  const others = all.split(' ').slice(7).join(' ')
  const manager = `401 403 403 403 403 200 403 ${others}`
  return { employee: all, manager, othermanager: `401 403 403 403 403 403 200 ${others}`, missing: all }
}
const conversations = {
  own: everybody,
  employee: '401 404 200 404 404 404 404 404 404 404 404 404',
  missing: '401 404 404 404 404 404 404 404 404 404 404 404',
}
/** Chat calls may name the employee that they are made for: oneself. */
const spokenFor = { nobody: everybody, EMP1001: '401 403 200 403 403 403 403 403 403 403 403 403' }

const trip = (of: string) => (of === 'missing' ? 'TRP-1999-000001' : build.trip({ traveller: of as Who }))

/** An approved trip of somebody's, in an organisation with a travel desk where that is said. */
async function bookableTrip(what: string): Promise<string> {
  if (what === 'missing') return trip(what)
  const [of = '', withDesk] = what.split(' with ')
  if (withDesk) await it.as('administrator').call(changeOrganisation, { body: { booking: 'desk' } })
  return build.trip({ traveller: of as Who, status: 'approved' })
}

/** The path behind `/trip/` of a booking of somebody's trip, of a file of it, or of a file that belongs to none. */
async function bookedTrip(what: string, which: 'booking' | 'file' | 'loose file'): Promise<string> {
  const number = await bookableTrip(what)
  const path = which === 'booking' ? 'bookings' : 'booking-files'
  if (what === 'missing') return `${number}/${path}/${MISSING_ID}`
  const params = { tripId: number }
  const traveldesk = it.as('traveldesk')
  const { files } = await traveldesk.call(uploadBookingFiles, {
    params,
    body: { files: [uploadOf('ticket.png', receiptPng({ merchant: 'IndiGo', rupees: 5400 }))] },
  })
  const fileId = files[0]?.file_id ?? ''
  if (which === 'loose file') return `${number}/${path}/${fileId}`
  const { parts } = await traveldesk.call(recordBooking, { params, body: { ...TICKET, files: [fileId] } })
  return `${number}/${path}/${which === 'file' ? fileId : (parts[0]?.booking?.id ?? '')}`
}

async function expense(of: string): Promise<string> {
  if (of === 'missing') return 'EXP-1999-000001'
  if (of !== 'superadmin') return build.expense({ claimant: of as Who })
  // Nobody decides on what a super admin claims, so that the product makes no such claim: theirs is another's here.
  const number = await build.expense({ claimant: 'manager' })
  await db.updateTable('expenses').set({ employee_id: 'EMP9001' }).where('expense_number', '=', number).execute()
  return number
}

/** An approved claim of the employee. */
const payableClaim = async (what: string) => (what === 'it' ? build.expense({ status: 'approved' }) : 'EXP-1999-000001')

/** A batch that finance made. */
async function batch(what: string): Promise<string> {
  if (what !== 'it') return MISSING_ID
  const { id } = await it.as('finance').call(createBatch, { body: { claims: [await payableClaim(what)] } })
  return id
}

/** An advance that somebody requested, or one that is not there. */
async function advance(of: string, status: 'pending' | 'approved' = 'pending'): Promise<string> {
  if (of === 'missing') return 'ADV-1999-000001'
  const number = await build.trip({ traveller: of as Who, status })
  const body = { amount: 1, purpose: 'Cash for the trip', trip: number }
  return (await it.as(of as Who).call(requestAdvance, { body })).number
}

/** A paid advance of the employee. */
async function paidAdvance(what: string): Promise<string> {
  if (what !== 'it') return 'ADV-1999-000001'
  const number = await advance('employee', 'approved')
  await it.as('manager').call(decideAdvance, { params: { advanceId: number }, body: { verdict: 'approved' } })
  const { id } = await it.as('superadmin').call(createBatch, { body: { claims: [], advances: [number] } })
  const body = { reference: 'UTR1', paid_on: '2026-06-10' }
  await it.as('finance').call(payBatch, { params: { batchId: id }, body })
  return number
}

/** A company card of the employee. */
async function card(): Promise<string> {
  const body = { person: 'EMP1001', last_four: nextDigits(), label: 'Card' }
  return (await it.as('finance').call(registerCard, { body })).id
}
/** The digits of a card that nobody has yet. */
const nextDigits = () => String(cards++).padStart(4, '0')
let cards = 0

/** A payment with the employee’s card that no receipt fits. */
async function cardLine(): Promise<string> {
  const body = { csv: 'Date,Amount\n08/06/2026,1\n', card_id: await card(), commit: true }
  await it.as('finance').call(importStatement, { body })
  const { items } = await it.as('finance').call(listCardLines, { query: { view: 'all' } })
  return items[0]?.id ?? ''
}

async function claimedReceipt(of: Who): Promise<{ id: string }> {
  const number = await build.expense({ claimant: of })
  return db
    .selectFrom('receipts')
    .innerJoin('expenses', 'expenses.id', 'receipts.expense_id')
    .select('receipts.id')
    .where('expense_number', '=', number)
    .executeTakeFirstOrThrow()
}

/** A claim draft of somebody's, and its id. */
async function claimDraft(what: string, role: Role): Promise<string> {
  const owner = what === 'own' ? role : what
  if (owner === 'missing' || owner === 'anonymous') return MISSING_ID
  return (await build.receipt(owner as Who)).draftId
}

const claimDraftRow = (method: string, rest = '', own = conversations.own, body?: unknown): Row => ({
  route: `${method} /expense/drafts/:draftId${rest}`,
  answers: { ...conversations, own, employee: conversations.employee.replace('200', own.slice(4, 7)) },
  ask: async (what, role) => ({
    path: `/expense/drafts/${await claimDraft(what, role)}${rest}`,
    ...(body === undefined ? {} : { body }),
  }),
})

/** A budget of a project of its own. */
async function budget(): Promise<{ id: string; code: string }> {
  const code = newId()
  const administrator = it.as('administrator')
  await administrator.call(createEntry, { params: { kind: 'project' }, body: { code, name: code } })
  const { id } = await administrator.call(createBudget, { body: { kind: 'project', code, year: 2026, amount: 5 } })
  return { id, code }
}

/** A delegation of the manager's to the colleague, and its id. */
async function delegation(): Promise<string> {
  const body = { to: 'EMP1002', starts_on: '2026-06-11', ends_on: '2026-06-11' }
  return (await it.as('manager').call(createDelegation, { body })).id
}

/** What a program that has just been registered asks for. */
async function connectionRequest(): Promise<Record<string, string>> {
  const redirect_uri = 'https://assistant.example/callback'
  const id = newId()
  const program = { id, name: 'Helper', redirect_uris: JSON.stringify([redirect_uri]), created_at: it.clock.now() }
  await db
    .insertInto('oauth_clients')
    .values({ ...program, connected_at: null })
    .execute()
  const proof = { code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' }
  return { client_id: id, redirect_uri, response_type: 'code', ...proof }
}

/** A sign-in that was refused for somebody's sake, and its id. */
async function conflict(of: Who): Promise<string> {
  const { orgId, personId, name, email } = it.actor(of)
  const id = newId()
  const account = { provider_tenant: 't', provider_object_id: id, name, email }
  await db
    .insertInto('sign_on_conflicts')
    .values({ ...account, org_id: orgId, id, person_id: personId, noted_at: it.clock.now() })
    .execute()
  return id
}

/** A conversation of somebody's, by the id that the page made. */
async function conversation(assistant: string, what: string, role: Role): Promise<string> {
  if (what === 'missing') return `${assistant}-missing`
  const owner = what === 'own' ? role : (what as Who)
  const sessionId = `${assistant}-${owner}`
  const exchange = { userMessage: 'Hello', botResponse: 'Good day.', sessionId }
  if (owner !== 'anonymous') await it.as(owner).post(`/api/chat/${assistant}/save`, exchange)
  return sessionId
}

function historyRows(assistant: 'tripmate' | 'fingenie'): Row[] {
  const base = `/chat/${assistant}`
  const one = (method: string, rest = '', body?: unknown): Row => ({
    route: `${method} ${base}/session/:sessionId${rest}`,
    answers: conversations,
    ask: async (what, role) => ({
      path: `${base}/session/${await conversation(assistant, what, role)}${rest}`,
      ...(body === undefined ? {} : { body }),
    }),
  })
  return [
    { route: `GET ${base}/sessions`, answers: { own: everybody }, ask: () => ({ path: `${base}/sessions` }) },
    // Someone without an employee record gets an empty history instead of an error.
    {
      ...one('GET'),
      answers: {
        own: everybody,
        employee: '401 200 200 404 404 404 404 404 404 404 404 404',
        missing: '401 200 404 404 404 404 404 404 404 404 404 404',
      },
    },
    one('DELETE'),
    one('PATCH', '', { chat_name: 'Another name' }),
    one('POST', '/take-back', { userMessage: 'Hello' }),
    {
      route: `POST ${base}/save`,
      answers: { own: everybody },
      ask: () => ({
        path: `${base}/save`,
        body: { userMessage: 'Hello', botResponse: 'Good day.', sessionId: `${assistant}-1` },
      }),
    },
  ]
}

/** The trip of a conversation that is not one's own is as empty as that of a new one. */
const draftRow: Row = {
  route: 'GET /chat/tripmate/draft',
  answers: { own: everybody, employee: everybody, missing: everybody },
  ask: async (what, role) => ({
    path: `/chat/tripmate/draft?sessionId=${await conversation('tripmate', what, role)}`,
  }),
}

/** A trip draft of somebody's, and its id. */
async function tripDraft(of: string, role: Role): Promise<string> {
  const owner = of === 'own' ? role : (of as Role)
  if (owner === 'anonymous' || of === 'missing') return MISSING_ID
  const until = new Date(it.clock.now().getTime() + 60_000)
  return (await tripDraftsOf(it).create(it.actor(owner), shownStay(), until)).id
}

const ofTripDraft = (method: string, own: string, rest = '', body?: unknown): Row => ({
  route: `${method} /trip/drafts/:draftId${rest}`,
  answers: { ...conversations, own, employee: conversations.employee.replace('200', own.slice(-3)) },
  ask: async (what, role) => ({
    path: `/trip/drafts/${await tripDraft(what, role)}${rest}`,
    ...(body === undefined ? {} : { body }),
  }),
})

const employeeOf = (what: string) => (what === 'EMP1001' ? { employee_id: what } : {})
const list = (route: string, answers: Row['answers']): Row => ({
  route: `GET ${route}/:employeeId`,
  answers,
  ask: (what) => ({ path: `${route}/${EMPLOYEE_IDS[what]}` }),
})
const decision = (path: string, make: (of: string) => string | Promise<string>, more = {}): Row => ({
  route: `POST ${path}`,
  answers: path.endsWith('trip') ? tripDeciders : expenseDeciders,
  ask: async (what) => ({ path, body: { id: await make(what), ...more } }),
})
const always = (method: string, path: string, answers: string, body?: unknown): Row => ({
  route: `${method} ${path}`,
  answers: { it: answers },
  ask: () => ({ path, ...(body === undefined ? {} : { body }) }),
})

/** A reminder of somebody's, and its id. */
async function reminder(of: string): Promise<string> {
  const id = newId()
  const row = { org_id: it.orgId(), id, person_id: it.actor(of as Who).personId, created_at: it.clock.now() }
  const unread = { detail: '{}', read_at: null, announced_at: null, put_off_until: null, dismissed_at: null }
  await db
    .insertInto('reminders')
    .values({ ...row, ...unread, kind: 'receipts_missing', subject_kind: 'trip', subject_id: newId() })
    .execute()
  return id
}

const JOURNEY = {
  date: '2026-06-08',
  from: 'Andheri',
  to: 'BKC',
  purpose: 'Client',
  vehicle: 'car',
  kilometres: 12,
}
/** A journey of somebody's, and its id as a receipt. */
async function journey(of: Who): Promise<{ id: string }> {
  const { body } = await it.as(of).post('/api/chat/fingenie/mileage', { sessionId: 'fingenie-journeys', ...JOURNEY })
  return { id: (body as { receipt: { receipt_id: string } }).receipt.receipt_id }
}

async function creditNote(of: Who): Promise<{ id: string }> {
  const receipt = await build.receipt(of)
  const note = { is_document: true, reading: JSON.stringify({ kind: 'credit_note' }) }
  await db.updateTable('receipts').set(note).where('id', '=', receipt.id).execute()
  return receipt
}

/** A receipt is changed by its uploader alone, and not once it is claimed, whoever may read it then. */
const receiptRow = (
  method: string,
  rest: string,
  own: string,
  body?: unknown,
  add: (of: Who) => Promise<{ id: string }> = build.receipt,
): Row => ({
  route: `${method} /receipts/:receiptId${rest}`,
  answers: {
    own,
    employee: conversations.employee.replace('200', own.split(' ')[2] ?? ''),
    'employee claimed': '401 404 409 404 404 404 404 404 404 404 404 404',
    missing: '401 404 404 404 404 404 404 404 404 404 404 404',
  },
  ask: async (what, role) => {
    const [owner, claimed] = what.split(' ')
    const uploader = (owner === 'own' ? role : owner) as Who
    const none = what === 'missing' || (owner === 'own' && role === 'anonymous')
    const { id } = none ? { id: MISSING_ID } : await (claimed ? claimedReceipt : add)(uploader)
    return { path: `/receipts/${id}${rest}`, ...(body === undefined ? {} : { body }) }
  },
})

/** What somebody new is given. */
const grantOf = (what: string) =>
  ({ administrator: { roles: ['administrator'] }, superadmin: { designation: 'Super Admin' } })[what] ?? {}

const ofKind = (method: string, rest: string, answers: string, body?: unknown): Row => ({
  route: `${method} /structure/:kind${rest}`,
  answers: { grade: answers },
  ask: (kind) => ({ path: `/structure/${kind}${rest}`, ...(body === undefined ? {} : { body }) }),
})

const onPerson = (rest: string, body: unknown, ofSuperAdmin: string, success = '200'): Row => {
  const answers = {
    employee: administrators,
    superadmin: ofSuperAdmin,
    missing: administrators.replaceAll('200', '404'),
  }
  return {
    route: `POST /people/:person${rest}`,
    answers: Object.fromEntries(Object.entries(answers).map(([what, row]) => [what, row.replaceAll('200', success)])),
    ask: (what) => ({ path: `/people/${EMPLOYEE_IDS[what]}${rest}`, body }),
  }
}

const rows: Row[] = [
  always('POST', '/auth/login', Array(ROLES.length).fill('200').join(' '), {
    email: 'employee@pravas.example',
    password: DEMO_PASSWORD,
  }),
  always('POST', '/auth/logout', Array(ROLES.length).fill('204').join(' ')),
  // There is no identity provider here; what one changes is in sign-on.test.ts.
  always('GET', '/auth/sso/metadata', Array(ROLES.length).fill('404').join(' ')),
  always('POST', '/auth/sso/nonce', Array(ROLES.length).fill('404').join(' ')),
  always('POST', '/auth/sso', Array(ROLES.length).fill('404').join(' '), { idToken: 'of nobody' }),
  // Nor one that needs a secret; what it changes is in code-flow.test.ts, and what administrators try in trials.test.ts.
  always('POST', '/auth/oidc/begin', Array(ROLES.length).fill('404').join(' '), {}),
  always('GET', '/config', Array(ROLES.length).fill('200').join(' ')),
  {
    route: 'POST /auth/password-reset',
    answers: { anybody: Array(ROLES.length).fill('204').join(' ') },
    ask: (_, role) => ({ path: '/auth/password-reset', body: { email: `${role}@elsewhere.example` } }),
  },
  always('POST', '/auth/password-reset/link', Array(ROLES.length).fill('400').join(' '), { token: 'of no link' }),
  always('POST', '/auth/password-reset/confirm', Array(ROLES.length).fill('400').join(' '), {
    token: 'of no link',
    password: 'a long new password',
  }),
  {
    route: 'POST /auth/sign-up',
    answers: { anybody: Array(ROLES.length).fill('204').join(' ') },
    ask: (_, role) => ({
      path: '/auth/sign-up',
      body: { name: 'New', email: `${role}@elsewhere.example`, password: 'a long new password' },
    }),
  },
  {
    route: 'POST /auth/sign-up/confirm',
    answers: { anybody: Array(ROLES.length).fill('400').join(' ') },
    ask: (_, role) => ({
      path: '/auth/sign-up/confirm',
      body: { token: `of no link of ${role}`, password: 'a long new password' },
    }),
  },
  always('POST', '/auth/password', everybodyEmpty, {
    current_password: DEMO_PASSWORD,
    new_password: DEMO_PASSWORD,
  }),
  always('GET', '/auth/session', everybody),
  always('GET', '/auth/sessions', everybody),
  {
    route: 'DELETE /auth/sessions/:sessionId',
    answers: {
      own: everybodyEmpty,
      outsider: '401 404 404 404 204 404 404 404 404 404 404 404',
      missing: '401 404 404 404 404 404 404 404 404 404 404 404',
    },
    ask: async (what, role) => {
      const owner = what === 'own' ? role : (what as Who)
      if (what === 'missing' || owner === 'anonymous') return { path: `/auth/sessions/${MISSING_ID}` }
      await it.cookie(owner)
      const session = await db.selectFrom('sessions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
      return { path: `/auth/sessions/${session.id}` }
    },
  },
  always('POST', '/auth/sessions/end-others', everybodyEmpty, {}),
  {
    route: 'GET /connections/asked',
    answers: { anything: everybody },
    ask: async () => ({ path: `/connections/asked?${new URLSearchParams(await connectionRequest())}` }),
  },
  {
    route: 'POST /connections/answer',
    answers: { own: everybody },
    ask: async () => ({
      path: '/connections/answer',
      body: { request: await connectionRequest(), scopes: ['read'] },
    }),
  },
  always('GET', '/connections', everybody),
  {
    route: 'DELETE /connections/:connectionId',
    answers: {
      own: everybodyEmpty,
      outsider: '401 404 404 404 204 404 404 404 404 404 404 404',
      missing: '401 404 404 404 404 404 404 404 404 404 404 404',
    },
    ask: async (what, role) => {
      const owner = what === 'own' ? role : (what as Who)
      if (what === 'missing' || owner === 'anonymous') return { path: `/connections/${MISSING_ID}` }
      const body = { request: await connectionRequest(), scopes: ['read'] }
      await it.as(owner).post('/api/connections/answer', body)
      const made = await db.selectFrom('connections').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
      return { path: `/connections/${made.id}` }
    },
  },
  always('PUT', '/profile', everybody, { phone: '1', location: '', office: '', username: '' }),
  always('GET', '/assistants', everybody),
  always('PUT', '/assistants', everybody, { keep_local: true }),
  always('POST', '/support', everybodyEmpty, { name: 'A', email: 'a@pravas.example', subject: 'B', message: 'C' }),

  always('GET', '/reminders', everybody),
  always('POST', '/reminders/read', everybodyEmpty, { ids: [MISSING_ID] }),
  {
    route: 'PUT /reminders/:reminderId',
    answers: {
      own: everybodyEmpty,
      employee: '401 404 204 404 404 404 404 404 404 404 404 404',
      missing: '401 404 404 404 404 404 404 404 404 404 404 404',
    },
    ask: async (what, role) => {
      const owner = what === 'own' ? role : what
      const none = what === 'missing' || owner === 'anonymous'
      return { path: `/reminders/${none ? MISSING_ID : await reminder(owner)}`, body: { place: 'dismissed' } }
    },
  },
  always('GET', '/inbox', everybody),
  always('GET', '/inbox/unread', everybody),
  always('GET', '/needs-you', everybody),
  always('POST', '/inbox/read', everybodyEmpty, { all: true }),
  always('POST', '/inbox/announce', everybody),
  always('GET', '/notification-settings', everybody),
  always('PUT', '/notification-settings', everybody, {
    choices: [{ kind: 'weekly_summary', channel: 'mail', on: false }],
  }),

  always('GET', '/records', everybody),
  always('GET', '/records/export.csv', everybody),
  always('GET', '/audit', auditReaders),
  always('GET', '/audit/export.csv', auditReaders),
  always('POST', '/audit/verify', auditReaders),
  always('GET', '/ledger-map', claimReaders),
  {
    route: 'PUT /ledger-map',
    answers: { it: accountants },
    ask: async () => {
      const { body } = await it.as('finance').get('/api/ledger-map')
      return { path: '/ledger-map', body: { version: (body as { version: number }).version, map: LEDGERS } }
    },
  },
  always('GET', '/exports', claimReaders),
  always('POST', '/exports', accountants, { kind: 'tally', month: '2026-06' }),
  ...(['tally.xml', 'journal.csv'] as const).map((file) => ({
    route: `GET /exports/:exportId/${file}`,
    answers: { it: claimReaders },
    ask: async () => {
      const { body } = await it.as('finance').post('/api/exports', { kind: 'tally', month: '2026-06' })
      return { path: `/exports/${(body as { export_id: string }).export_id}/${file}` }
    },
  })),
  {
    route: 'GET /gst-register',
    answers: { it: claimReaders },
    ask: () => ({ path: '/gst-register?month=2026-06' }),
  },
  list('/trips', tripReaders),
  {
    route: 'GET /trip/:tripId',
    answers: tripReaders,
    ask: async (what) => ({ path: `/trip/${await trip(what)}` }),
  },
  {
    route: 'GET /trip/:tripId/fares-today',
    answers: tripReaders,
    ask: async (what) => ({ path: `/trip/${await trip(what)}/fares-today` }),
  },
  {
    route: 'POST /trip/:tripId/withdraw',
    answers: tripOwners,
    ask: async (what) => ({ path: `/trip/${await trip(what)}/withdraw`, body: {} }),
  },
  {
    route: 'POST /trip/:tripId/revise',
    answers: tripOwners,
    ask: async (what) => ({ path: `/trip/${await trip(what)}/revise`, body: {} }),
  },
  {
    route: 'POST /trip/:tripId/cancel',
    answers: tripCancellers,
    ask: async (what) => ({ path: `/trip/${await trip(what)}/cancel`, body: { reason: 'No longer needed.' } }),
  },
  {
    route: 'GET /trip/:tripId/bookings',
    answers: bookingReaders,
    ask: async (what) => ({ path: `/trip/${await trip(what)}/bookings` }),
  },
  {
    route: 'GET /trip/:tripId/itinerary.ics',
    answers: bookingReaders,
    ask: async (what) => ({ path: `/trip/${await trip(what)}/itinerary.ics` }),
  },
  {
    route: 'GET /trip/:tripId/booking-files/:fileId',
    answers: bookingReaders,
    ask: async (what) => ({ path: `/trip/${await bookedTrip(what, 'file')}` }),
  },
  {
    route: 'POST /trip/:tripId/bookings',
    answers: bookers,
    ask: async (what) => ({ path: `/trip/${await bookableTrip(what)}/bookings`, body: TICKET }),
  },
  {
    route: 'PUT /trip/:tripId/bookings/:bookingId',
    answers: bookers,
    ask: async (what) => ({ path: `/trip/${await bookedTrip(what, 'booking')}`, body: { ...TICKET, version: 1 } }),
  },
  {
    route: 'POST /trip/:tripId/bookings/:bookingId/cancel',
    answers: bookers,
    ask: async (what) => ({
      path: `/trip/${await bookedTrip(what, 'booking')}/cancel`,
      body: { version: 1, reason: 'Not needed.' },
    }),
  },
  {
    route: 'POST /trip/:tripId/booking-files',
    answers: bookers,
    ask: async (what) => ({
      path: `/trip/${await bookableTrip(what)}/booking-files`,
      body: { files: [uploadOf('ticket.png', receiptPng({ merchant: 'IndiGo', rupees: 5400 }))] },
    }),
  },
  {
    route: 'DELETE /trip/:tripId/booking-files/:fileId',
    answers: Object.fromEntries(
      Object.entries(bookers).map(([what, answers]) => [what, answers.replaceAll('200', '204')]),
    ),
    ask: async (what) => ({ path: `/trip/${await bookedTrip(what, 'loose file')}` }),
  },
  { route: 'GET /travel-desk', answers: { it: desk }, ask: () => ({ path: '/travel-desk' }) },
  {
    route: 'GET /travel-desk/:tripId/fares',
    answers: bookers,
    ask: async (what) => ({ path: `/travel-desk/${await bookableTrip(what)}/fares` }),
  },
  { route: 'GET /travel-preferences', answers: { own: everybody }, ask: () => ({ path: '/travel-preferences' }) },
  {
    route: 'PUT /travel-preferences',
    answers: { own: everybody },
    ask: () => ({ path: '/travel-preferences', body: { seat: 'aisle', meal: null, phone: null, note: null } }),
  },
  { route: 'GET /calendar-feeds', answers: { own: everybody }, ask: () => ({ path: '/calendar-feeds' }) },
  {
    route: 'POST /calendar-feeds',
    answers: { own: everybody },
    ask: () => ({ path: '/calendar-feeds', body: { name: 'Phone' } }),
  },
  {
    route: 'DELETE /calendar-feeds/:feedId',
    answers: { employee: '401 404 204 404 404 404 404 404 404 404 404 404' },
    ask: async () => {
      const { id } = await it.as('employee').call(createCalendarFeed, { body: { name: 'Phone' } })
      return { path: `/calendar-feeds/${id}` }
    },
  },
  {
    // Whoever knows the secret reads, with a session or without one.
    route: 'GET /calendar/:token/trips.ics',
    answers: { known: everybody.replace('401', '200'), unknown: '404 404 404 404 404 404 404 404 404 404 404 404' },
    ask: async (what) => {
      if (what === 'unknown') return { path: `/calendar/${'x'.repeat(43)}/trips.ics` }
      const { address } = await it.as('employee').call(createCalendarFeed, { body: { name: 'Phone' } })
      return { path: new URL(address).pathname.replace('/api', '') }
    },
  },
  always('GET', '/receipt-address', everybody),
  always('POST', '/receipt-address', everybody, {}),
  {
    route: 'DELETE /receipt-address',
    answers: { own: everybodyEmpty },
    ask: async (_, role) => {
      if (role !== 'anonymous') await it.as(role).call(createReceiptAddress)
      return { path: '/receipt-address' }
    },
  },
  {
    // What is no mail is refused after the right.
    route: 'POST /receipt-mails',
    answers: { any: administrators.replaceAll('200', '400') },
    ask: () => ({ path: '/receipt-mails', body: {} }),
  },
  list('/expenses', expenseReaders),
  {
    route: 'POST /expense/:expenseId/withdraw',
    answers: expenseOwners,
    ask: async (what) => ({ path: `/expense/${await expense(what)}/withdraw`, body: {} }),
  },
  {
    route: 'POST /expense/:expenseId/revise',
    answers: expenseOwners,
    ask: async (what) => ({ path: `/expense/${await expense(what)}/revise`, body: {} }),
  },
  ...['', '/receipts', '/pdf'].map((rest) => ({
    route: `GET /expense/:expenseId${rest}`,
    answers: expenseReaders,
    ask: async (what: string) => ({ path: `/expense/${await expense(what)}${rest}` }),
  })),
  ...['file', 'picture/:page'].map((rest) => ({
    route: `GET /receipts/:receiptId/${rest}`,
    answers: {
      // Whoever may read the claim.
      'employee claimed': expenseReaders.employee,
      'manager claimed': expenseReaders.manager,
      // Until then it is its uploader's alone.
      employee: '401 404 200 404 404 404 404 404 404 404 404 404',
      newjoiner: '401 200 404 404 404 404 404 404 404 404 404 404',
      missing: expenseReaders.missing,
    },
    ask: async (what: string) => {
      const [owner = '', claimed] = what.split(' ')
      const path = (id: string) => ({ path: `/receipts/${id}/${rest.replace(':page', '0')}` })
      if (what === 'missing') return path(MISSING_ID)
      const { id } = await (claimed ? claimedReceipt : build.receipt)(owner as Who)
      const file = { file_hash: await files.put(receiptPng({})), media_type: 'image/png' as const }
      await db.updateTable('receipts').set(file).where('id', '=', id).execute()
      return path(id)
    },
  })),

  receiptRow('PATCH', '', everybody, { total: 100 }),
  receiptRow('PUT', '/mileage', everybody, JOURNEY, journey),
  receiptRow('DELETE', '', everybodyEmpty),
  receiptRow('POST', '/restore', everybody),
  receiptRow('POST', '/expense', everybody, { is_expense: true }, creditNote),
  // Nobody's receipt has a possible duplicate of this name.
  receiptRow('POST', '/duplicate', '401 400 400 400 400 400 400 400 400 400 400 400', {
    key: 'none',
    resolution: 'keep',
  }),

  always('GET', '/admin/pending-trips', allTrips),
  always('GET', '/admin/pending-expenses', allExpenses),
  always('GET', '/api/admin/pending-expenses', allExpenses),
  list('/admin/pending-trips', teams(allTrips)),
  list('/admin/pending-expenses', teams(allExpenses)),
  always('GET', '/admin/decided', everybody),
  { ...always('GET', '/approvals', everybody), ask: () => ({ path: '/approvals?type=trip' }) },
  always('GET', '/approvals/changes', everybody),
  list('/admin/person-year', tripReaders),
  decision('/admin/approve-trip', trip),
  decision('/admin/approve-expense', expense),
  decision('/admin/reject-trip', trip, { reason: 'No.' }),
  decision('/admin/reject-expense', expense, { reason: 'No.' }),
  decision('/admin/return-trip', trip, { comment: 'Which day?' }),
  decision('/admin/return-expense', expense, { comment: 'Which day?' }),
  {
    route: 'GET /trip/:tripId/comments',
    answers: asAuditor(asked(tripDeciders, '200')),
    ask: async (what) => ({ path: `/trip/${await trip(what)}/comments` }),
  },
  {
    route: 'GET /expense/:expenseId/comments',
    answers: asAuditor(asked(expenseDeciders, '200')),
    ask: async (what) => ({ path: `/expense/${await expense(what)}/comments` }),
  },
  // Its owner answers, and nobody has asked.
  {
    route: 'POST /trip/:tripId/comments',
    answers: asked(tripDeciders, '409'),
    ask: async (what) => ({ path: `/trip/${await trip(what)}/comments`, body: { text: 'With whom?' } }),
  },
  {
    route: 'POST /expense/:expenseId/comments',
    answers: asked(expenseDeciders, '409'),
    ask: async (what) => ({ path: `/expense/${await expense(what)}/comments`, body: { text: 'With whom?' } }),
  },
  always('GET', '/questions', everybody),
  {
    route: 'POST /admin/undo-decision',
    answers: undoers,
    ask: async (what) => {
      const [kind, of] = what.split(' of ')
      const decided = { status: 'approved', traveller: of as Who, claimant: of as Who } as const
      const none = of === 'missing' && 'TRP-1999-000001'
      return {
        path: '/admin/undo-decision',
        body: { id: none || (await (kind === 'trip' ? build.trip(decided) : build.expense(decided))) },
      }
    },
  },
  {
    route: 'POST /decision-links/open',
    answers: {
      'the manager’s': '401 403 403 403 403 200 403 403 403 403 403 403',
      none: '401 404 404 404 404 404 404 404 404 404 404 404',
    },
    ask: async (what) => ({
      path: '/decision-links/open',
      body: { token: what === 'none' ? 'x' : await decisionToken(await build.trip()) },
    }),
  },
  {
    route: 'POST /admin/outbox/:mailId/resend',
    answers: {
      sent: '401 403 403 403 403 403 403 200 403 403 403 403',
      missing: '401 403 403 403 403 403 403 404 403 403 403 403',
    },
    ask: async (what) => ({ path: `/admin/outbox/${what === 'sent' ? await sentMail() : MISSING_ID}/resend` }),
  },
  always('GET', '/admin/outbox', '401 403 403 403 403 403 403 200 403 403 403 200'),
  always('GET', '/organisation', administrators),
  always('PATCH', '/organisation', administrators, { financial_year_start: 4 }),
  always('GET', '/organisation/history', administrators),
  {
    route: 'GET /audit-pack',
    answers: { month: claimReaders, 'no month': claimReaders.replaceAll('200', '400').replaceAll('403', '400') },
    ask: (what) => ({ path: what === 'month' ? '/audit-pack?month=2026-05' : '/audit-pack' }),
  },
  {
    route: 'GET /people/:person/erasure',
    answers: { employee: superAdmins, missing: superAdmins.replaceAll('200', '404') },
    ask: (whose) => ({ path: `/people/${EMPLOYEE_IDS[whose]}/erasure` }),
  },
  {
    route: 'POST /people/:person/erasure',
    answers: { newjoiner: superAdmins, superadmin: superAdmins.replaceAll('200', '409') },
    ask: async (whose) => {
      // Somebody new each time, as an erased person is that for good.
      if (whose === 'superadmin') {
        return {
          path: `/people/${EMPLOYEE_IDS.superadmin}/erasure`,
          body: { name: it.actor('superadmin').name, reason: 'x' },
        }
      }
      const id = newId()
      await db
        .insertInto('people')
        .values({ org_id: it.orgId(), id, name: 'Ravi Das', email: `${id}@pravas.example` })
        .execute()
      return { path: `/people/${id}/erasure`, body: { name: 'Ravi Das', reason: 'x' } }
    },
  },
  always('GET', '/account/erasure-request', everybody),
  always('POST', '/account/erasure-request', everybody),
  always('DELETE', '/account/erasure-request', everybody),
  always('POST', '/account/data-export', everybody, { password: DEMO_PASSWORD }),
  always('GET', '/retention', administrators),
  always('POST', '/retention/dry-run', administrators),
  always('POST', '/retention/run', administrators),
  always('GET', '/organisation/webhooks', administrators),
  {
    route: 'PUT /organisation/webhooks/:service',
    answers: { it: administrators },
    ask: () => ({
      path: '/organisation/webhooks/slack',
      body: { address: 'https://hooks.slack.example/services/a', events: ['decided'] },
    }),
  },
  {
    route: 'DELETE /organisation/webhooks/:service',
    answers: { it: administratorsNone },
    ask: () => ({ path: '/organisation/webhooks/teams' }),
  },
  {
    route: 'POST /organisation/webhooks/:service/test',
    answers: { it: administratorsNone },
    ask: () => ({ path: '/organisation/webhooks/teams/test' }),
  },
  always('GET', '/webhooks', administrators),
  always('POST', '/webhooks', administrators, ENDPOINT),
  {
    route: 'PATCH /webhooks/:webhookId',
    answers: { it: administrators },
    ask: async () => ({ path: `/webhooks/${await endpoint()}`, body: { name: 'Accounts' } }),
  },
  {
    route: 'DELETE /webhooks/:webhookId',
    answers: { it: administrators.replaceAll('200', '204') },
    ask: async () => ({ path: `/webhooks/${await endpoint()}` }),
  },
  {
    route: 'POST /webhooks/:webhookId/secret',
    answers: { it: administrators },
    ask: async () => ({ path: `/webhooks/${await endpoint()}/secret` }),
  },
  {
    route: 'POST /webhooks/:webhookId/test',
    answers: { it: administrators },
    ask: async () => ({ path: `/webhooks/${await endpoint()}/test` }),
  },
  {
    route: 'GET /webhooks/:webhookId/deliveries',
    answers: { it: administrators },
    ask: async () => ({ path: `/webhooks/${await endpoint()}/deliveries` }),
  },
  {
    route: 'POST /webhooks/:webhookId/deliveries/:deliveryId/replay',
    answers: { it: administrators, missing: administratorsNone },
    ask: async (what) => {
      const id = await endpoint()
      await build.trip()
      await it.app.sendToChannels()
      const [one] = await db.selectFrom('webhook_messages').select('id').where('endpoint_id', '=', id).execute()
      return { path: `/webhooks/${id}/deliveries/${what === 'it' ? one?.id : MISSING_ID}/replay` }
    },
  },
  always('GET', '/service-tokens', administrators),
  always('POST', '/service-tokens', administrators, { name: 'Payroll', scopes: ['read'], expires_in_days: 30 }),
  {
    route: 'DELETE /service-tokens/:tokenId',
    answers: { it: administrators.replaceAll('200', '204') },
    ask: async () => {
      const body = { name: 'Payroll', scopes: ['read' as const], expires_in_days: 30 }
      const { id } = await it.as('administrator').call(createServiceToken, { body })
      return { path: `/service-tokens/${id}` }
    },
  },
  always('GET', '/organisation/checklist', administrators),
  always('DELETE', '/organisation/checklist', administrators.replaceAll('200', '204')),
  always('POST', '/organisation/test-mail', administrators.replaceAll('200', '502')),
  // Somebody administers the organisation, so that there is nothing to set up.
  always('POST', '/setup/code', alreadySetUp, { code: 'x' }),
  always('POST', '/setup/test-mail', alreadySetUp, { code: 'x', to: 'a@pravas.example' }),
  always('POST', '/setup', alreadySetUp, {
    code: 'x',
    organisation: { name: 'Acme' },
    administrator: { name: 'A', email: 'a@acme.example', password: 'a long password' },
  }),
  always('GET', '/policy', everybody),
  always('GET', '/policy/mine', everybody),
  always('GET', '/policy/file', everybody),
  always('GET', '/policy/history', administrators),
  {
    route: 'GET /policy/history/:versionId',
    answers: { it: administratorsNone },
    ask: () => ({ path: `/policy/history/${MISSING_ID}` }),
  },
  always('GET', '/policy/draft/file', administratorsNone),
  always('GET', '/policy/drafts', administrators),
  always('PUT', '/policy/draft', administrators, { rules: [] }),
  always('GET', '/policy/draft', administratorsNone),
  always('DELETE', '/policy/draft', administratorsNone),
  always('POST', '/policy/draft/import', administrators, { file: 'rules: []' }),
  always('POST', '/policy/draft/dry-run', administrators, { from: '2026-06-01', until: '2026-06-10' }),
  always('POST', '/policy/draft/publish', administratorsNone, { valid_from: '2026-06-10' }),
  always('GET', '/admin/sign-on-conflicts', administrators),
  always('GET', '/admin/sign-in-providers', administrators),
  always('POST', '/admin/sign-in-trials', administratorsNone),
  always('POST', '/admin/sign-in-trials/answer', administratorsNone, { answer: 'code=of-nobody' }),
  always('POST', '/admin/sign-in-trials/token', administratorsNone, { idToken: 'of nobody' }),
  {
    route: 'POST /admin/sign-on-conflicts/:conflictId',
    answers: {
      employee: '401 403 403 403 403 403 403 204 204 403 403 403',
      superadmin: '401 403 403 403 403 403 403 403 403 403 403 403',
      missing: '401 403 403 403 403 403 403 404 404 403 403 403',
    },
    ask: async (what) => ({
      path: `/admin/sign-on-conflicts/${what === 'missing' ? MISSING_ID : await conflict(what as Who)}`,
      body: { accept: true },
    }),
  },
  {
    route: 'POST /people/:person/reset-link',
    answers: {
      employee: administrators,
      superadmin: '401 403 403 403 403 403 403 403 403 403 403 403',
      missing: '401 403 403 403 403 403 403 404 404 403 403 403',
    },
    ask: (what) => ({ path: `/people/${EMPLOYEE_IDS[what]}/reset-link`, body: {} }),
  },
  always('GET', '/people', administrators),
  always('GET', '/people-values', administrators),
  always('GET', '/people/export.csv', administrators),
  {
    route: 'POST /people',
    answers: { somebody: administrators, administrator: administrators, superadmin: superAdmins },
    ask: (what, role) => ({
      path: '/people',
      body: { name: 'New', email: `${role}-${what}@new.example`, ...grantOf(what) },
    }),
  },
  ofKind('GET', '', everybody),
  ofKind('GET', '/export.csv', administrators),
  ofKind('POST', '/import', administrators, { csv: 'code,name\nL1,Associate', commit: true }),
  {
    route: 'POST /structure/:kind',
    answers: { entry: administrators },
    ask: (_, role) => ({ path: '/structure/grade', body: { code: role, name: role } }),
  },
  {
    route: 'PATCH /structure/:kind/:entry',
    answers: { missing: administrators.replaceAll('200', '404') },
    ask: () => ({ path: '/structure/grade/none', body: { active: false } }),
  },
  {
    route: 'GET /holidays',
    answers: { 2026: everybody },
    ask: (year) => ({ path: `/holidays?year=${year}` }),
  },
  always('GET', '/holidays/export.csv', administrators),
  always('POST', '/holidays/import', administrators, { csv: 'day,name\n2026-08-15,Independence Day', commit: true }),
  {
    route: 'POST /holidays',
    answers: { holiday: administrators },
    ask: (_, role) => ({
      path: '/holidays',
      body: { day: '2026-11-08', name: 'Diwali', state: STATES[ROLES.indexOf(role)] ?? null },
    }),
  },
  {
    route: 'PUT /holidays/:holidayId',
    answers: { missing: administrators.replaceAll('200', '404') },
    ask: () => ({ path: `/holidays/${MISSING_ID}`, body: { day: '2026-11-08', name: 'Diwali', state: null } }),
  },
  {
    route: 'DELETE /holidays/:holidayId',
    answers: { missing: administrators.replaceAll('200', '404') },
    ask: () => ({ path: `/holidays/${MISSING_ID}` }),
  },
  always('POST', '/people/import', administrators, { csv: 'employee_id,grade\nEMP1001,L1' }),
  ...['', '/history'].map((rest) => ({
    route: `GET /people/:person${rest}`,
    answers: { employee: administrators, superadmin: administrators, missing: administrators.replaceAll('200', '404') },
    ask: (what: string) => ({ path: `/people/${EMPLOYEE_IDS[what]}${rest}` }),
  })),
  {
    route: 'PATCH /people/:person',
    answers: {
      employee: administrators,
      superadmin: superAdmins,
      missing: administrators.replaceAll('200', '404'),
      'own roles': '401 403 403 403 403 403 403 403 403 403 403 403',
    },
    ask: (what, role) =>
      what === 'own roles'
        ? {
            path: `/people/${role === 'anonymous' ? MISSING_ID : it.actor(role).personId}`,
            body: { roles: ['auditor'] },
          }
        : { path: `/people/${EMPLOYEE_IDS[what]}`, body: { grade: 'L1' } },
  },
  onPerson('/invite', { by: 'link' }, superAdmins.replace('200', '403')),
  onPerson('/end-sessions', {}, superAdmins, '204'),
  {
    route: 'POST /people/:person/reassign-reports',
    answers: { manager: administrators, employee: administrators, missing: administrators.replaceAll('200', '404') },
    ask: (what) => ({ path: `/people/${EMPLOYEE_IDS[what]}/reassign-reports`, body: { to: 'EMP2002' } }),
  },
  {
    route: 'GET /budgets',
    answers: { list: everybody },
    ask: () => ({ path: '/budgets' }),
  },
  always('GET', '/budgets/export.csv', budgetReaders),
  always('POST', '/budgets/import', administrators, { csv: 'kind,code,year,amount\nproject,P1,2026,100' }),
  {
    route: 'POST /budgets',
    answers: { taken: administrators.replaceAll('200', '409') },
    ask: async () => ({
      path: '/budgets',
      body: { kind: 'project', code: (await budget()).code, year: 2026, amount: 5 },
    }),
  },
  {
    route: 'PATCH /budgets/:budgetId',
    answers: { it: administrators, missing: administrators.replaceAll('200', '404') },
    ask: async (what) => ({
      path: `/budgets/${what === 'it' ? (await budget()).id : MISSING_ID}`,
      body: { amount: 5 },
    }),
  },
  {
    route: 'DELETE /budgets/:budgetId',
    answers: { it: administrators.replaceAll('200', '204'), missing: administrators.replaceAll('200', '404') },
    ask: async (what) => ({ path: `/budgets/${what === 'it' ? (await budget()).id : MISSING_ID}` }),
  },
  {
    route: 'GET /budgets/:budgetId/history',
    answers: { it: budgetReaders, missing: budgetReaders.replaceAll('200', '404') },
    ask: async (what) => ({ path: `/budgets/${what === 'it' ? (await budget()).id : MISSING_ID}/history` }),
  },
  {
    route: 'GET /trip/:tripId/budgets',
    answers: tripReaders,
    ask: async (what) => ({ path: `/trip/${await trip(what)}/budgets` }),
  },
  {
    route: 'GET /expense/:expenseId/budgets',
    answers: expenseReaders,
    ask: async (what) => ({ path: `/expense/${await expense(what)}/budgets` }),
  },
  {
    route: 'GET /expense/:expenseId/payments',
    answers: expenseReaders,
    ask: async (what) => ({ path: `/expense/${await expense(what)}/payments` }),
  },
  {
    route: 'GET /advances',
    answers: {
      mine: everybody,
      decide: '401 403 403 403 403 200 200 200 403 403 403 403',
      pay: paymentReaders,
      open: paymentReaders,
    },
    ask: (view) => ({ path: `/advances?view=${view}` }),
  },
  always('GET', '/advances/options', everybody),
  {
    route: 'POST /advances',
    answers: { employee: '401 403 200 400 400 400 400 400 400 400 400 400' },
    ask: async (what) => ({
      path: '/advances',
      body: { amount: 1, purpose: 'Cash for the trip', trip: await trip(what) },
    }),
  },
  {
    route: 'GET /advances/:advanceId',
    answers: { employee: expenseReaders.employee, outsider: expenseReaders.outsider, missing: expenseReaders.missing },
    ask: async (what) => ({ path: `/advances/${await advance(what)}` }),
  },
  {
    route: 'POST /advances/:advanceId/withdraw',
    answers: { employee: expenseOwners.employee, outsider: expenseOwners.outsider, missing: expenseOwners.missing },
    ask: async (what) => ({ path: `/advances/${await advance(what)}/withdraw`, body: {} }),
  },
  {
    route: 'POST /advances/:advanceId/decide',
    answers: {
      employee: expenseDeciders.employee,
      outsider: expenseDeciders.outsider,
      missing: expenseDeciders.missing,
    },
    ask: async (what) => ({ path: `/advances/${await advance(what)}/decide`, body: { verdict: 'approved' } }),
  },
  {
    route: 'POST /finance/advances/:advanceId/settled',
    answers: { it: payers, missing: payers.replaceAll('200', '404') },
    ask: async (what) => ({
      path: `/finance/advances/${await paidAdvance(what)}/settled`,
      body: { how: 'returned', amount: 1, on: '2026-06-10', reference: 'UTR2' },
    }),
  },
  always('GET', '/cards', everybody),
  {
    route: 'POST /cards',
    answers: { EMP1001: payers },
    ask: (person, role) => ({ path: '/cards', body: { person, last_four: nextDigits(), label: `Card of ${role}` } }),
  },
  {
    route: 'DELETE /cards/:cardId',
    answers: { it: payers.replaceAll('200', '204'), missing: payers.replaceAll('200', '404') },
    ask: async (what) => ({ path: `/cards/${what === 'it' ? await card() : MISSING_ID}` }),
  },
  {
    route: 'POST /card-statements',
    answers: { 'of one of them': everybody },
    ask: () => ({ path: '/card-statements', body: { csv: 'Date,Card,Amount\n08/06/2026,4321,1\n' } }),
  },
  {
    route: 'GET /card-lines',
    answers: { mine: everybody, all: paymentReaders },
    ask: (view) => ({ path: `/card-lines?view=${view}` }),
  },
  always('POST', '/card-lines/match', everybody, {}),
  {
    route: 'POST /card-lines/:lineId/match',
    // Nothing that would fit.
    answers: { employee: '401 404 400 404 404 404 404 400 404 400 404 404' },
    ask: async () => ({ path: `/card-lines/${await cardLine()}/match`, body: { receipt_id: MISSING_ID } }),
  },
  {
    route: 'DELETE /card-lines/:lineId/match',
    answers: { employee: '401 404 403 404 404 404 404 200 404 200 404 404' },
    ask: async () => ({ path: `/card-lines/${await cardLine()}/match` }),
  },
  always('GET', '/finance/claims', paymentReaders),
  always('GET', '/finance/batches', paymentReaders),
  always('GET', '/finance/months', paymentReaders),
  always('GET', '/account/bank-details', everybody),
  always('PUT', '/account/bank-details', everybody, {
    account_holder: 'Asha Rao',
    account_number: '001122334455',
    ifsc: 'HDFC0001234',
  }),
  always('GET', '/finance/bank-template', paymentReaders),
  {
    route: 'PUT /finance/bank-template',
    answers: { it: payers },
    ask: async () => {
      const { body } = await it.as('finance').get('/api/finance/bank-template')
      const { version } = body as { version: number }
      return { path: '/finance/bank-template', body: { version, template: USUAL_TEMPLATE } }
    },
  },
  {
    route: 'GET /finance/batches/:batchId/payments',
    answers: { it: paymentReaders, missing: paymentReaders.replaceAll('200', '404') },
    ask: async (what) => ({ path: `/finance/batches/${await batch(what)}/payments` }),
  },
  {
    // Its claim's owner has no bank details.
    route: 'GET /finance/batches/:batchId/bank.csv',
    answers: { it: payers.replaceAll('200', '409'), missing: payers.replaceAll('200', '404') },
    ask: async (what) => ({ path: `/finance/batches/${await batch(what)}/bank.csv` }),
  },
  {
    route: 'GET /finance/claims/:expenseId',
    answers: { it: paymentReaders, missing: paymentReaders.replaceAll('200', '404') },
    ask: async (what) => ({ path: `/finance/claims/${await payableClaim(what)}` }),
  },
  {
    route: 'POST /finance/claims/:expenseId/verify',
    answers: { it: payers, missing: payers.replaceAll('200', '404') },
    ask: async (what) => ({ path: `/finance/claims/${await payableClaim(what)}/verify`, body: {} }),
  },
  {
    route: 'DELETE /finance/claims/:expenseId/verify',
    answers: { it: payers.replaceAll('200', '204'), missing: payers.replaceAll('200', '404') },
    ask: async (what) => ({ path: `/finance/claims/${await payableClaim(what)}/verify` }),
  },
  {
    route: 'POST /finance/batches',
    answers: { it: payers, missing: payers.replaceAll('200', '404') },
    ask: async (what) => ({ path: '/finance/batches', body: { claims: [await payableClaim(what)] } }),
  },
  {
    route: 'GET /finance/batches/:batchId',
    answers: { it: paymentReaders, missing: paymentReaders.replaceAll('200', '404') },
    ask: async (what) => ({ path: `/finance/batches/${await batch(what)}` }),
  },
  {
    route: 'POST /finance/batches/:batchId/paid',
    answers: { it: payers, missing: payers.replaceAll('200', '404') },
    ask: async (what) => ({
      path: `/finance/batches/${await batch(what)}/paid`,
      body: { reference: 'UTR1', paid_on: '2026-06-10' },
    }),
  },
  {
    route: 'DELETE /finance/batches/:batchId',
    answers: { it: payers.replaceAll('200', '204'), missing: payers.replaceAll('200', '404') },
    ask: async (what) => ({ path: `/finance/batches/${await batch(what)}` }),
  },
  {
    route: 'POST /finance/batches/:batchId/bounced',
    answers: { it: payers.replaceAll('200', '409'), missing: payers.replaceAll('200', '404') },
    ask: async (what) => ({
      path: `/finance/batches/${await batch(what)}/bounced`,
      body: { claims: ['EXP-1999-000001'], bounced_on: '2026-06-10', reason: 'Closed account.' },
    }),
  },
  {
    route: 'POST /finance/months/:month/close',
    answers: { '2026-06': payers.replaceAll('200', '409'), '2026-13': payers.replaceAll('200', '404') },
    ask: (month) => ({ path: `/finance/months/${month}/close` }),
  },
  {
    route: 'GET /allocation/options',
    answers: { project: everybody },
    ask: (field) => ({ path: `/allocation/options?field=${field}` }),
  },
  always('GET', '/approval-flow', everybody),
  {
    route: 'PUT /approval-flow',
    answers: { flow: administrators },
    ask: async () => {
      const flow = await db.selectFrom('approval_flows').select('version').executeTakeFirst()
      const body = { version: flow?.version ?? 0, steps: [], escalate_after_days: null }
      return { path: '/approval-flow', body }
    },
  },
  always('GET', '/delegations', everybody),
  {
    route: 'GET /delegations/people',
    answers: { name: everybody },
    ask: () => ({ path: '/delegations/people?query=a' }),
  },
  {
    route: 'POST /delegations',
    answers: {
      own: '401 400 400 400 400 200 200 200 400 400 400 400',
      other: '401 403 403 403 403 200 403 200 200 403 403 403',
    },
    ask: (what, role) => ({
      path: '/delegations',
      body: {
        to: role === 'colleague' ? 'EMP1003' : 'EMP1002',
        // Nobody stands in twice on one day.
        starts_on: `2026-0${what === 'own' ? 6 : 7}-${11 + ROLES.indexOf(role)}`,
        ends_on: `2026-0${what === 'own' ? 6 : 7}-${11 + ROLES.indexOf(role)}`,
        ...(what === 'other' && { for: 'EMP2001' }),
      },
    }),
  },
  {
    route: 'DELETE /delegations/:delegationId',
    answers: {
      it: '401 404 404 403 404 204 404 204 204 404 404 404',
      missing: '401 404 404 404 404 404 404 404 404 404 404 404',
    },
    ask: async (what) => ({ path: `/delegations/${what === 'it' ? await delegation() : MISSING_ID}` }),
  },
  {
    route: 'GET /analytics',
    answers: {
      own: '401 403 200 200 200 200 200 200 200 200 200 200',
      team: '401 403 403 403 403 200 200 200 403 403 403 403',
      organisation: '401 403 403 403 403 403 403 200 403 200 403 200',
    },
    ask: (what) => ({ path: `/analytics?scope=${what}` }),
  },

  ...historyRows('tripmate'),
  draftRow,
  always('GET', '/trip/drafts', everybody),
  {
    route: 'POST /trip/drafts',
    answers: { it: everybody },
    ask: async () => {
      const stay = { city: 'Mumbai', check_in: '2026-06-19', check_out: '2026-06-20' }
      const { hotels } = await it.as('employee').call(searchHotels, { query: stay })
      return { path: '/trip/drafts', body: { purpose: 'business', stay: { ...stay, hotel: hotels[0]?.option } } }
    },
  },
  {
    route: 'GET /travel/flights',
    answers: { it: everybody },
    ask: () => ({ path: '/travel/flights?from=Delhi&to=Mumbai&depart=2026-06-19' }),
  },
  {
    route: 'GET /travel/hotels',
    answers: { it: everybody },
    ask: () => ({ path: '/travel/hotels?city=Mumbai&check_in=2026-06-19&check_out=2026-06-20' }),
  },
  ofTripDraft('GET', everybody),
  ofTripDraft('PATCH', everybody, '', { version: 1, purpose: 'training' }),
  ofTripDraft('POST', everybody, '/recheck', { version: 1 }),
  ofTripDraft('DELETE', everybodyEmpty),
  ofTripDraft('POST', everybodyEmpty, '/restore'),
  {
    ...ofTripDraft('POST', '401 403 200 200 200 200 200 200 200 200 200 200', '/submit', { version: 1 }),
  },
  ofTripDraft('GET', everybody, '/allocation'),
  ofTripDraft('PATCH', everybody, '/allocation', {}),
  ...historyRows('fingenie'),
  {
    route: 'POST /chat/fingenie',
    answers: spokenFor,
    ask: (what) => ({
      path: '/chat/fingenie',
      body: { message: 'Hello', sessionId: 'fingenie-1', ...employeeOf(what) },
    }),
  },
  {
    route: 'POST /chat/fingenie/upload',
    answers: spokenFor,
    ask: (what) => ({
      path: '/chat/fingenie/upload',
      body: {
        receipts: [uploadOf('a.png', receiptPng({ rupees: 100 }))],
        sessionId: 'fingenie-1',
        ...employeeOf(what),
      },
    }),
  },
  {
    route: 'GET /chat/fingenie/claim',
    answers: { own: everybody, employee: everybody, missing: everybody },
    ask: async (what, role) => ({
      path: `/chat/fingenie/claim?sessionId=${await conversation('fingenie', what, role)}`,
    }),
  },
  always('GET', '/expense/mileage-rates', everybody),
  {
    route: 'POST /chat/fingenie/mileage',
    answers: spokenFor,
    ask: (what) => ({
      path: '/chat/fingenie/mileage',
      body: { sessionId: 'fingenie-mileage', ...JOURNEY, ...employeeOf(what) },
    }),
  },
  always('GET', '/chat/fingenie/unclaimed-receipts', everybody),
  always('POST', '/chat/fingenie/cancel', everybodyEmpty, { turnId: 'no such turn' }),
  always('GET', '/expense/drafts', everybody),
  claimDraftRow('GET'),
  claimDraftRow('PATCH', '', conversations.own, { version: 1, as: 'each' }),
  claimDraftRow('POST', '/mileage', conversations.own, JOURNEY),
  claimDraftRow('POST', '/receipts', conversations.own, { receipts: [uploadOf('a.png', receiptPng({ rupees: 70 }))] }),
  always('POST', '/expense/drafts', everybody, { receipts: [uploadOf('a.png', receiptPng({ rupees: 80 }))] }),
  ...[
    { method: 'PATCH', own: conversations.own, body: { version: 1, total: 90 } },
    { method: 'DELETE', own: everybodyEmpty },
  ].map(({ method, own, body }): Row => {
    const row = claimDraftRow(method, '/receipts/:receiptId', own, body)
    return {
      ...row,
      ask: async (what, role) => {
        const owner = what === 'own' ? role : what
        const isNone = owner === 'missing' || owner === 'anonymous'
        const { id, draftId } = isNone ? { id: MISSING_ID, draftId: MISSING_ID } : await build.receipt(owner as Who)
        return { path: `/expense/drafts/${draftId}/receipts/${id}`, ...(body && { body }) }
      },
    }
  }),
  {
    ...claimDraftRow('POST', '/submit', '', { version: 1 }),
    answers: { ...conversations, own: '401 403 200 200 200 200 200 200 200 200 200 200' },
  },
  claimDraftRow('DELETE', '', everybodyEmpty),
  claimDraftRow('POST', '/restore'),
  claimDraftRow('GET', '/allocation'),
  claimDraftRow('PATCH', '/allocation', conversations.own, {}),
  always('POST', '/chat/fingenie/sync', everybody, { sessionId: 'fingenie-1', receipts: [] }),
  {
    route: 'POST /chat/fingenie/email',
    answers: {
      // Without an employee record there is nobody to pay.
      own: '401 403 200 200 200 200 200 200 200 200 200 200',
      // Another's conversation is an empty one of one's own.
      employee: '401 400 200 400 400 400 400 400 400 400 400 400',
      EMP1001: '401 403 200 403 403 403 403 403 403 403 403 403',
    },
    ask: async (what, role) => {
      const owner = what === 'employee' ? 'employee' : role
      const { sessionId } = owner === 'anonymous' ? { sessionId: 'of nobody' } : await build.receipt(owner)
      return {
        path: '/chat/fingenie/email',
        body: { prompt: 'send reimbursement', sessionId, ...employeeOf(what) },
      }
    },
  },
]

/** Answered by others than contract entries. */
const OTHER_ROUTES = [
  'GET /budgets/export.csv',
  'GET /records/export.csv',
  'GET /audit/export.csv',
  'GET /finance/batches/:batchId/bank.csv',
  'GET /audit-pack',
  'POST /account/data-export',
  'GET /exports/:exportId/tally.xml',
  'GET /exports/:exportId/journal.csv',
  'GET /people/export.csv',
  'GET /structure/:kind/export.csv',
  'GET /holidays/export.csv',
  'GET /receipts/:receiptId/file',
  'GET /receipts/:receiptId/picture/:page',
  'GET /expense/:expenseId/pdf',
  'GET /trip/:tripId/booking-files/:fileId',
  'GET /trip/:tripId/itinerary.ics',
  'GET /calendar/:token/trips.ics',
  'POST /receipt-mails',
]

/** What else is served, by the reason why no row tells what roles may do there. */
const NOT_BY_ROLE = {
  'it speaks for the session alone: assistants/kernel/socket.test.ts': ['GET /api/chat/tripmate/socket'],
  'it describes the API and holds no record': [
    'GET /api/docs',
    'GET /api/docs/',
    'GET /api/docs/*',
    'GET /api/docs/json',
    'GET /api/docs/static/index.html',
    'GET /api/docs/static/swagger-initializer.js',
    'GET /api/docs/yaml',
  ],
  'it is for the directory alone, by its token: directory/scim.test.ts': [
    'GET /scim/v2/ResourceTypes',
    'GET /scim/v2/ResourceTypes/User',
    'GET /scim/v2/Schemas',
    'GET /scim/v2/Schemas/:id',
    'GET /scim/v2/ServiceProviderConfig',
    'GET /scim/v2/Users',
    'POST /scim/v2/Users',
    'GET /scim/v2/Users/:id',
    'PATCH /scim/v2/Users/:id',
    'PUT /scim/v2/Users/:id',
    'DELETE /scim/v2/Users/:id',
  ],
  'it is for connected assistants alone, by their tokens: assistants/mcp/rights-table.test.ts': [
    'GET /mcp',
    'POST /mcp',
    'DELETE /mcp',
  ],
  'it lets programs in that people have let in: identity/connections/oauth.test.ts': [
    'POST /oauth/register',
    'POST /oauth/token',
    'POST /oauth/revoke',
    'GET /.well-known/oauth-authorization-server',
    'GET /.well-known/oauth-protected-resource',
    'GET /.well-known/oauth-protected-resource/mcp',
  ],
  'it tells how the process is, and whom to write to': [
    'GET /healthz',
    'GET /readyz',
    'GET /metrics',
    'GET /.well-known/security.txt',
  ],
  'it is a file of the pages, which hold nobody’s data': [
    'GET *',
    'GET /index.html',
    'GET /landing.html',
    'GET /sw.js',
  ],
}

/** Every route of an app, such as `GET /api/trips/:employeeId`, from the router's own drawing of its tree. */
function routesOf(app: FastifyInstance): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?/.exec(line) ?? []
      if (part === '') return []
      const depth = indent.length / 4
      const path = `${parents[depth - 1] ?? ''}${part}`
      parents[depth] = path
      const own = methods.split(', ').filter((method) => !['', 'HEAD', 'OPTIONS'].includes(method))
      return own.map((method) => `${method} ${path}`)
    })
}

/** The app with every part that a configuration can switch on, and with pages. */
async function wholeApp(): Promise<FastifyInstance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravas-routes-'))
  const webDir = join(dataDir, 'pages')
  await mkdir(join(webDir, 'assets'), { recursive: true })
  for (const name of ['index.html', 'landing.html', 'assets/page.js']) await writeFile(join(webDir, name), '')
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'fatal', SCIM_TOKEN: 'd'.repeat(40) }
  const config = { ...readConfig(settings, dataDir), webDir }
  const { database, clock } = it
  const app = await createApp({ config, database, clock, demo: null, reader: fakeReader(), claimPdfWriter })
  onTestFinished(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })
  await app.ready()
  return app
}

test('every role that can be granted has its column', () => {
  const held = ROLES.flatMap((role) => (role === 'anonymous' ? [] : it.actor(role).roles))
  expect(new Set(held)).toEqual(new Set(GRANTED_ROLES))
})

test('every route has its row, or is named with the reason why it has none', async () => {
  const calls = it.app.entries.map(({ method, path }) => `${method} ${path}`)
  expect(rows.map(({ route }) => route).sort()).toEqual([...calls, ...OTHER_ROUTES].sort())
  const ruled = [...calls, ...OTHER_ROUTES].map((route) => route.replace(' ', ' /api'))
  expect(routesOf(await wholeApp()).sort()).toEqual([...ruled, ...Object.values(NOT_BY_ROLE).flat()].sort())
})

test('no route of the directory answers a session, whosever it is', async () => {
  const app = await wholeApp()
  const routes = routesOf(app).filter((route) => route.includes(' /scim'))
  const cookie = await it.cookie('superadmin')
  const answered: Record<string, number> = {}
  for (const route of routes) {
    const [method = '', url = ''] = route.split(' ')
    const { statusCode } = await app.inject({ method: method as 'GET', url, headers: { cookie } })
    answered[route] = statusCode
  }
  expect(routes).not.toEqual([])
  expect(answered).toEqual(Object.fromEntries(routes.map((route) => [route, 401])))
})

/** What each transaction changes. */
const watch = await watchChanges(db)
beforeEach(async () => {
  // The first policy of an organisation is written when it is first asked for.
  await it.as('superadmin').get('/api/policy')
})
afterAll(watch.end)

/** What a route is asked for: everything in a full run, else what its row begins with and one of the others. */
function askedFor({ route, answers }: Row): string[] {
  const [first = '', ...others] = Object.keys(answers)
  return [first, ...(others.length > 0 ? someOf(others, route.length) : [])]
}

test.each(rows)('who may $route', { timeout: 120_000 }, async (row) => {
  const { route, answers, ask } = row
  const asked = askedFor(row)
  const [method = ''] = route.split(' ')
  // What is the same for every role is made once, and anew when a call has changed it.
  const isShared = ask.length < 2
  const found: Record<string, string> = {}
  let isTold = false
  let clients = new Map<Role, Client>()
  for (const what of asked) {
    const statuses: number[] = []
    let made: Call | undefined
    for (const role of ROLES) {
      if (!made) {
        made = await ask(what, role)
        await watch.changes()
      }
      const client = clients.get(role) ?? (role === 'anonymous' ? it.anonymous : it.as(role))
      clients.set(role, client)
      const { status } = await client.send(method, `/api${made.path}`, made.body)
      statuses.push(status)
      const changes = await watch.changes()
      expect(changes.flatMap(unsaid), `${route} changes what the audit trail does not tell of`).toEqual([])
      if (changes.some(({ entries }) => entries > 0)) isTold = true
      const hasChanged = method !== 'GET' && status < 400
      if (!isShared || hasChanged) made = undefined
      // It may have ended sessions.
      if (hasChanged) clients = new Map()
    }
    found[what] = statuses.join(' ')
  }
  expect(found).toEqual(Object.fromEntries(asked.map((what) => [what, answers[what]])))
  // Make the row change something, or say in no-entry.ts why there is nothing to tell or where it is shown.
  const isExcepted = [...CHANGED_APART, ...Object.keys({ ...WITHOUT_ENTRY, ...SHOWN_ELSEWHERE })].includes(route)
  if (method !== 'GET') expect({ route, isTold }).toEqual({ route, isTold: !isExcepted })
})
