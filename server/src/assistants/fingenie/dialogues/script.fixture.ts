import type { Category } from '@pravas/contract/categories'

/** What is printed on a receipt of a script. */
export interface PaperReceipt {
  merchant: string
  /** YYYY-MM-DD. */
  date: string
  /** Null where no amount can be read on it. */
  rupees: number | null
  /** What it has to be read as. */
  category: Category
  city?: string
  gstin?: string
  invoice?: string
  /** Three letters; rupees when absent. */
  currency?: string
  /** What the document is, where that is no bill. */
  kind?: 'credit_note' | 'proforma' | 'quotation' | 'statement' | 'boarding_pass' | 'payment' | 'card_slip'
  /** What else is printed on it. */
  notes?: string[]
  /** What the file is called; 'receipt-' and its place in the upload when absent. */
  file?: string
  /** Another picture of the same print. */
  copy?: number
}

/** A receipt as it stands in the conversation; what is absent does not matter. */
export interface StandingReceipt {
  merchant?: string | null
  date?: string | null
  total?: number | null
  category?: Category
}

/** What the person does, and what must be so after the answer. */
export type Turn = (
  | {
      /** `{own}` stands for the number of the person's earlier claim, `{other}` for that of a colleague. */
      say: string
    }
  | { upload: PaperReceipt[] }
) & {
  /** The day on which it is said, from here on. */
  on?: string
  /** The conversation in which it is said, where that is not the first one. */
  chat?: string
  /** What the answer says in the rules' words; `{claim}` stands for the number of the claim that was sent last. */
  says?: (RegExp | string)[]
  /** The whole answer in the rules' words. */
  is?: string
  /** Rupees that the answer states, however it is worded. */
  tells?: number[]
  /** What the answer must not say. */
  never?: RegExp[]
  /** The receipts that wait to be claimed then, in their order; where absent they are those of before. */
  receipts?: StandingReceipt[]
  /** The files of the documents that wait beside them and are not claimed; where absent they are those of before. */
  documents?: string[]
  /** How they are to be claimed then. */
  as?: 'one' | 'each'
  /** How many of them wait for a word on a possible duplicate then. */
  doubtful?: number
  /** The code with which a command is refused. */
  refused?: string
  /** The totals of all claims sent by then, in their order; where absent no other is sent. */
  claims?: number[]
}

export interface Script {
  title: string
  /** The person has one claim over ₹1,240 of this status, and a colleague has a pending one. */
  claim?: 'pending' | 'approved' | 'rejected'
  turns: Turn[]
}
