import { createVerify } from 'node:crypto'
import { z } from 'zod'
import { findDates } from '../dates.ts'
import { isGstin } from '../gstin.ts'
import { plainText } from '../plain-text.ts'

/** What the QR code of an e-invoice says; the token is what was signed. Amounts in paise, the date as YYYY-MM-DD. */
export type EInvoice = {
  token: string
  supplierGstin: string | null
  recipientGstin: string | null
  number: string | null
  documentType: string | null
  date: string | null
  totalPaise: number | null
  mainHsn: string | null
  irn: string
}

const TOKEN = /^[\w-]{10,200}\.[\w-]{50,3500}\.[\w-]{50,800}$/
/** Any day: whether it lies in the future is for others to say. */
const LATEST = '2099-12-31'

const text = z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(100)).optional()
const Payload = z.object({
  SellerGstin: text,
  BuyerGstin: text,
  DocNo: text,
  DocTyp: text,
  DocDt: text,
  TotInvVal: z.coerce.number().optional(),
  MainHsnCode: text,
  Irn: z.string().regex(/^[0-9a-f]{64}$/i),
})

/** The e-invoice that a code holds; undefined where it holds something else. */
export function parseEInvoice(token: string): EInvoice | undefined {
  if (!TOKEN.test(token)) return undefined
  const [, body = ''] = token.split('.')
  const claims = jsonOf(Buffer.from(body, 'base64url').toString('utf8'))
  const data = typeof claims === 'object' && claims !== null && 'data' in claims ? claims.data : claims
  const parsed = Payload.safeParse(typeof data === 'string' ? jsonOf(data) : data)
  if (!parsed.success) return undefined
  const { SellerGstin, BuyerGstin, DocNo, DocTyp, DocDt, TotInvVal, MainHsnCode, Irn } = parsed.data
  return {
    token,
    supplierGstin: SellerGstin !== undefined && isGstin(SellerGstin) ? SellerGstin : null,
    recipientGstin: BuyerGstin !== undefined && isGstin(BuyerGstin) ? BuyerGstin : null,
    number: printOf(DocNo),
    documentType: printOf(DocTyp),
    date: findDates(DocDt ?? '', LATEST)[0]?.iso ?? null,
    totalPaise: TotInvVal === undefined || !(TotInvVal >= 0 && TotInvVal < 1e9) ? null : Math.round(TotInvVal * 100),
    mainHsn: printOf(MainHsnCode),
    irn: Irn.toLowerCase(),
  }
}

/** Whether the portal that keeps one of these public keys (PEM) signed the token. */
export function isSigned(token: string, publicKeys: readonly string[]): boolean {
  const [header = '', body = '', signature = ''] = token.split('.')
  const claims = jsonOf(Buffer.from(header, 'base64url').toString('utf8'))
  if (typeof claims !== 'object' || claims === null || !('alg' in claims) || claims.alg !== 'RS256') return false
  return publicKeys.some((key) => {
    try {
      return createVerify('RSA-SHA256').update(`${header}.${body}`).verify(key, signature, 'base64url')
    } catch {
      // What is no key has signed nothing.
      return false
    }
  })
}

/** A text without control characters; null where nothing is left. */
function printOf(text: string | undefined): string | null {
  const print = plainText(text ?? '')
  return print === '' ? null : print
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
