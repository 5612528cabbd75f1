import { decideAdvance, requestAdvance } from '@pravas/contract/advances'
import { approveExpense, approveTrip, returnExpense, returnTrip } from '@pravas/contract/approvals'
import { getTripBookings, recordBooking } from '@pravas/contract/bookings'
import { createClaimDraft, submitClaimDraft } from '@pravas/contract/claim-drafts'
import type { Answer, CallInput, EndpointSpec } from '@pravas/contract/endpoint'
import { createBatch, payBatch } from '@pravas/contract/finance'
import { searchFlights } from '@pravas/contract/travel'
import { createTripDraft, submitTripDraft } from '@pravas/contract/trip-drafts'
import { receiptPdf } from '@pravas/reading/testing/receipt-file'
import { centre, columns, left, printed, strong } from '@pravas/reading/testing/rows'
import { ProductClient } from '../product-client.ts'
import { askTool } from './mcp.ts'
import { codeFor, exchanged, PEOPLE, type Person, registeredClient, requestOf, type SignIns } from './sign-ins.ts'

/** Who takes the steps: who travels and claims, and all who decide, book, pay and administer. */
export type Member = 'employee' | 'colleague' | 'manager' | 'traveldesk' | 'finance' | 'administrator' | 'superadmin'

const DAY_MS = 86_400_000
/** So many days a trip may be ahead, from the first to the last; each one has a day of its own until all were used. */
const [FIRST_DAY, DAYS] = [40, 250]

/** Takes the steps that an organisation takes with its trips and claims, by the calls of the API, up to the state that is wanted. */
export class Organisation {
  readonly origin: string
  readonly #signIns: SignIns
  readonly #clients = new Map<Member, Promise<ProductClient>>()
  #counted = 0

  constructor(origin: string, signIns: SignIns) {
    this.origin = origin
    this.#signIns = signIns
  }

  /** A number that no step before had. */
  count(): number {
    this.#counted += 1
    return this.#counted
  }

