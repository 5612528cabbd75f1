// On one kind of database: this is about rights, and the queries behind it have tests of their own.
import { uploadReceipts } from '@pravas/contract/fingenie'
import { newId } from '../../ids.ts'
import { SPENDING_STATUSES } from '../../reports/spending-rules.ts'
import { builders } from '../../testing/builders.ts'
import { fakeReader, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { testApp } from '../../testing/test-app.ts'
import { all, ROLES, type Role, runFor, type ToolRights, testToolRights } from '../../testing/tool-rights.ts'
import { type FinGenieTools, fingenieTools } from './tools.ts'

const it = await testApp({ reader: fakeReader() })
const build = builders(it)
const { db } = it.database
const { app } = it
const { conversations } = app.fingenie
const deps = {
  db,
  conversations,
  receipts: app.receipts.receipts,
  mileage: app.receipts.mileage,
  trips: app.trips.trips,
  spending: app.reports.spending,
  quotes: app.policyQuotes,
  approvals: app.approvals,
  financeClaims: app.financeClaims,
  budgetBook: app.budgetBook,
  ...app.expenses,
}

/** Somebody's conversation with one receipt in it, at a shop that is named after them. */
interface Chat {
  sessionId: string
  draftId: string
  receiptId: string
  rupees: number
}

let uploads = 0

async function chatOf(who: Role): Promise<Chat> {
  const sessionId = `fingenie-${newId()}`
  // No receipt is like another.
  uploads += 1
  const rupees = 100 + uploads
  const printed = { merchant: `Shop of ${who}`, date: '2026-06-08', rupees, category: 'Food' as const }
  const receipts = [uploadOf('a.png', receiptPng(printed))]
  const { summary } = await it.as(who).call(uploadReceipts, { body: { receipts, sessionId } })
  const draftId = await conversations.draftOf(db, it.actor(who), sessionId)
  const receiptId = summary.receipts[0]?.receipt_id
  if (draftId === undefined || receiptId === undefined) throw new Error('Nothing was uploaded.')
  return { sessionId, draftId, receiptId, rupees }
}

/** By whose records are asked for, each role gets: whose they are, 'yes', 'nothing' or the code of a refusal. */
interface Row extends ToolRights {
  tool: keyof FinGenieTools
  input: (chat: Chat, whose: Role) => unknown
  /** What is done to the conversation before. */
  before?: (chat: Chat, whose: Role) => Promise<unknown>
}

/** Each role gets what is its own. */
const OWN = ROLES.join(' ')
/** Only the employee gets what is the employee's: a draft is nobody else's, whatever their role. */
const onlyEmployee = (word: string, others = 'nothing') =>
  ROLES.map((who) => (who === 'employee' ? word : others)).join(' ')

const QUESTION = {
  ...{
    basis: 'spent',
    group: 'merchant',
    period: null,
    against: null,
    categories: [],
    merchantWords: [],
    cities: [],
    means: [],
  },
  ...{
    merchant: null,
    statuses: SPENDING_STATUSES,
    lacks: null,
    leastPaise: null,
    mostPaise: null,
    receipts: null,
    trip: null,
  },
}
const remove = ({ receiptId }: Chat, whose: Role) => app.receipts.receipts.remove(it.actor(whose), receiptId)
const receiptOf = ({ receiptId }: Chat) => ({ receipt_id: receiptId })

const rows: Row[] = [
  { tool: 'list_receipts', answers: { own: OWN, employee: onlyEmployee('employee') }, input: () => ({}) },
  { tool: 'read_print', answers: { own: all('yes'), employee: onlyEmployee('yes') }, input: () => ({}) },
  {
    tool: 'change_receipt',
    answers: { own: all('yes'), employee: onlyEmployee('yes') },
    input: (chat) => ({ ...receiptOf(chat), change: { totalPaise: 20_000 } }),
  },
  {
    tool: 'revert_receipt',
    answers: { own: all('yes'), employee: onlyEmployee('yes') },
    input: (chat) => ({ ...receiptOf(chat), change: { totalPaise: 10_000 } }),
  },
  { tool: 'remove_receipt', answers: { own: all('yes'), employee: onlyEmployee('yes') }, input: receiptOf },
  {
    tool: 'list_removed_receipts',
    answers: { own: OWN, employee: onlyEmployee('employee') },
    before: remove,
    input: () => ({}),
  },
  {
    tool: 'restore_receipt',
    answers: { own: all('yes'), employee: onlyEmployee('yes') },
    before: remove,
    input: receiptOf,
  },
  {
    tool: 'claim_document',
    answers: { own: all('yes'), employee: onlyEmployee('yes') },
    input: (chat) => ({ ...receiptOf(chat), is_expense: true }),
  },
  {
    tool: 'resolve_duplicate',
    // Nothing is like this receipt, which its own person alone learns.
    answers: { own: all('request.invalid'), employee: onlyEmployee('request.invalid', 'record.not_found') },
    input: (chat) => ({ ...receiptOf(chat), key: 'none', resolution: 'different' }),
  },
  { tool: 'mileage_rates', answers: { own: all('yes') }, input: () => ({}) },
  {
    tool: 'add_mileage',
    answers: { own: OWN, employee: onlyEmployee('employee', 'record.not_found') },
    input: () => ({
      journey: { date: '2026-06-08', from: 'Andheri', to: 'BKC', purpose: 'Visit', vehicle: 'car', kilometres: 12 },
    }),
  },
  {
    tool: 'show_claim',
    answers: { own: OWN, employee: onlyEmployee('employee', 'record.not_found') },
    input: () => ({}),
  },
  {
    tool: 'choose_claim',
    answers: { own: all('yes'), employee: onlyEmployee('yes', 'record.not_found') },
    input: () => ({ as: 'each' }),
  },
  {
    tool: 'book_claim',
    answers: { own: all('yes'), employee: onlyEmployee('yes', 'record.not_found') },
    input: () => ({ typed: { project: null } }),
  },
  {
    tool: 'submit_claim',
    answers: {
      own: `person.no_employee_record ${Array(6).fill('yes').join(' ')}`,
      employee: `person.no_employee_record ${onlyEmployee('yes', 'record.not_found').split(' ').slice(1).join(' ')}`,
    },
    input: ({ receiptId, rupees }) => ({ receipts: [{ receiptId, totalPaise: rupees * 100 }] }),
  },
  {
    tool: 'list_my_expenses',
    // Everybody has one claim here but the new joiner: nobody gets another's, whatever their role.
    answers: { own: 'nothing employee colleague outsider manager othermanager nothing' },
    before: (_, whose) =>
      whose === 'newjoiner' || whose === 'superadmin' ? Promise.resolve() : build.expense({ claimant: whose }),
    input: () => ({}),
  },
  {
    tool: 'expense_decided_on',
    answers: { employee: 'record.not_found yes record.not_found record.not_found yes record.not_found yes' },
    input: async () => ({ expense: await build.expense({ claimant: 'employee', status: 'approved' }) }),
  },
  {
    tool: 'my_claim',
    answers: { employee: onlyEmployee('employee') },
    input: async () => ({ expense: await build.expense({ claimant: 'employee' }) }),
  },
  {
    tool: 'my_claim_receipts',
    answers: { employee: onlyEmployee('yes') },
    input: async () => ({ expense: await build.expense({ claimant: 'employee' }) }),
  },
  {
    tool: 'my_claim_payments',
    answers: { employee: all('nothing') },
    input: async () => ({ expense: await build.expense({ claimant: 'employee' }) }),
  },
  {
    tool: 'withdraw_claim',
    answers: { employee: onlyEmployee('yes') },
    input: async () => ({ expense: await build.expense({ claimant: 'employee' }) }),
  },
  { tool: 'claim_deadline', answers: { own: all('yes') }, input: () => ({}) },
  { tool: 'read_policy', answers: { own: all('yes') }, input: () => ({ city: 'Delhi' }) },
  { tool: 'my_approver', answers: { own: 'nothing yes yes yes yes yes nothing' }, input: () => ({}) },
  {
    tool: 'list_my_trips',
    answers: { own: 'nothing employee colleague outsider manager othermanager superadmin' },
    before: (_, whose) => (whose === 'newjoiner' ? Promise.resolve() : build.trip({ traveller: whose })),
    input: () => ({}),
  },
  {
    tool: 'missing_receipts',
    answers: { employee: 'record.not_found yes record.not_found record.not_found yes record.not_found yes' },
    input: async () => ({ trip: await build.trip({ traveller: 'employee', status: 'approved' }) }),
  },
  { tool: 'list_waiting_for_me', answers: { own: 'nothing nothing nothing nothing yes yes yes' }, input: () => ({}) },
  { tool: 'spending_figures', answers: { own: OWN }, input: () => ({ question: QUESTION, team: true }) },
  {
    tool: 'team_spending',
    // The employee reports to the manager, and nobody here who has a claim to another.
    answers: { own: 'nothing nothing nothing nothing yes nothing nothing' },
    before: () => build.expense({ claimant: 'employee' }),
    input: () => ({ question: { ...QUESTION, group: null } }),
  },
  // The employee and the colleague report to the manager.
  { tool: 'my_team', answers: { own: 'nothing nothing nothing nothing yes yes yes' }, input: () => ({}) },
  { tool: 'my_budgets', answers: { own: all('nothing') }, input: () => ({}) },
  { tool: 'spending_list', answers: { own: OWN }, input: () => ({ question: QUESTION, order: 'latest', limit: 50 }) },
]

/** The words of a row for what a tool answered. */
function worded(answer: unknown): string {
  if (answer === null || answer === false || (Array.isArray(answer) && answer.length === 0)) return 'nothing'
  const named = JSON.stringify(answer ?? '').matchAll(/Shop of (\w+)|"employee_id":"(\w+)"|(\w+)@pravas\.example/gi)
  const people = new Set(
    [...named].map(([, shop, id, email]) => shop ?? email ?? ROLES.find((who) => it.actor(who).employeeId === id)),
  )
  return people.size > 0 ? [...people].join('+') : 'yes'
}

testToolRights(
  rows,
  () => Object.keys(fingenieTools(deps, { sessionId: 's', draftId: undefined, shown: [] })),
  () =>
    async (who, { tool, input, before }, what) => {
      const whose = what === 'own' ? who : (what as Role)
      const chat = await chatOf(whose)
      await before?.(chat, whose)
      const tools = fingenieTools(deps, { ...chat, shown: [] })
      return runFor(it.actor(who), tools[tool], await input(chat, whose), worded)
    },
)
