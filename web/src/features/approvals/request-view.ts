import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import { ReceiptNotes, saidOfDuplicate, TAX_VERDICTS, TaxCredit } from '@pravas/contract/receipt-notes'
import { approvals } from '@pravas/messages/en/approvals'
import { labels } from '@pravas/messages/en/labels'
import { changeText } from '@pravas/messages/request-change'
import { texts } from '@pravas/messages/texts'
import { bookedOn } from '../../allocation/entry-words.ts'
import { type FindingWords, findingWords } from '../../status/policy-words.ts'
import { receiptDays } from '../../status/receipt-days.ts'
import { statusOf } from '../../status/status-badge.tsx'
import { verdictWords } from '../../status/tax-words.ts'
import { travellersOf } from '../../travel-cards/trip-words.ts'
import {
  capitalised,
  formatDate,
  formatDateRange,
  formatRupees,
  formatText,
  indianDay,
  sumRupees,
} from '../../ui/formats.ts'
import { openableLink } from '../../ui/openable-link.ts'
import { todayInIndia } from '../../ui/today.ts'
import type { PendingExpense, PendingTrip } from './approval-queries.ts'

const c = texts(labels)

const t = texts(approvals)

/** A text of more characters stands in a line of its own. */
const LONG_TEXT = 60
/** How many merchants of a claim are named on its card; the list of receipts has them all. */
const NAMED_MERCHANTS = 5
const DAY_MS = 86_400_000

/** A request as its card shows it. */
export interface RequestView {
  kind: 'trip' | 'expense'
  /** The record's id, by which it is decided; its number when the answer holds no id. */
  id: string
  number: string
  /** Which version of it is shown; missing when the answer does not say. */
  version?: number
  /** Where its details stand. */
  address: string
  title: string
  status: string
  employee: string
  employeeId?: string | undefined
  /** Whom one would decide for, where one stands in for somebody. */
  onBehalfOf?: string
  amount: string
  /** A long one stands in a line of its own; a card in a narrow list has the key ones alone. */
  facts: { name: string; value: string; isLong?: boolean; isKey?: true }[]
  /** What was booked, for trips: flights and hotel in one line. */
  booked?: string
  /** Where the files of its receipts are opened, each with what it is called. */
  receipts?: { id?: string | undefined; link: string; name: string }[]
  /** A trip as it was answered: which parts can be asked to be changed. */
  trip?: PendingTrip
  /** On what it is booked that may have a budget: the codes of its cost centre and project. */
  bookedOn?: string
  /** What becomes of the tax on its bills, a line for each verdict. */
  taxes?: string[]
  /** Why the tax on a bill does not come back, a sentence each. */
  unclaimedTax?: string[]
  /** Receipts that may have been claimed before: which, why that is thought and what the claimant says of it. */
  duplicates?: { text: string; warns: boolean }[]
  /** On which of its receipts no date was found, in a sentence. */
  undated?: string
  /** What its latest version changed, a line each; missing of a first version. */
  changes?: string[]
  /** What should be known of it first, in a few words each, the worst first; where requests are compared. */
  worst?: string[]
  /** Where it goes beyond the policy; missing when the policy was not asked. */
  findings?: FindingWords[]
  /** When it was sent, as an ISO instant. */
  sentAt?: string | null | undefined
}

/** Whether a request is that of who is shown it: whoever is shown everybody's finds their own among them, and decides on none of it. */
export function isOwn({ employeeId }: RequestView, user: { employee_id?: string | undefined }): boolean {
  return employeeId !== undefined && employeeId === user.employee_id
}

export function viewOfTrip(trip: PendingTrip): RequestView {
  const number = formatText(trip.trip_number)
  const findings = findingWords(trip.findings)
  const changes = trip.changes?.map((change) => changeText(change, {}))
  const booked = [trip.flight, trip.return_flight, trip.hotel_name, trip.ground]
    .filter((part) => part?.trim())
    .join(' · ')
  return {
    kind: 'trip',
    id: trip.trip_id ?? trip.trip_number ?? '',
    number,
    ...versionOf(trip),
    ...(trip.on_behalf_of && { onBehalfOf: trip.on_behalf_of }),
    address: `/trip/${encodeURIComponent(trip.trip_number ?? trip.trip_id ?? '')}`,
    title: routeOf(trip),
    status: statusOf(trip.status),
    employeeId: trip.employee_id ?? undefined,
    employee: employeeOf(trip.employee_name ?? trip.username, trip.employee_id),
    amount: formatRupees(trip['total_price(INR)']),
    facts: [
      { name: c('dates'), value: formatDateRange(trip.departure_date, trip.return_date), isKey: true },
      { name: c('purpose'), value: capitalised(formatText(trip.purpose)), isKey: true },
      ...partyOf(trip),
      ...stepOf(trip),
      ...bookingOf(trip),
      ...reasonOf(trip),
    ],
    ...(booked !== '' && { booked }),
    trip,
    ...(changes && { changes }),
    ...booking(trip),
    ...(findings && { findings }),
    sentAt: trip.submitted_at,
  }
}