  /** Calls as a member, who signs in again where a request has ended their session. */
  async call<E extends EndpointSpec>(who: Member, entry: E, input?: CallInput<E>): Promise<Answer<E>> {
    const client = await this.#client(who)
    return client.call(entry, input).catch(async (error: unknown) => {
      if (!/ answered 401/.test(String(error))) throw error
      this.#clients.delete(who)
      return (await this.#client(who)).call(entry, input)
    })
  }

  /** What says that a request is a member's. */
  async cookie(who: Member): Promise<string> {
    return (await this.#client(who)).cookie
  }

  #client(who: Member): Promise<ProductClient> {
    const client =
      this.#clients.get(who) ?? (isSender(who) ? this.#signIns.client(who) : ProductClient.signIn(this.origin, who))
    this.#clients.set(who, client)
    return client
  }

  get assistantToken(): string {
    return this.#signIns.token
  }

  /** What a tool answers the manager's assistant. */
  tool(name: string, input: object): Promise<unknown> {
    return askTool(this.origin, this.#signIns.token, name, input)
  }

  /** Connects an assistant of a member's. */
  async connect(who: Member): Promise<void> {
    const clientId = await registeredClient(this.origin)
    const code = await codeFor(await this.#client(who), requestOf(this.origin, clientId))
    await exchanged(this.origin, clientId, code)
  }

  /** A flight that is on offer, on a day of its own. */
  async flight(
    who: Member = 'colleague',
  ): Promise<{ from: string; to: string; depart: string; class: 'economy'; out: string }> {
    const depart = dayFrom(FIRST_DAY + (this.count() % DAYS))
    const way = { from: 'Delhi', to: 'Mumbai', depart, class: 'economy' } as const
    const { outbound } = await this.call(who, searchFlights, { query: way })
    return { ...way, out: outbound[0]?.option ?? '' }
  }

  async tripDraft(who: Member = 'colleague') {
    return this.call(who, createTripDraft, { body: { purpose: 'business', flights: await this.flight(who) } })
  }

  /** The number of a trip that waits for whoever decides on it. */
  async sentTrip(who: Member = 'colleague'): Promise<string> {
    const { id, version } = await this.tripDraft(who)
    const sent = await this.call(who, submitTripDraft, { params: { draftId: id }, body: { version } })
    return sent.trip_number
  }

  async returnedTrip(): Promise<string> {
    const id = await this.sentTrip()
    await this.call('manager', returnTrip, { body: { id, comment: 'Please fly in the morning.', fields: [] } })
    return id
  }

  async approvedTrip(): Promise<string> {
    const id = await this.sentTrip()
    await this.call('manager', approveTrip, { body: { id } })
    return id
  }

  /** The flight of a trip as it is booked. */
  async ticket(tripId: string) {
    const { parts } = await this.call('traveldesk', getTripBookings, { params: { tripId } })
    const [first] = parts
    return { part: first?.part ?? '', legs: first?.legs ?? [], reference: `PNR${this.count()}`, cost: 5000 }
  }

  /** A trip with its flight booked. */
  async bookedTrip() {
    const tripId = await this.approvedTrip()
    const ticket = await this.ticket(tripId)
    const { parts } = await this.call('traveldesk', recordBooking, { params: { tripId }, body: ticket })
    const booking = parts[0]?.booking
    if (!booking) throw new Error('the booking was not kept')
    return { tripId, ticket, booking }
  }

  /** A receipt as a PDF with text, which is read at once; each is another one. */
  async receipt(paise?: number) {
    const number = this.count()
    const amount = printed(paise ?? 10_000 + number)
    const rows = [
      centre(`Canteen No. ${number}`, 1.4),
      left(`Date: ${dayFrom(-3).split('-').reverse().join('/')}  13:45`),
      columns('Item', 'Amount'),
      columns('Meal', amount),
      strong('GRAND TOTAL', `Rs. ${amount}`),
    ]
    return { file_name: 'receipt.pdf', file_content: Buffer.from(await receiptPdf({ rows })).toString('base64') }
  }

  async claimDraft() {
    return this.call('colleague', createClaimDraft, { body: { receipts: [await this.receipt()] } })
  }

  /** The number of a claim that waits for the manager. */
  async sentClaim(): Promise<string> {
    const { id, version } = await this.claimDraft()
    const sent = await this.call('colleague', submitClaimDraft, { params: { draftId: id }, body: { version } })
    return sent.expense_numbers[0] ?? ''
  }

  async returnedClaim(): Promise<string> {
    const id = await this.sentClaim()
    await this.call('manager', returnExpense, { body: { id, comment: 'Please say who was there.', fields: [] } })
    return id
  }

  async approvedClaim(): Promise<string> {
    const id = await this.sentClaim()
    await this.call('manager', approveExpense, { body: { id } })
    return id
  }

  /** A batch with one claim that is to be paid. */
  async batch() {
    const claim = await this.approvedClaim()
    const { id } = await this.call('finance', createBatch, { body: { claims: [claim] } })
    return { batchId: id, claim }
  }

  async paidBatch() {
    const { batchId, claim } = await this.batch()
    const body = { reference: `UTR${this.count()}`, paid_on: today() }
    await this.call('finance', payBatch, { params: { batchId }, body })
    return { batchId, claim }
  }

  /** An advance that waits for the manager. */
  async askedAdvance() {
    const body = { amount: 1, purpose: 'Meals at the client', trip: await this.approvedTrip() }
    return this.call('colleague', requestAdvance, { body })
  }

  async paidAdvance() {
    const { id, number } = await this.askedAdvance()
    await this.call('manager', decideAdvance, { params: { advanceId: id }, body: { verdict: 'approved' } })
    const batch = await this.call('finance', createBatch, { body: { claims: [], advances: [number] } })
    const body = { reference: `UTR${this.count()}`, paid_on: today() }
    await this.call('finance', payBatch, { params: { batchId: batch.id }, body })
    return { id, number }
  }
}

export function today(): string {
  return dayFrom(0)
}

/** The day that is so many days ahead, in India. */
export function dayFrom(days: number): string {
  return new Date(Date.now() + days * DAY_MS + 5.5 * 3_600_000).toISOString().slice(0, 10)
}

/** Whether requests are sent as this member too, so that their password may be another one by now. */
function isSender(who: Member): who is Member & Person {
  return (PEOPLE as readonly string[]).includes(who)
}
