import { pendingExpensesOfTeam, pendingTripsOfTeam } from '@pravas/contract/approvals'
import { tripmateHistory } from '@pravas/contract/chat'
import { getClaim } from '@pravas/contract/claims'
import { ownConnections } from '@pravas/contract/connections'
import { listExpenses } from '@pravas/contract/expenses'
import { sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { MCP_PATH } from '@pravas/contract/oauth'
import { makeResetLink, ownSessions, signUp } from '@pravas/contract/people'
import { listReminders } from '@pravas/contract/reminders'
import { listTrips } from '@pravas/contract/trips'
import {
  createWebhookEndpoint,
  EVENT_TYPES,
  listWebhookDeliveries,
  listWebhookEndpoints,
  removeWebhookEndpoint,
} from '@pravas/contract/webhook-endpoints'
import { receiptPdf } from '@pravas/reading/testing/receipt-file'
import { centre, columns, left, printed, strong } from '@pravas/reading/testing/rows'
import { z } from 'zod'
import { askedTrip } from '../asked-trip.ts'
import { ProductClient } from '../product-client.ts'
import { DEMO_PASSWORD } from '../test.ts'
import type { Mailbox } from './mailbox.ts'
import { askTool } from './mcp.ts'
import type { Known } from './requests.ts'
import { SCIM_TYPE, SCIM_USERS } from './scim.ts'
import {
  CHALLENGE,
  codeFor,
  exchanged,
  PEOPLE,
  REDIRECT,
  registeredClient,
  requestOf,
  type SignIns,
  VERIFIER,
} from './sign-ins.ts'

/** A day far enough ahead for flights, of which one search answers the options. */
const DEPARTURE = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
const MESSAGES = [
  'Delhi to Mumbai tomorrow',
  'the first one',
  'yes',
  'no',
  'a hotel in Chennai next week',
  'show my trips',
  'what is the total?',
  'change the amount to 12',
  'remove the last one',
]
/** The webhook whose deliveries requests send again. */
const KEPT_WEBHOOK = 'Kept'
/** Numbers that a tax office would give. */
const GSTINS = ['07AABCT1234H1ZO', '27AABCT1234H1ZM']
const Options = z.looseObject({ outbound: z.array(z.looseObject({ option: z.string() })) })
const Hotels = z.looseObject({ hotels: z.array(z.looseObject({ option: z.string() })) })
const DraftOfTrip = z.looseObject({ draft_id: z.string(), digest: z.string() })
const Uploaded = z.looseObject({ draft: z.string(), receipts: z.array(z.looseObject({ receipt_id: z.string() })) })
const Digest = z.looseObject({ digest: z.string() })
const ShownClaim = z.looseObject({ version: z.int() })
const ScimUser = z.looseObject({ id: z.string() })

/** Puts into the product what requests use up, and knows it, so that they reach what lies behind the first checks. */
export class Stock {
  readonly #origin: string
  readonly #signIns: SignIns
  readonly #mailbox: Mailbox
  readonly #scimToken: string
  #clientId = ''
  #fills = 0
  /** What there is; the same object for good, so that requests read what was put in last. */
  readonly known: Record<string, readonly string[]> = {}

  constructor(parts: { origin: string; signIns: SignIns; mailbox: Mailbox; scimToken: string }) {
    this.#origin = parts.origin
    this.#signIns = parts.signIns
    this.#mailbox = parts.mailbox
    this.#scimToken = parts.scimToken
  }

  /** Fills up what was used. Its own calls must succeed, so that it throws where one does not. */
  async fill(): Promise<void> {
    this.#fills += 1
    const employee = await this.#signIns.client('employee')
    const filled: Known[] = [
      this.#constants(),
      await this.#requests(employee),
      await this.#receipts(employee),
      await this.#connections(employee),
      await this.#assistant(),
      await this.#reminders(),
      await this.#accounts(),
      await this.#webhooks(),
      await this.#directory(),
    ]
    Object.assign(this.known, ...filled)
  }

  #constants(): Known {
    return {
      employeeId: ['EMP1001', 'EMP1002', 'EMP2001', 'EMP0000'],
      employee_id: ['EMP1001', 'EMP2001', 'EMP9001'],
      message: MESSAGES,
      prompt: MESSAGES,
      userMessage: MESSAGES,
      action: ['sendMessage'],
      currency: ['INR', 'USD'],
      schema: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      redirect_uri: [REDIRECT],
      redirect_uris: [REDIRECT],
      grant_types: ['authorization_code', 'refresh_token'],
      resource: [`${this.#origin}${MCP_PATH}`],
      response_type: ['code'],
      code_challenge: [CHALLENGE],
      code_challenge_method: ['S256'],
      code_verifier: [VERIFIER],
      'GET /api/connections/asked scope': ['read draft submit', 'read'],
      'POST /api/connections/answer scope': ['read draft submit', 'read'],
      'POST /api/auth/login email': PEOPLE.map((who) => `${who}@pravas.example`),
      'POST /api/auth/login password': [DEMO_PASSWORD],
      current_password: [DEMO_PASSWORD],
      new_password: [DEMO_PASSWORD],
      // Who sends nothing, and whose requests nobody waits for.
      person: ['EMP3002', 'EMP3003'],
      manager_id: ['EMP9001'],
      to: ['EMP9001'],
      manager: ['EMP2001'],
      csv: ['employee_id,grade\nEMP3003,L1\nEMP3004,L2\n'],
    }
  }

  /** Trips and expenses, and those of a colleague who sends nothing else that wait for the manager. */
  async #requests(employee: ProductClient): Promise<Known> {
    const colleague = await ProductClient.signIn(this.#origin, 'colleague')
    for (const at of ['a', 'b']) {
      await askedTrip(this.#origin)
      const chat = { sessionId: `fingenie-asked-${this.#fills}${at}`, employee_id: 'EMP1002' }
      const receipts = [await receiptOf(`Canteen ${this.#fills}${at}`, 20_000 + this.#fills)]
      await colleague.call(uploadReceipts, { body: { ...chat, receipts } })
      await colleague.call(sendReimbursement, { body: { ...chat, prompt: 'send reimbursement', receiptFiles: [] } })
    }
    const manager = await this.#signIns.client('manager')
    const team = { params: { employeeId: 'EMP2001' } }
    const own = { params: { employeeId: 'EMP1001' } }
    const pendingTrips = (await manager.call(pendingTripsOfTeam, team)).map((one) => one.trip_number)
    const pendingExpenses = (await manager.call(pendingExpensesOfTeam, team)).map((one) => one.expense_number)
    const trips = (await employee.call(listTrips, own)).map((one) => one.trip_number)
    const expenses = (await employee.call(listExpenses, own)).map((one) => one.expense_number)
    return {
      tripId: trips,
      trip: trips,
      expenseId: expenses,
      expense: expenses,
      id: [...trips, ...expenses],
      'PATCH /api/expense/drafts/:draftId trip': [...trips, 'auto'],
      'POST /mcp draft_claim trip': ['auto'],
      'POST /api/admin/approve-trip id': everyOther(pendingTrips, 0),
      'POST /api/admin/reject-trip id': everyOther(pendingTrips, 1),
      'POST /api/admin/approve-expense id': everyOther(pendingExpenses, 0),
      'POST /api/admin/reject-expense id': everyOther(pendingExpenses, 1),
    }
  }

  /** Conversations, and in them receipts that are not claimed, of which one may be a duplicate. */
  async #receipts(employee: ProductClient): Promise<Known> {
    await employee.call(tripmateHistory.saveExchange, {
      body: { userMessage: 'hello', botResponse: 'Hello.', sessionId: 'tripmate-fuzz' },
    })
    // In one conversation they may be claimed or deleted with it, in the other they stay to be looked at and set right.
    const [used, kept] = [`fingenie-fuzz-${this.#fills}`, `fingenie-kept-${this.#fills}`]
    const paise = 124_000 + this.#fills
    const receipts = [await receiptOf('Old Fort Kitchen', paise), await receiptOf('Old Fort Kitchen', paise, 'Copy')]
    const other = [await receiptOf(`Tea Stall ${this.#fills}`, 9000 + this.#fills)]
    const further = [await receiptOf(`Bakery ${this.#fills}`, 7000), await receiptOf(`Dairy ${this.#fills}`, 8000)]
    const chat = { employee_id: 'EMP1001' }
    await employee.call(uploadReceipts, { body: { ...chat, sessionId: used, receipts: other } })
    await employee.call(uploadReceipts, { body: { ...chat, sessionId: kept, receipts: [...receipts, ...further] } })
    const { claim } = await employee.call(getClaim, { query: { sessionId: kept } })
    const held = claim?.receipts ?? []
    const ids = held.map((one) => one.receipt_id)
    const duplicate = held.find((one) => one.duplicates.length > 0)
    // Each call that changes one has its own, so that it is not another's change that is refused.
    const [changed = '', removed = ''] = ids.slice(-2)
    return {
      sessionId: ['tripmate-fuzz', 'fingenie-fuzz', used],
      receiptId: ids.filter((id) => id !== removed),
      receipt_id: ids,
      'PATCH /api/receipts/{receiptId} receiptId': [changed],
      'PATCH /api/receipts/{receiptId} date': ['2026-06-08'],
      'PUT /api/organisation/webhooks/{service} address': ['https://hooks.slack.example/services/a'],
      'PATCH /api/receipts/{receiptId} gstin': GSTINS,
      'PATCH /api/receipts/{receiptId} recipient_gstin': GSTINS,
      'DELETE /api/receipts/{receiptId} receiptId': [removed],
      'POST /api/receipts/{receiptId}/restore receiptId': [removed],
      'POST /api/receipts/{receiptId}/duplicate receiptId': duplicate ? [duplicate.receipt_id] : [],
      'POST /api/receipts/{receiptId}/duplicate key': duplicate?.duplicates.map(({ key }) => key) ?? [],
      file_name: ['receipt.pdf'],
      file_content: receipts.map((one) => one.file_content),
      content: receipts.map((one) => one.file_content),
      'POST /mcp upload_receipt media_type': ['application/pdf'],
    }
  }

  /** An assistant's codes and tokens, and the connections that they made. */
  async #connections(employee: ProductClient): Promise<Known> {
    this.#clientId ||= await registeredClient(this.#origin)
    const clientId = this.#clientId
    const request = requestOf(this.#origin, clientId)
    const refreshed = await exchanged(this.#origin, clientId, await codeFor(employee, request))
    const revoked = await exchanged(this.#origin, clientId, await codeFor(employee, request))
    return {
      client_id: [clientId],
      code: [await codeFor(employee, request), await codeFor(employee, request)],
      refresh_token: [refreshed.refresh_token],
      'POST /oauth/revoke token': [revoked.access_token],
      connectionId: (await employee.call(ownConnections)).map((one) => one.id),
    }
  }

  /** What an assistant has searched and drafted, ready to be sent. */
  async #assistant(): Promise<Known> {
    await this.#signIns.renewToken()
    const ask = (tool: string, input: object) => askTool(this.#origin, this.#signIns.token, tool, input)
    const way = { from: 'Delhi', to: 'Mumbai', depart: DEPARTURE, class: 'economy' }
    const nights = { city: 'Mumbai', check_in: DEPARTURE, check_out: nextDay(DEPARTURE), room_type: 'single' }
    const out = Options.parse(await ask('search_flights', way)).outbound.map(({ option }) => option)
    const hotels = Hotels.parse(await ask('search_hotels', nights)).hotels.map(({ option }) => option)
    const choice = { purpose: 'business', flights: { ...way, out: out[this.#fills % out.length] } }
    const trip = DraftOfTrip.parse(await ask('draft_trip', choice))
    const { file_content, file_name } = await receiptOf(`Coastal Spice ${this.#fills}`, 50_000 + this.#fills)
    const file = { file_name, media_type: 'application/pdf', content: file_content }
    const { draft, receipts } = Uploaded.parse(await ask('upload_receipt', file))
    const claim = Digest.parse(await ask('draft_claim', { draft }))
    return {
      ...(await this.#drafts(ask, choice)),
      'POST /mcp get_receipt receipt_id': receipts.map((one) => one.receipt_id),
      draft_id: [trip.draft_id],
      draft: [draft],
      'POST /mcp submit_trip digest': [trip.digest],
      'POST /mcp submit_claim digest': [claim.digest],
      ...Object.fromEntries(
        ['search_flights', 'search_hotels', 'draft_trip', 'change_trip_draft'].flatMap((tool) =>
          Object.entries({ ...way, ...nights, out: '', option: '', hotel: '' }).map(([name, value]) => [
            `POST /mcp ${tool} ${name}`,
            name === 'out' || name === 'option' ? out : name === 'hotel' ? hotels : [value],
          ]),
        ),
      ),
    }
  }

  /** Drafts of an assistant's that each one of its tools may change or delete, so that the others stay as they were shown. */
  async #drafts(ask: (tool: string, input: object) => Promise<unknown>, choice: object): Promise<Known> {
    const known: Record<string, string[]> = {}
    for (const tool of ['change_trip_draft', 'recheck_trip_draft', 'delete_trip_draft', 'restore_trip_draft']) {
      const { draft_id } = DraftOfTrip.parse(await ask('draft_trip', choice))
      known[`POST /mcp ${tool} draft_id`] = [draft_id]
      known[`POST /mcp ${tool} version`] = ['1']
    }
    for (const tool of ['change_receipt', 'remove_receipt', 'delete_claim_draft', 'restore_claim_draft']) {
      const { file_content: content, file_name } = await receiptOf(`${tool} ${this.#fills}`, 60_000 + this.#fills)
      const { draft, receipts } = Uploaded.parse(
        await ask('upload_receipt', { file_name, media_type: 'application/pdf', content }),
      )
      const { version } = ShownClaim.parse(await ask('get_claim_draft', { draft }))
      known[`POST /mcp ${tool} draft`] = [draft]
      known[`POST /mcp ${tool} receipt_id`] = receipts.map((one) => one.receipt_id)
      known[`POST /mcp ${tool} version`] = [String(version)]
    }
    return { ...known, 'POST /mcp change_receipt currency': ['INR'] }
  }

  async #reminders(): Promise<Known> {
    const ids: string[] = []
    for (const who of ['employee', 'manager'] as const) {
      const person = await this.#signIns.client(who)
      ids.push(...(await person.call(listReminders)).map(({ id }) => id))
    }
    return { reminderId: ids, ids }
  }

  /** Sessions that may be ended, and links for passwords and accounts of people who send no requests. */
  async #accounts(): Promise<Known> {
    const superAdmin = await this.#signIns.client('superadmin')
    const { link } = await superAdmin.call(makeResetLink, { params: { person: 'EMP2002' } })
    const employee = await this.#signIns.client('employee')
    const sessions = await employee.call(ownSessions)
    const address = `newcomer-${this.#fills}@elsewhere.example`
    await employee.call(signUp, { body: { name: 'A Newcomer', email: address, password: DEMO_PASSWORD } })
    // What was mailed for the last filling has come by now.
    const before = `newcomer-${this.#fills - 1}@elsewhere.example`
    return {
      'POST /api/auth/password-reset/confirm token': [new URL(link).pathname.split('/').at(-1) ?? ''],
      'POST /api/auth/password-reset email': ['othermanager@pravas.example', 'nobody@pravas.example'],
      'POST /api/auth/sign-up/confirm token': this.#mailbox.tokens(before, 'sign-up'),
      'POST /api/auth/sign-up/confirm password': [DEMO_PASSWORD],
      'POST /api/decision-links/open token': this.#mailbox.tokens('manager@pravas.example', 'decide').slice(-20),
      'DELETE /api/auth/sessions/{sessionId} sessionId': sessions.map(({ id }) => id),
    }
  }

  /** Addresses of other programs, one of them to be removed and one with deliveries, in place of those that requests have made. */
  async #webhooks(): Promise<Known> {
    const superAdmin = await this.#signIns.client('superadmin')
    const address = 'https://payroll.example/hooks'
    const before = await superAdmin.call(listWebhookEndpoints)
    const kept = before.find(({ name, active }) => name === KEPT_WEBHOOK && active)
    for (const { id } of before)
      if (id !== kept?.id) await superAdmin.call(removeWebhookEndpoint, { params: { webhookId: id } })
    const make = async (name: string) => {
      const body = { name, address, events: [...EVENT_TYPES] }
      return (await superAdmin.call(createWebhookEndpoint, { body })).id
    }
    const removed = await make('Removed')
    const webhookId = kept?.id ?? (await make(KEPT_WEBHOOK))
    const { items } = await superAdmin.call(listWebhookDeliveries, { params: { webhookId }, query: { limit: 50 } })
    return {
      webhookId: [webhookId],
      deliveryId: items.map(({ id }) => id),
      'POST /api/webhooks address': [address],
      'PATCH /api/webhooks/{webhookId} address': [address],
      'PATCH /api/webhooks/{webhookId} name': [KEPT_WEBHOOK],
      'DELETE /api/webhooks/{webhookId} webhookId': [removed],
    }
  }

  /** People whom the directory has made, one of them to be removed. Of others no id is known, so that nobody loses theirs. */
  async #directory(): Promise<Known> {
    const userName = `listed-${this.#fills}@pravas.example`
    const id = await this.#listed(userName)
    return {
      userId: [id],
      filter: [`userName eq "${userName}"`, `id eq "${id}"`, 'userName eq "employee@pravas.example"'],
      [`POST ${SCIM_USERS} userName`]: Array.from({ length: 50 }, (_, at) => `made-${at}@pravas.example`),
      [`PUT ${SCIM_USERS}/{userId} userName`]: [userName],
      [`PATCH ${SCIM_USERS}/{userId} userName`]: [userName],
      [`DELETE ${SCIM_USERS}/{userId} userId`]: [await this.#listed(`removed-${this.#fills}@pravas.example`)],
    }
  }

  async #listed(userName: string): Promise<string> {
    const response = await fetch(`${this.#origin}${SCIM_USERS}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#scimToken}`, 'content-type': SCIM_TYPE },
      body: JSON.stringify({ userName, displayName: 'Somebody Listed' }),
    })
    return ScimUser.parse(await response.json()).id
  }
}

/** A receipt as a PDF with text, which is read at once. */
async function receiptOf(merchant: string, paise: number, note = '') {
  const rows = [
    centre(merchant, 1.4),
    left('Date: 08/06/2026  13:45'),
    columns('Item', 'Amount'),
    columns('Meal', printed(paise)),
    strong('GRAND TOTAL', `Rs. ${printed(paise)}`),
    left(note),
  ]
  return { file_name: 'receipt.pdf', file_content: Buffer.from(await receiptPdf({ rows })).toString('base64') }
}

/** Every second one from the first (0) or the second (1), so that two calls do not take the same from each other. */
function everyOther(all: readonly string[], from: 0 | 1): string[] {
  return all.filter((_, at) => at % 2 === from)
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