/** Who travels, where it is not who asks alone. */
function partyOf(trip: PendingTrip): RequestView['facts'] {
  const names = travellersOf(trip)
  return names ? [{ name: c('travellers'), value: names, isKey: true }] : []
}

/** How long ago it was sent, as an approver counts it: in days of India. */
export function waitOf(sentAt: RequestView['sentAt']): string {
  const sent = indianDay(sentAt)
  if (sent === undefined) return formatText(undefined)
  return t('waits.days', { days: Math.max(0, Math.round((Date.parse(todayInIndia()) - Date.parse(sent)) / DAY_MS)) })
}

function versionOf({ version }: PendingTrip | PendingExpense): Pick<RequestView, 'version'> {
  return Number.isSafeInteger(Number(version)) && Number(version) > 0 ? { version: Number(version) } : {}
}

/** What the requester says where the policy asks for a reason. */
function reasonOf({ policy_reason: reason }: PendingTrip | PendingExpense): RequestView['facts'] {
  return reason ? [{ name: c('reason-given'), value: formatText(reason), isLong: true }] : []
}

/** Its cost centre and its project, where it has them. */
function bookingOf({ cost_centre, project }: PendingTrip | PendingExpense): RequestView['facts'] {
  const [centre, of] = [bookedOn(cost_centre), bookedOn(project)]
  return [
    ...(centre ? [{ name: c('cost-centre'), value: centre }] : []),
    ...(of ? [{ name: c('project'), value: of }] : []),
  ]
}

function routeOf({ route, departure_city, destination_city }: PendingTrip): string {
  const cities = route?.length ? route : [departure_city, destination_city]
  return cities.filter(Boolean).join(' → ') || formatText(undefined)
}

export function viewOfExpense(expense: PendingExpense): RequestView {
  const number = formatText(expense.expense_number)
  const receipts = linksOf(expense)
  const taxes = taxesOf(expense)
  const duplicates = duplicatesOf(expense)
  const unclaimedTax = unclaimedTaxOf(expense)
  const { dates, categories, undated } = receiptDays(expense.receipts)
  const findings = findingWords(expense.findings)
  const description = descriptionOf(expense)
  const isLong = description.length > LONG_TEXT
  const changes = expense.changes?.map((change) => changeText(change, RECEIPT_FIELD_LABELS))
  return {
    kind: 'expense',
    id: expense.expense_id ?? expense.expense_number ?? '',
    number,
    ...versionOf(expense),
    ...(expense.on_behalf_of && { onBehalfOf: expense.on_behalf_of }),
    address: `/expense/${encodeURIComponent(expense.expense_number ?? expense.expense_id ?? '')}`,
    title: formatText(expense.expense_type),
    status: statusOf(expense.status),
    employeeId: expense.employee_id ?? undefined,
    employee: employeeOf(expense.employee_name, expense.employee_id),
    amount: amountOf(expense),
    facts: [
      { name: c('date'), value: formatDate(expense.expense_date), isKey: true },
      ...(isLong ? [] : [{ name: c('description'), value: description, isKey: true as const }]),
      ...stepOf(expense),
      ...paidByCard(expense),
      ...(dates ? [{ name: t('receipts-of'), value: dates }] : []),
      ...(categories ? [{ name: t('categories'), value: categories, isLong: true }] : []),
      ...bookingOf(expense),
      ...(isLong ? [{ name: c('description'), value: description, isLong, isKey: true as const }] : []),
      ...reasonOf(expense),
    ],
    ...booking(expense),
    ...(receipts.length > 0 && { receipts }),
    ...(taxes.length > 0 && { taxes }),
    ...(unclaimedTax.length > 0 && { unclaimedTax }),
    ...(duplicates.length > 0 && { duplicates }),
    ...(undated && { undated }),
    ...(changes && { changes }),
    ...(findings && { findings }),
    sentAt: expense.submitted_at,
  }
}

/** What is asked for, and of how much where an earlier step has refused receipts. */
function amountOf({ total, receipts }: PendingExpense): string {
  const refused = sumRupees((receipts ?? []).map((receipt) => receipt.refused && receipt.total))
  const claimed = formatRupees(total)
  return refused ? t('amount.left', { left: formatRupees(sumRupees([total, -refused])), claimed }) : claimed
}

