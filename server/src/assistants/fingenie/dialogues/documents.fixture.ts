import { wordsOf } from '@pravas/messages/testing/fingenie'
import { CAB, LUNCH } from './paper.fixture.ts'
import type { PaperReceipt, Script, Turn } from './script.fixture.ts'

const document = (
  kind: NonNullable<PaperReceipt['kind']>,
  { merchant, rupees }: { merchant: string; rupees: number | null },
): PaperReceipt => ({ merchant, rupees, kind, date: '2026-06-08', category: 'Miscellaneous', file: kind })

const CREDIT = document('credit_note', { merchant: 'Bright Electronics', rupees: 1300 })
const PROFORMA = document('proforma', { merchant: 'Mehta Prints', rupees: 8260 })
const QUOTATION = document('quotation', { merchant: 'Sagar Caterers', rupees: 15_400 })
const STATEMENT = document('statement', { merchant: 'Coastal Bank', rupees: null })
const BOARDING = document('boarding_pass', { merchant: 'Sky Airlines', rupees: null })
const UPI = document('payment', { merchant: 'Balaji Tea', rupees: 240 })
const SLIP = document('card_slip', { merchant: 'Saravana Bhavan', rupees: 1186 })

const DOCUMENT_KINDS = [CREDIT, PROFORMA, QUOTATION, STATEMENT, BOARDING, UPI, SLIP]

/** Said in many ways, none sends a document that is no expense: there is nothing to send. */
const SENDING_WISHES = [
  'send it',
  'send reimbursement',
  'yes send',
  'ok submit to my manager',
  'bhej do',
  'please forward this for approval',
  'send kar do',
]
const nothingGoes = (document: PaperReceipt, say: string): Script => ({
  title: `a document alone is not sent: ${document.kind}, “${say}”`,
  turns: [
    {
      upload: [document],
      receipts: [],
      documents: [file(document)],
      says: [wordsOf('upload.read-documents', { count: 0, documents: 1 })],
    },
    {
      say,
      never: [/Email sent|Shall I send/],
      says: [/receipt 1/],
      ...(say === 'send reimbursement' && { refused: 'claim.no_receipts' }),
    },
    { say: 'yes', never: [/Email sent/] },
  ],
})

const file = ({ kind }: PaperReceipt) => `${kind}.png`

/** Besides a bill: what is asked, and what goes, is of the bill alone. */
const staysBehind = (document: PaperReceipt, say: string): Script => ({
  title: `a document stays behind: ${document.kind}, “${say}”`,
  turns: [
    { upload: [CAB, document], receipts: [{ total: 640 }], documents: [file(document)], tells: [640] },
    { say, says: [wordsOf('send.ask', { count: 1 }), wordsOf('send.kept', { count: 1 })], tells: [640] },
    { say: 'yes', claims: [640], receipts: [], documents: [file(document)], tells: [640] },
  ],
})

/** A person may say that it is an expense; they are asked once more. */
const COUNTING_WISHES = [
  'receipt 1 is an expense',
  'claim it anyway',
  'count it as an expense',
  'please claim this as an expense',
  'include receipt 1 in the claim',
  'ye kharcha hai',
  'treat receipt 1 as a bill',
  'claim receipt 1 all the same',
]
const counts = (say: string): Script => ({
  title: `a document is claimed when the person says so: “${say}”`,
  turns: [
    { upload: [UPI], receipts: [], documents: [file(UPI)], says: [wordsOf('upload.payment', { number: 1 })] },
    { say, says: [wordsOf('document.ask', { kind: 'payment', amount: '₹240.00' })], documents: [file(UPI)] },
    { say: 'yes', receipts: [{ total: 240 }], documents: [], says: [wordsOf('document.claimed', { sum: '₹240.00' })] },
    { say: 'undo', receipts: [], documents: [file(UPI)], says: [wordsOf('document.unclaimed', { sum: '₹0.00' })] },
  ],
})

/** None of these says that it is one. */
const NO_COUNTING = [
  'is it an expense?',
  'it is not an expense',
  'why is receipt 1 not counted',
  'dont claim it',
  'show me receipt 1',
]
const staysOut = (say: string): Script => ({
  title: `a document is not claimed by: “${say}”`,
  turns: [
    { upload: [PROFORMA], receipts: [], documents: [file(PROFORMA)] },
    { say, never: [/Shall I claim/] },
    { say: 'yes', documents: [file(PROFORMA)] },
  ],
})

/** Their names lead to them, as those of merchants do. */
const removed = (say: string, gone: readonly PaperReceipt[]): Script => {
  const all = [LUNCH, CREDIT, PROFORMA]
  const left = [CREDIT, PROFORMA].filter((one) => !gone.includes(one)).map(file)
  const turns: Turn[] = [
    { upload: all, receipts: [{ total: 1240.5 }], documents: [CREDIT, PROFORMA].map(file) },
    { say, says: [wordsOf('remove.ask')] },
    { say: 'yes', documents: left },
  ]
  return { title: `documents are removed by what they are: “${say}”`, turns }
}

/** Documents that are no expense by themselves: they stay in the draft, count nothing and are not sent. */
export const DOCUMENTS: Script[] = [
  ...DOCUMENT_KINDS.map((document, at) => nothingGoes(document, SENDING_WISHES[at] ?? 'send it')),
  ...DOCUMENT_KINDS.map((document, at) => staysBehind(document, at % 2 === 0 ? 'send it' : 'send kar do')),
  ...COUNTING_WISHES.map(counts),
  ...NO_COUNTING.map(staysOut),
  removed('remove the credit note', [CREDIT]),
  removed('delete proforma and the credit note', [CREDIT, PROFORMA]),
  removed('proforma hata do', [PROFORMA]),
  {
    title: 'sums and questions leave documents out',
    turns: [
      {
        upload: [LUNCH, CREDIT],
        receipts: [{ total: 1240.5 }],
        documents: [file(CREDIT)],
        tells: [1240.5],
        never: [/2,540/],
      },
      { say: 'what is the total?', tells: [1240.5], never: [/2,540/] },
      { say: 'show summary', tells: [1240.5], never: [/2,540/] },
      { say: 'hello', tells: [1240.5], never: [/2,540/] },
      { say: 'is it sent?', tells: [1240.5], never: [/2,540/] },
      { say: 'whats left', never: [/2,540/] },
      { say: 'split by category', never: [/2,540/] },
    ],
  },
]
