import { accountingExport } from '@pravas/messages/en/accounting-export'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import type { Voucher } from './voucher-rules.ts'

const t = texts(accountingExport)
const c = texts(labels)

/** A voucher with the record that it books, which it is known by when a file is imported twice. */
export interface WrittenVoucher {
  recordId: string
  voucher: Voucher
}

/** Rupees with two decimals from paise: exact, without grouping. */
function plainRupees(paise: number): string {
  const all = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${all.slice(0, -2)}.${all.slice(-2)}`
}

/** What XML 1.0 lets stand in a text; anything else is left out. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const writable = (text: string) => text.replace(UNWRITABLE, '')

function escaped(text: string): string {
  return writable(text).replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? '')
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`
const yesOrNo = (name: string, is: boolean) => element(name, is ? 'Yes' : 'No')

/** How Tally shows a voucher that has ledgers and no items. */
const VIEW = 'Accounting Voucher View'

/**
 * The parts of an import file of Tally: what comes before the vouchers, each voucher, and what comes after. A debit is
 * 'deemed positive' and has a negative amount. The same record imported again replaces its voucher, as it has the same id. What was
 * compared with Tally's own documentation: docs/decisions/0012-tally-import.md.
 */
export const TALLY = {
  before: (company: string) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<ENVELOPE>',
      '<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>',
      '<BODY><IMPORTDATA>',
      '<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME>',
      `<STATICVARIABLES>${element('SVCURRENTCOMPANY', company)}</STATICVARIABLES></REQUESTDESC>`,
      '<REQUESTDATA>',
      '',
    ].join('\n'),
  voucher: ({ recordId, voucher }: WrittenVoucher) => {
    const party = partyOf(voucher)
    return [
      '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
      `<VOUCHER REMOTEID="${escaped(recordId)}" VCHTYPE="${escaped(voucher.type)}" ACTION="Create" OBJVIEW="${VIEW}">`,
      element('DATE', voucher.day.replaceAll('-', '')),
      element('GUID', recordId),
      element('VOUCHERTYPENAME', voucher.type),
      element('VOUCHERNUMBER', voucher.number),
      element('NARRATION', writable(voucher.narration).replace(/\s+/g, ' ')),
      element('PARTYLEDGERNAME', party),
      element('PERSISTEDVIEW', VIEW),
      yesOrNo('ISINVOICE', false),
      ...voucher.entries.map((entry) => tallyEntry(entry, party)),
      '</VOUCHER>',
      '</TALLYMESSAGE>',
      '',
    ].join('\n')
  },
  after: '</REQUESTDATA>\n</IMPORTDATA></BODY>\n</ENVELOPE>\n',
}

/** The party of a voucher, which has to be one of its ledgers: the last, where nothing is owed to the employee. */
function partyOf({ party, entries }: Voucher): string {
  return entries.some(({ ledger }) => ledger === party) ? party : (entries.at(-1)?.ledger ?? party)
}

function tallyEntry({ ledger, paise, costCentre }: Voucher['entries'][number], party: string): string {
  const sign = yesOrNo('ISDEEMEDPOSITIVE', paise > 0)
  const amount = element('AMOUNT', plainRupees(-paise))
  const allocation =
    costCentre === null
      ? ''
      : `<CATEGORYALLOCATIONS.LIST>${element('CATEGORY', 'Primary Cost Category')}${sign}<COSTCENTREALLOCATIONS.LIST>${element('NAME', costCentre)}${amount}</COSTCENTREALLOCATIONS.LIST></CATEGORYALLOCATIONS.LIST>`
  return `<ALLLEDGERENTRIES.LIST>${element('LEDGERNAME', ledger)}${sign}${amount}${yesOrNo('ISPARTYLEDGER', ledger === party)}${allocation}</ALLLEDGERENTRIES.LIST>`
}

/** The columns of the journal. */
export const JOURNAL_HEADER: readonly string[] = [
  t('journal.voucher'),
  c('date'),
  t('journal.ledger'),
  t('journal.cost-centre'),
  t('journal.debit'),
  t('journal.credit'),
  c('employee-id'),
  t('journal.narration'),
]

/** The lines of a voucher in the journal, in the order of its columns: one an entry, amounts as plain numbers in rupees. */
export function journalLines({ voucher }: WrittenVoucher): string[][] {
  const { number, day, employeeId, narration } = voucher
  return voucher.entries.map(({ ledger, paise, costCentre }) => [
    number,
    day,
    ledger,
    costCentre ?? '',
    paise > 0 ? plainRupees(paise) : '',
    paise > 0 ? '' : plainRupees(-paise),
    employeeId,
    narration,
  ])
}