/** At which step after the manager's it is, and who has approved it so far. */
function stepOf({ steps }: Pick<PendingTrip, 'steps'>): RequestView['facts'] {
  const open = (steps ?? []).flatMap(({ state, name }) => (state === 'open' ? (name ?? []) : []))
  if (open.length === 0) return []
  const approved = (steps ?? []).flatMap(({ state, decided_by: by }) => (state === 'approved' ? (by ?? []) : []))
  const names = [...new Set(approved)].join(', ')
  const said = open.join(', ')
  return [{ name: t('step'), value: names ? t('step.after', { steps: said, names }) : said, isKey: true }]
}

/** What of it company cards have paid, where they have. */
function paidByCard({ card }: PendingExpense): RequestView['facts'] {
  if (!(Number(card) > 0)) return []
  return [{ name: t('already-paid'), value: t('already-paid.card', { amount: formatRupees(card) }), isKey: true }]
}

/** Where a claim is described by its merchants alone, the first few of many and how many more there are. */
function descriptionOf({ description, receipts }: PendingExpense): string {
  const text = formatText(description)
  const merchants = [...new Set((receipts ?? []).flatMap((receipt) => receipt.description ?? []))]
  const isList = text.startsWith(`${receipts?.length ?? 0} receipts: `)
  if (!isList || merchants.length <= NAMED_MERCHANTS + 1) return text
  const more = merchants.length - NAMED_MERCHANTS
  const named = merchants.slice(0, NAMED_MERCHANTS).join(', ')
  return t('merchants', { count: receipts?.length ?? 0, merchants: named, more })
}

/** Every receipt by its number, merchant and amount, or the first where the answer names no more. */
function linksOf({ receipts, receipt_link: first }: PendingExpense): NonNullable<RequestView['receipts']> {
  const listed = receipts?.length ? receipts : [{ id: undefined, receipt_link: first }]
  return listed.flatMap((receipt, index) => {
    const link = openableLink(receipt.receipt_link)
    return link === undefined
      ? []
      : [{ id: receipt.id ?? undefined, link, name: nameOf(receipt, listed.length > 1 ? index + 1 : undefined) }]
  })
}

function nameOf(
  { description, total }: { description?: unknown; total?: unknown },
  number: number | undefined,
): string {
  const words = [formatText(description), formatRupees(total)].filter((word) => word !== formatText(undefined))
  if (number === undefined) return t('receipt.view')
  if (words.length === 0) return t('receipt.view-numbered', { number })
  return t('receipt.numbered', { number, what: words.join(', ') })
}

function taxesOf({ receipts }: PendingExpense): string[] {
  const credits = (receipts ?? []).map(({ tax_credit }) => TaxCredit.safeParse(tax_credit).data)
  return TAX_VERDICTS.flatMap((verdict) => {
    const of = credits.filter((credit) => credit?.verdict === verdict)
    if (of.length === 0) return []
    const sum = sumRupees(of.map((credit) => credit?.amount))
    if (sum <= 0) return [verdictWords(verdict)]
    const said = { verdict: verdictWords(verdict), amount: formatRupees(sum) }
    return [of.some((credit) => credit?.estimated) ? t('tax.sum-estimated', said) : t('tax.sum', said)]
  })
}

function unclaimedTaxOf({ receipts: listed }: PendingExpense): string[] {
  const receipts = listed ?? []
  return receipts.flatMap(({ tax_credit }, index) => {
    const credit = TaxCredit.safeParse(tax_credit).data
    if (!credit || credit.verdict === 'eligible') return []
    return receipts.length > 1 ? t('receipt-of-several', { number: index + 1, note: credit.reason }) : credit.reason
  })
}

/** The receipt is named where there are several. */
function duplicatesOf({ receipts: listed }: PendingExpense): { text: string; warns: boolean }[] {
  const receipts = listed ?? []
  return receipts.flatMap(({ duplicates }, index) => {
    const known = ReceiptNotes.shape.duplicates.safeParse(duplicates).data ?? []
    return known.map(({ text, resolution }) => {
      const note = `${text} ${saidOfDuplicate(resolution)}`
      return {
        text: receipts.length > 1 ? t('receipt-of-several', { number: index + 1, note }) : note,
        warns: resolution !== 'different',
      }
    })
  })
}

/** How many of the requests wait for a decision. */
export function pendingAmong(requests: { status?: string | null | undefined }[]): number {
  return requests.filter(({ status }) => statusOf(status) === 'pending').length
}

function employeeOf(name: string | null | undefined, id: string | null | undefined): string {
  if (!name) return formatText(id)
  return id ? `${name} (${id})` : name
}

/** The codes of what a request is booked on; nothing of one that is booked on nothing. */
function booking({ cost_centre: centre, project }: Pick<PendingTrip, 'cost_centre' | 'project'>): {
  bookedOn?: string
} {
  return centre || project ? { bookedOn: `${centre?.code ?? ''} ${project?.code ?? ''}` } : {}
}
