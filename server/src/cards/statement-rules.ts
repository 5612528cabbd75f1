import { MOST_RUPEES } from '@pravas/contract/budgets'
import { isWholePaise, paiseFromRupees } from '@pravas/contract/money'
import { typedDate } from '@pravas/contract/typed-date'
import { typedRupees } from '@pravas/contract/typed-number'
import { companyCards as messages } from '@pravas/messages/en/company-cards'
import { texts } from '@pravas/messages/texts'
import { readCsv } from '../csv/csv.ts'

const text = texts(messages)

/** A payment with a card, as its statement has it; in paise. */
export interface StatementLine {
  line: number
  /** The last four digits that the statement names; null where it names none. */
  lastFour: string | null
  day: string
  paise: number
  what: string
  /** Which of several alike in the statement, from 1. */
  nth: number
}

export interface Statement {
  lines: StatementLine[]
  /** How many lines are payments to the card and refunds. */
  credits: number
  refused: { line: number; reason: string; who: string | null }[]
  ignored: string[]
}

const COLUMNS = ['date', 'what', 'amount', 'debit', 'credit', 'type', 'card'] as const
type Column = (typeof COLUMNS)[number]

/** What banks call these columns, without regard to case, spaces and marks. */
const ALIASES: Record<string, Column> = {
  'transaction date': 'date',
  'txn date': 'date',
  'tran date': 'date',
  'date of transaction': 'date',
  'posting date': 'date',
  'value date': 'date',
  description: 'what',
  particulars: 'what',
  merchant: 'what',
  'merchant name': 'what',
  narration: 'what',
  details: 'what',
  'transaction details': 'what',
  'transaction description': 'what',
  remarks: 'what',
  'amount (inr)': 'amount',
  'amount (rs)': 'amount',
  'amount (rs.)': 'amount',
  'amount in inr': 'amount',
  'amount in rs': 'amount',
  'transaction amount': 'amount',
  'txn amount': 'amount',
  'billing amount': 'amount',
  'debit amount': 'debit',
  'withdrawal amount': 'debit',
  withdrawal: 'debit',
  withdrawals: 'debit',
  'debit (inr)': 'debit',
  dr: 'debit',
  'credit amount': 'credit',
  'deposit amount': 'credit',
  deposit: 'credit',
  deposits: 'credit',
  'credit (inr)': 'credit',
  cr: 'credit',
  'dr/cr': 'type',
  'cr/dr': 'type',
  'debit/credit': 'type',
  'credit/debit': 'type',
  'transaction type': 'type',
  'card number': 'card',
  'card no': 'card',
  'card no.': 'card',
  'last four': 'card',
  'last 4 digits': 'card',
}

/** Columns that say in which currency an amount is, without regard to case, spaces and marks. */
const CURRENCY_NAMES = new Set(['currency', 'currencycode', 'curr', 'ccy'])
/** Of which amount a column speaks where a statement has several kinds. */
const QUALIFIER = /^(?:transaction|txn|billing|debit)/

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const KNOWN = new Map<string, Column>([
  ...Object.entries(ALIASES).map(([name, column]) => [plain(name), column] as const),
  ...COLUMNS.map((column) => [column, column] as const),
])

/** Banks write some lines about the customer above the heading. */
const MOST_ABOVE = 40

/** The payments of a statement as banks write them, with each line that is none and why. Throws where no heading is found. */
export function readStatement(csv: string): Statement {
  const above = linesAbove(csv)
  const body = csv
    .split(/\r\n|\n|\r/)
    .slice(above)
    .join('\n')
  const currency = currencyColumn(body)
  const file = readCsv<Column | 'currency'>(body, currency === undefined ? COLUMNS : [...COLUMNS, 'currency'], {
    aliases: currency === undefined ? ALIASES : { ...ALIASES, [currency]: 'currency' },
    needed: [['date'], ['amount', 'debit']],
  })
  const counts = new Map<string, number>()
  const lines: StatementLine[] = []
  const refused = file.refused.map(({ line, reason, cells }) => ({
    line: line + above,
    reason,
    who: cells?.what?.trim() || null,
  }))
  let credits = 0
  for (const { line, cells } of file.lines) {
    const read = readLine(cells)
    if (read === 'credit') credits += 1
    else if ('wrong' in read) refused.push({ line: line + above, reason: read.wrong, who: cells.what || null })
    else {
      const key = JSON.stringify(read)
      const nth = (counts.get(key) ?? 0) + 1
      counts.set(key, nth)
      lines.push({ ...read, line: line + above, nth })
    }
  }
  return { lines, credits, refused: refused.toSorted((a, b) => a.line - b.line), ignored: file.ignored }
}

/** How many lines stand above the heading: the first with a date and an amount. */
function linesAbove(csv: string): number {
  const rows = csv.replace('\uFEFF', '').split(/\r\n|\n|\r/, MOST_ABOVE)
  const at = rows.findIndex((row) => {
    const columns = new Set(row.split(/[,;\t]/).map((cell) => KNOWN.get(plain(cell))))
    return columns.has('date') && (columns.has('amount') || columns.has('debit'))
  })
  return Math.max(0, at)
}

