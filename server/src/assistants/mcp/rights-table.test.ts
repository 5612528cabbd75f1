// On one kind of database: this is about rights, and the queries behind it have tests of their own.
import { commentTrip } from '@pravas/contract/comments'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createBudgets } from '../../http/budgets.ts'
import { builders } from '../../testing/builders.ts'
import { connectedAssistant } from '../../testing/mcp-client.ts'
import { testApp, type Who } from '../../testing/test-app.ts'
import { all, ROLES, type ToolRights, testToolRights } from '../../testing/tool-rights.ts'
import type { Tool } from '../kernel/tool.ts'
import { createMcpEndpoint } from './mcp-server.ts'

const it = await testApp()
const build = builders(it)

const EMPLOYEE_IDS: Record<string, string> = { employee: 'EMP1001', outsider: 'EMP1003', manager: 'EMP2001' }
const NOT_FOUND = 'There is no such record.'

/** By what is asked for, whether each role gets it. */
interface Row extends ToolRights {
  input: (what: string) => unknown
}

const readers = {
  employee: 'no yes no no yes no yes',
  outsider: 'no no no yes no yes yes',
  manager: 'no no no no yes no yes',
}
const missing = '01975c5e-0000-7000-8000-000000000000'
const flights = { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19' }
const stay = { city: 'Mumbai', check_in: '2026-06-19', check_out: '2026-06-20' }

const MISSING_ANSWER = { number: 'TRP-2026-000000', question: missing, text: 'Acme' }
const ownAnswer = 'no yes no no no no no'
/** An answer to what the manager asks about a trip of the employee. */
async function questionOf() {
  const number = await build.trip()
  const asked = await it.as('manager').call(commentTrip, { params: { tripId: number }, body: { text: 'Who?' } })
  return { number, question: asked.items[0]?.id, text: 'Acme' }
}

const rows: Row[] = [
  { tool: 'who_am_i', answers: { own: all('yes') }, input: () => ({}) },
  { tool: 'read_policy', answers: { own: all('yes') }, input: () => ({ city: 'Delhi' }) },
  {
    tool: 'list_trips',
    answers: { own: all('yes'), ...readers },
    input: (what) => (what === 'own' ? {} : { employee_id: EMPLOYEE_IDS[what] }),
  },
  {
    tool: 'get_trip',
    answers: readers,
    input: async (what) => ({ trip: await build.trip({ traveller: what as Who }) }),
  },
  {
    tool: 'list_expenses',
    answers: { own: all('yes'), ...readers },
    input: (what) => (what === 'own' ? {} : { employee_id: EMPLOYEE_IDS[what] }),
  },
  {
    tool: 'get_expense',
    answers: readers,
    input: async (what) => ({ expense: await build.expense({ claimant: what as Who }) }),
  },
  {
    tool: 'list_waiting_for_my_decision',
    answers: { trips: 'no no no no yes yes yes', expenses: 'no no no no yes yes yes' },
    input: (kind) => ({ kind }),
  },
  { tool: 'search_flights', answers: { anything: all('yes') }, input: () => flights },
  { tool: 'search_hotels', answers: { anything: all('yes') }, input: () => stay },
  { tool: 'list_receipts_to_claim', answers: { own: all('yes') }, input: () => ({}) },
  // An option that is not on offer is refused after the search, whoever asks; what is drafted is in mcp.test.ts.
  {
    tool: 'draft_trip',
    answers: { 'not on offer': all('no') },
    input: () => ({ purpose: 'business', flights: { ...flights, out: 'none' } }),
  },
  { tool: 'list_trip_drafts', answers: { own: all('yes') }, input: () => ({}) },
  // Whatever is found is the caller's own; that another's is none is in draft-tools.test.ts.
  { tool: 'get_trip_draft', answers: { missing: all('no') }, input: () => ({ draft_id: missing }) },
  {
    tool: 'change_trip_draft',
    answers: { missing: all('no') },
    input: () => ({ draft_id: missing, version: 1, purpose: 'training' }),
  },
  { tool: 'recheck_trip_draft', answers: { missing: all('no') }, input: () => ({ draft_id: missing, version: 1 }) },
  { tool: 'delete_trip_draft', answers: { missing: all('no') }, input: () => ({ draft_id: missing }) },
  { tool: 'restore_trip_draft', answers: { missing: all('no') }, input: () => ({ draft_id: missing }) },
  { tool: 'submit_trip', answers: { missing: all('no') }, input: () => ({ draft_id: missing, digest: 'none' }) },
  // Whatever is uploaded is the caller's own; that this is no receipt is found whoever uploads it.
  {
    tool: 'upload_receipt',
    answers: { 'no receipt': all('no') },
    input: () => ({ file_name: 'a.png', media_type: 'image/png', content: 'AAAA' }),
  },
  // Whatever is added is the caller's own, and another's draft is none.
  {
    tool: 'add_mileage',
    answers: { missing: all('no') },
    input: () => ({
      ...{ from: 'Andheri', to: 'BKC', purpose: 'Client', vehicle: 'car', kilometres: 12 },
      ...{ date: '2026-06-09', draft: missing },
    }),
  },
  { tool: 'get_receipt', answers: { missing: all('no') }, input: () => ({ receipt_id: missing }) },
  { tool: 'get_claim_draft', answers: { missing: all('no') }, input: () => ({ draft: missing }) },
  {
    tool: 'change_receipt',
    answers: { missing: all('no') },
    input: () => ({ draft: missing, receipt_id: missing, version: 1, total: 1 }),
  },
  { tool: 'remove_receipt', answers: { missing: all('no') }, input: () => ({ draft: missing, receipt_id: missing }) },
  { tool: 'delete_claim_draft', answers: { missing: all('no') }, input: () => ({ draft: missing }) },
  { tool: 'restore_claim_draft', answers: { missing: all('no') }, input: () => ({ draft: missing }) },
  { tool: 'draft_claim', answers: { missing: all('no') }, input: () => ({ draft: missing }) },
  {
    tool: 'submit_claim',
    answers: { missing: all('no') },
    input: () => ({ draft: missing, digest: 'none' }),
  },
  { tool: 'list_my_questions', answers: { own: all('yes') }, input: () => ({}) },
  // Whatever is open is its owner's alone to answer; what is sent is in mcp.test.ts.
  { tool: 'draft_answer', answers: { employee: ownAnswer }, input: questionOf },
  { tool: 'answer_question', answers: { missing: all('no') }, input: () => ({ ...MISSING_ANSWER, digest: 'none' }) },
]

testToolRights(
  rows,
  async () => (await connectedAssistant(it, 'superadmin')).names(),
  async () => {
    const clients = await Promise.all(ROLES.map((who) => connectedAssistant(it, who)))
    return async (who, { tool, input }, what) => {
      const answer = await clients[ROLES.indexOf(who)]?.call(tool, (await input(what)) as Record<string, unknown>)
      const isRefused = typeof answer === 'object' && answer !== null && 'refused' in answer
      if (isRefused && tool.startsWith('get_')) expect(answer).toEqual({ refused: NOT_FOUND })
      return isRefused ? 'no' : 'yes'
    }
  },
)

test('no tool decides on requests', async () => {
  const { names } = await connectedAssistant(it, 'superadmin')
  expect((await names()).filter((name) => /approve|reject|decide/.test(name))).toEqual([])
})

test('a connection has the tools of its scopes and no others', async () => {
  const reading = await connectedAssistant(it, 'employee', ['read'])
  expect((await reading.names()).filter((name) => /draft|submit|change|delete/.test(name)).toSorted()).toEqual([
    'get_claim_draft',
    'get_trip_draft',
    'list_trip_drafts',
  ])
  await expect(reading.client.callTool({ name: 'submit_trip', arguments: {} })).rejects.toThrow(/submit_trip/)
  const drafting = await connectedAssistant(it, 'employee', ['draft'])
  expect((await drafting.names()).toSorted()).toEqual([
    'add_mileage',
    'change_receipt',
    'change_trip_draft',
    'delete_claim_draft',
    'delete_trip_draft',
    'draft_answer',
    'draft_claim',
    'draft_trip',
    'recheck_trip_draft',
    'remove_receipt',
    'restore_claim_draft',
    'restore_trip_draft',
    'upload_receipt',
  ])
})

test('a tool that would send without naming what the person agreed to is refused at the start', () => {
  const spec = { name: 'send_it', title: 'Send it', description: 'Sends.', scope: 'submit', effect: 'send' } as const
  const sending = (input: z.ZodObject): Tool => ({ ...spec, input, cost: () => 0, run: async () => null })
  const parts = { budgets: createBudgets(0), noteSent: async () => {}, onFault: () => {} }
  const endpointOf = (input: z.ZodObject) => createMcpEndpoint({ ...parts, tools: [sending(input)] })
  expect(() => endpointOf(z.object({ draft_id: z.string() }))).toThrow('send_it sends without consent')
  expect(() => endpointOf(z.object({ draft_id: z.string(), digest: z.string().optional() }))).toThrow('consent')
  expect(() => endpointOf(z.object({ draft_id: z.string(), digest: z.string() }))).not.toThrow()
})
