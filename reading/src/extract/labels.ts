/** What the words before an amount say of it. */
export type LabelKind =
  | 'grand'
  | 'total'
  | 'amount'
  | 'paid'
  | 'cash'
  | 'sub'
  | 'taxable'
  | 'tax'
  | 'rounding'
  | 'discount'
  | 'change'
  | 'advance'
  | 'other'
  | 'count'
  | 'none'

// Faint print loses strokes: T and L look like I, O like U or C, B like H. Recognisers drop spaces, so labels are compared as bare capital letters; 0 counts as O. The first pattern that matches decides.
const PATTERNS: [LabelKind, RegExp][] = [
  [
    'count',
    /TOTAL(?:NOOF|NUMBEROF|OF)?(?:QTY|QUANTITY|ITEM|PCS|UNIT|NIGHT|PAX|KM|DISTANCE)|^(?:ITEMS?|QTY|NOOFITEMS?|ITEMCOUNT|POINTS?)$/,
  ],
  ['cash', /(?:AMT|AMOUNT)(?:IN|BY)CASH/],
  ['grand', /TOTAL(?:BILL|AMOUNT|FARE|PAY\w{0,4})\w{0,6}ROUND/],
  // Of other bills, other days or other purposes: what was owed before, what is owed later, what is only held.
  [
    'other',
    /PREVIOUS|LASTBILL|OPENING|CLOSING|ARREAR|AFTERDUE|DUEDATE|LATEPAY|LATEFEE|CREDITLIMIT|AVAILABLE|MINIMUM|MINAMOUNT|[AV]TOT|TOTALI[SZ]ER|CUMULATIVE|TEMPORARYHOLD|SUMINSURED|PAYMENTS?RECEIVED|REWARD|TAGBALANCE|WALLETBALANCE|METER|READING|TOTALDEBIT|TOTALCREDIT|MRPTOTAL/,
  ],
  ['advance', /ADVANCE|DEPOSIT/],
  ['rounding', /R[OCU]UND(?:ING|OFF|EDOFF|ADJ)|^ROUNDED?$|^R[OD]{0,2}OFF$|^RNDOFF/],
  ['discount', /DISC(?:OUNT)?(?!OUNTED)|SAVING|YOUSAVED|PROMO|COUPON|VOUCHER|REBATE/],
  ['change', /CHANGE|BALANCERETURN|RETURNED|REFUND/],
  [
    'sub',
    /SU[BHP][TI][OQU]?[TI]?A?L|GROSS(?:AMOUNT|TOTAL)|EXCLUDING|(?:TOTAL|AMOUNT|AMT)\w{0,20}EXCL|EXCL(?:GST|TAX)|BEFORE(?:TAX|GST)|(?:FOOD|ITEM|ROOM|LI[QO]UOR|BAR|BEVERAGES?|DRINKS?|KITCHEN|ALCOHOL|TOBACCO|GOODS|LABOU?R|PARTS|SPARES|MENU|BASE|MERCHANDISE)TOTAL/,
  ],
  ['taxable', /TAXABLE|ASSESSABLE|^NETTO(?:BETRAG)?$/],
  [
    'grand',
    new RegExp(
      [
        'GRAND|GRAD[TI]O[TI]A|GRANT[TI]O[TI]A',
        '^(?:SUMME|GESAMT|ZUZAHLEN|TOTALE|IMPORTETOTAL|MONTANTTOTAL|TOTALTTC)',
        'NETT?(?:TOTAL|AMOUNT|AMT|PAY.?BLE|BILL)',
        '(?:TOTAL|AMOUNT|AMT|BALANCE)(?:TOBE)?(?:DUE|PAY.?BLE|PAID)',
        'ROUNDEDTOTAL|TOTALROUNDED|TOTALAFTER',
        '(?:BILL|INVOICE|FINAL)(?:TOTAL|AMOUNT|AMT|VALUE)',
        'TOTAL(?:INVOICE|BILL|FARE|SALESAMOUNT)',
        '(?:TOTAL|A[MN]OUNT|AMT)\\w{0,20}INC',
      ].join('|'),
    ),
  ],
  [
    'tax',
    /^(?:ADD|PLUS|OUTPUT|TOTAL)?(?:CGST|SGST|IGST|UTGST|GST|VAT|CESS|MWST|TVA|IVA$|TAX(?!INVOICE)|SERVICETAX|SERVICECHARGE|SVCCHG)|TOTAL(?:GST|TAX|VAT)|GSTA?MO?U?N?T/,
  ],
  ['cash', /^(?:[CL]ASH|TENDER|RECEIVED|ACCEPTED|AMOUNTRECEIVED|PAYMENT|PAIDAMOUNT)/],
  ['total', /[TILY][OUCA][TI]A[LI]|T[OU]TA$/],
  ['paid', /^CREDIT$|^(?:PAID|VISA|MASTER|CARD|CREDITCARD|DEBITCARD|UPI|PAYTM|GPAY|PHONEPE|AMEX|EWALLET|BYCARD)/],
  ['amount', /A[MN]OUNT|^(?:AMT|NET|FARE|BILL)(?:RM|RS|INR)?$/],
]

/** A total of one tax rate is a part of the whole. */
const PART = /total\s*\d{1,2}(?:\.\d+)?\s?%/i

/** The kind of a label by its words. */
export function labelKind(text: string): LabelKind {
  if (PART.test(text)) return 'sub'
  const bare = text
    .toUpperCase()
    .replace(/0/g, 'O')
    .replace(/[^A-Z]/g, '')
    .replace(/(?<=[A-Z]{4})(?:RM|RS|INR)$/, '')
  return PATTERNS.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'none'
}