/**
 * The heading that says in which currency the amounts are. Undefined where there is none, where the amounts are named as rupees, and
 * where it is about another amount, such as the one abroad beside what the bank charged.
 */
function currencyColumn(body: string): string | undefined {
  const [heading = ''] = body.replace('\uFEFF', '').split(/\r\n|\n|\r/, 1)
  const names = heading.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ''))
  const amounts = names.filter((name) => ['amount', 'debit'].includes(KNOWN.get(plain(name)) ?? ''))
  if (amounts.some((name) => /inr|rs|rupee|₹/i.test(name))) return undefined
  const about = (name: string) => (QUALIFIER.exec(plain(name))?.[0] ?? '').replace('txn', 'transaction')
  const found = names.filter((name) => CURRENCY_NAMES.has(plain(name).replace(QUALIFIER, '')))
  return (
    found.find((name) => amounts.some((amount) => about(amount) === about(name))) ??
    found.find((name) => about(name) === '')
  )
}

/** Whether a cell of the currency's column names the rupee, or nothing. */
function isRupee(written: string): boolean {
  return ['', 'inr', 'rs', 'rupee', 'rupees', 'indianrupee', 'indianrupees', '356'].includes(plain(written))
}

function readLine(
  cells: Partial<Record<Column | 'currency', string>>,
): 'credit' | { wrong: string } | Omit<StatementLine, 'line' | 'nth'> {
  const date = cells.date?.trim() ?? ''
  const day = statementDay(date)
  if (day === undefined) return { wrong: date === '' ? text('wrong.no-date') : text('wrong.date', { date }) }
  const amount = statementAmount(cells)
  if (amount === undefined) {
    const written = [cells.amount, cells.debit, cells.credit].find((cell) => (cell ?? '').trim() !== '')
    if (written === undefined) return { wrong: text('wrong.no-amount') }
    return { wrong: text(rupeesOf(written) === undefined ? 'wrong.amount' : 'wrong.amount-kind', { written }) }
  }
  if (amount === 'credit') return 'credit'
  const currency = cells.currency ?? ''
  if (!isRupee(currency)) return { wrong: text('wrong.currency', { currency: currency.trim().slice(0, 20) }) }
  const digits = (cells.card ?? '').replace(/[^0-9]/g, '')
  if ((cells.card ?? '').trim() !== '' && digits.length < 4) return { wrong: text('wrong.digits') }
  return {
    lastFour: digits === '' ? null : digits.slice(-4),
    day,
    paise: amount,
    what: (cells.what ?? '').replace(/\s+/g, ' ').trim().slice(0, 200),
  }
}

/** A day as statements write it: as people type one, also with a time behind it or a year of two digits. */
function statementDay(written: string): string | undefined {
  const [day = ''] = written.trim().split(/[ T](?=\d{1,2}:)/)
  return typedDate(day) ?? typedDate(day.replace(/([/ .-])(\d{2})$/, '$120$2'))
}

/** Paise that a line charges; 'credit' where it gives them, undefined where none can be read. */
function statementAmount({ amount = '', debit = '', credit = '', type = '' }: Partial<Record<Column, string>>) {
  const charged = paiseOf(debit)
  if (charged !== undefined && charged.paise !== 0) return charged.isCredit ? 'credit' : charged.paise
  if ((paiseOf(credit)?.paise ?? 0) !== 0) return 'credit'
  const said = paiseOf(amount)
  if (said === undefined || said.paise === 0) return undefined
  return said.isCredit || /^c/i.test(type.trim()) ? 'credit' : said.paise
}

/** As below; undefined, too, where it is too much for any payment or no whole number of paise. */
function paiseOf(written: string): { paise: number; isCredit: boolean } | undefined {
  const read = rupeesOf(written)
  if (!read || read.rupees > MOST_RUPEES || !isWholePaise(read.rupees)) return undefined
  return { paise: paiseFromRupees(read.rupees), isCredit: read.isCredit }
}

/** `1,240.00`, `₹1,240.00 Dr`, `500.00 Cr`, `(500.00)` or `-500`. */
function rupeesOf(written: string): { rupees: number; isCredit: boolean } | undefined {
  const typed = written.trim()
  const [, inside] = /^\((.*)\)$/.exec(typed) ?? []
  const [mark = ''] = /\s{0,3}(?:cr|dr|c|d)\.?$/i.exec(inside ?? typed) ?? []
  const bare = (inside ?? typed).slice(0, (inside ?? typed).length - mark.length).trim()
  const isNegative = inside !== undefined || bare.startsWith('-')
  const rupees = typedRupees(bare.replace(/^[-+]/, ''))
  if (rupees === undefined) return undefined
  return { rupees, isCredit: isNegative || /c/i.test(mark) }
}
