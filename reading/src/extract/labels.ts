/** What a line says of its amount. */
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
  | 'count'
  | 'none'

// Recognisers drop spaces, so labels are compared as bare capital letters. The first pattern that matches decides.
const PATTERNS: [LabelKind, RegExp][] = [
  [
    'count',
    /TOTAL(NOOF|NUMBEROF|OF)?(QTY|QUANTITY|ITEM|PCS|UNIT|NIGHT|PAX|KM|DISTANCE)|^(ITEMS?|QTY|NOOFITEMS?|ITEMCOUNT|ITEMSSOLD|POINTS?)/,
  ],
  ['rounding', /^ROUND(ING|ED|OFF|INGADJ)?(ADJ\w*|OFF|DIFF\w*)?(RM|RS|INR)?$|ROUNDOFF|ROUNDINGADJ|ROUNDING/],
  ['discount', /DISC(OUNT)?(?!OUNTED)|SAVING|YOUSAVED|PROMO|COUPON|VOUCHER|REBATE/],
  ['change', /CHANGE|BALANCERETURN|RETURNED|REFUND/],
  [
    'sub',
    /SUBT[O0Q]?T?A?L|SUBTTL|GROSS(AMOUNT|TOTAL)|EXCLUDING|TOTALEXCL|EXCL(GST|TAX)|BEFORE(TAX|GST)|TOTALBEFORE|FOODTOTAL|ITEMTOTAL/,
  ],
  ['taxable', /TAXABLE|ASSESSABLE/],
  [
    'grand',
    /GRAND|NETT?(TOTAL|AMOUNT|AMT|PAYABLE|BILL)|(TOTAL|AMOUNT|AMT|BALANCE)(TOBE)?(DUE|PAYABLE|PAID)|ROUNDEDTOTAL|TOTALROUNDED|TOTALAFTER|(BILL|INVOICE|FINAL)(TOTAL|AMOUNT|AMT|VALUE)|TOTAL(INVOICE|BILL|FARE|INCL|SALESINCL|SALESAMOUNT|SALE\w*INCL\w*)|(TOTAL|AMT|AMOUNT)\w*INCL/,
  ],
  [
    'tax',
    /^(ADD|PLUS|OUTPUT|TOTAL)?(CGST|SGST|IGST|UTGST|GST|VAT|CESS|TAX(?!INVOICE)|SERVICETAX|SERVICECHARGE|SVCCHG|SERVICECHG)|TOTAL(GST|TAX|VAT)|GSTAMOUNT|GSTAMT/,
  ],
  ['total', /T[O0]TA[LI1]/],
  ['cash', /^(CASH|TENDER|CASHTENDER|RECEIVED|AMOUNTRECEIVED|CASHRECEIVED|PAYMENT|PAIDAMOUNT)/],
  ['paid', /^(PAID|VISA|MASTER|CARD|CREDITCARD|DEBITCARD|UPI|PAYTM|GPAY|PHONEPE|AMEX|EWALLET|BYCARD)/],
  ['amount', /^(AMOUNT|AMT|NET|FARE|BILL)(RM|RS|INR)?$|AMOUNT/],
]

/** The kind of a line's label, by its text without the amounts. */
export function labelKind(text: string): LabelKind {
  const bare = text
    .toUpperCase()
    .replace(/0/g, 'O')
    .replace(/[^A-Z]/g, '')
  return PATTERNS.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'none'
}
