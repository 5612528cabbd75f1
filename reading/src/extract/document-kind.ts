import type { Line } from '../lines.ts'
import type { DocumentKind } from '../receipt.ts'

/** Print as it is compared: capital letters only, since recognisers drop spaces and read O for 0. */
export function bareLetters(text: string): string {
  return text
    .toUpperCase()
    .replace(/0/g, 'O')
    .replace(/1/g, 'I')
    .replace(/[^A-Z]/g, '')
}

/** What a document calls itself in a heading of its own. The first that is found decides. */
const TITLES: [DocumentKind, RegExp][] = [
  [
    'credit_note',
    /^(?:TAX)?CREDITNOTE|CREDITNOTE(?:NO|NUMBER|DATE)|^CREDITMEMO|^REFUND(?:NOTE|RECEIPT|VOUCHER)|CANCELLATIONCREDIT/,
  ],
  ['proforma', /^PROFORMA|PROFORMAINVOICE$/],
  [
    'quotation',
    /^(?:PRICE|SALES)?QUOTATION|QUOTATION(?:NO|DATE)?$|^ESTIMATE(?:NO|NUMBER|DATE)|^ESTIMATE$|^QUOTE(?:NO|REF|NUMBER)/,
  ],
  ['boarding_pass', /BOARDINGPASS/],
  [
    'statement',
    /(?:ACCOUNT|BANK|CARD|FASTAG|WALLET|PASSBOOK)\w{0,10}STATEMENT|STATEMENTOF(?:ACCOUNT|TRANSACTION)|^MONTHLYSTATEMENT|MONTHLYSTATEMENT$|^STATEMENT$|TRANSACTIONHISTORY|^E?STATEMENT(?:DATE|PERIOD)|MINIMUMAMOUNTDUE/,
  ],
]
/** A heading is no sentence: conditions of sale speak of credit notes and quotations too. */
const LONGEST_TITLE = 44
const TITLES_STAND_IN = 0.45

/** What only some kinds of documents say; each pattern counts once, on bare letters of a line. */
const SIGNS: Record<Exclude<DocumentKind, 'receipt' | 'credit_note' | 'proforma' | 'quotation'>, RegExp[]> = {
  payment: [
    /UP[IL](?:TRANSACTION|TXN|REF|ID)|POWEREDBYUP[IL]|BHIMUP[IL]/,
    /^(?:PAID|SENT|PAYMENT|TRANSFERRED|PAYING)TO|^TO$|^TO[A-Z]/,
    /^BENEFICIARY|^PAYEE/,
    /^IMPS|^NEFT|^RTGS/,
    /DEBITEDFROM|DEBITACCOUNT|PAIDFROM|PAIDVIA|BANKINGNAME|^FROM$|^FROM[A-Z]{3}/,
    /(?:PAYMENT|TRANSACTION|TRANSFER|PAID)(?:IS)?SUCCESS|SUCCESSFUL$|^COMPLETED$|PAIDSUCCESSFULLY|PAYMENTOF/,
    /[\w.-]{2,40}@(?:OK\w{2,8}|YBL|AXL|IBL|APL|UPI|PAYTM|PT\w{2,6}|ICICI|SBI|\w{0,10}BANK|HDFC\w{0,6})\b/,
    /^UTR|TXNREF|BANKREF|TRANSACTIONID$|^TRANSACTIONID|GOOGLEPAY|PHONEPE|PAYTM/,
  ],
  card_slip: [
    /\bMID|^MID|MIDTID|MERCHANTID/,
    /\bTID|^TID|TERMINAL/,
    /^BATCH|BATCHN/,
    /^RRN|RRN|^ROC|APPRCODE|APPROV|AUTHCODE|^AUTH/,
    /^TVR|^AID|TSI$/,
    /CUSTOMERCOPY|MERCHANTCOPY|CARDHOLDER/,
    /SIGNATURENOT|PINVERIFIED|NOPIN|CARDISSUER|^SIGN/,
    /^SALE$|SALETAP|TXNTYPE|^SALEVISA|^SALEM/,
  ],
  fuel_slip: [
    /RATE(?:PER|L|LTR|RSL)|RATELTR|RATERSKG/,
    /VOLUME|^VOL|^QTYK?[GL]/,
    /NOZZLE|^FIP|^PUMP|DISPENSER/,
    /PETROL|DIESEL|^PROD|^HSD|UNLEADED|CNG/,
    /DENSITY|ATOT|VTOT|PRESET/,
    /VEHI?C?L?E?N|^VEHN|MOBILEN/,
  ],
  ride: [
    /RID(?:E|ING)(?:DETAILS|FARE|CHARGE|RECEIPT|ID)|TRIP(?:FARE|CHARGE|DETAILS|ID)|RIDEFEE|YOURTRIP|FORRIDING|YOURRIDE|TRAVELLINGWITHUS/,
    /KILOMET|\dKMS?|KMS?$|^DISTANCE/,
    /^DRIVER|^CAPTAIN|YOURODEWITH|LICENSEPLATE|^CRN|CRN\d/,
    /BASEFARE|BOOKINGFEE|ACCESSFEE|AIRPORTFEE|TOTALBILL|PROMOTION|WAITINGCHARGE|TOTALFARE|SURGE/,
    /MINUTES|MINS$|^DURATION/,
    /^PICKUP|^DROP/,
  ],
  air_ticket: [
    /\bPNR|^PNR|PNR/,
    /FLIGHT|AIRTICKET|AIRTRAVEL/,
    /ETICKET|BOOKINGREF|ITINERARY/,
    /BAGGAGE|CABIN|ECONOMY|NONSTOP|CHECKINKG/,
    /AIRFARE|BASEFARE|FARESUMMARY|FUELCHARGE|AIRLINETAX|AIRPORTCHARGE/,
    /USERDEVELOPMENT|PASSENGERSERVICE|AVIATION|AIRLINE|AIRWAYS/,
    /PASSENGER|TRAVELLER/,
  ],
  rail_ticket: [
    /IRCTC|INDIANRAILWAY/,
    /TRAINNO|TRAINNAME|^TRAIN|EXPRESS$/,
    /RESERVATIONSLIP|ELECTRONICRESERVATION|JOURNEYTICKET|^UTSN/,
    /QUOTA|BERTH|COACH/,
    /PNR/,
    /TICKETFARE/,
  ],
  bus_ticket: [
    /\bBUS|^BUS|BUSOPERATOR|^OPERATOR|SLEEPER|ROADTRANSPORT|STATETRANSPORT/,
    /BOARDINGPOINT|DROPPINGPOINT|REPORTINGTIME/,
    /SEATN|SEATS?$|^SEAT/,
    /PNR|TICKETNO|ETICKET/,
    /TOTALFARE|ONWARDFARE|TICKETFARE/,
  ],
  boarding_pass: [/BOARDINGTIME|BOARDINGPASS/, /^GATE|GATECLOSES/, /^SEAT/, /^SEQ|SEQUENCE/, /^ZONE|ZONE/, /^FLIGHT/],
  hotel_bill: [
    /CHECKIN|CHECKEDIN|ARRIVAL|^ARR(?:AM|PM)?$/,
    /CHECKOUT|CHECKEDOUT|DEPARTURE|^DEP(?:AM|PM)?$/,
    /ROOMN|ROOMTARIFF|ROOMCHARGE|ROOMRENT|ACCOMMODATION|TARIFF|^ROOM/,
    /FOLIO|GUESTNAME|^GUEST|RATEPLAN|GUESTSIGN/,
    /NIGHTS?|^PAX/,
    /^HOTEL|HOTELS|RESORT|RESIDENCY|LODGE/,
  ],
  utility_bill: [
    /BILL(?:ING)?PERIOD/,
    /PREVIOUS(?:BALANCE|DUE|READING)|LASTBILL|OPENINGBALANCE|ARREARS/,
    /AFTERDUEDATE|PAYBYDATE|^DUEDATE|DUEDATE/,
    /CURRENTCHARGES|THISMONTHSCHARGES|CURRENTDEMAND|MONTHLYRENTAL|PLANRENTAL|ENERGYCHARGE|MONTHLYCHARGE/,
    /POSTPAID|BROADBAND|METER|UNITSCONSUMED|SANCTIONEDLOAD|FIBERNET|ELECTRICITY/,
    /PAYMENTS?RECEIVED|TOTALPAYABLE|AMOUNTDUE/,
  ],
  statement: [
    /OPENINGBALANCE|CLOSINGBALANCE/,
    /DEBIT(?:S|CREDIT)?|WITHDRAWAL/,
    /CREDITS?(?:BALANCE)?$|DEPOSITS/,
    /STATEMENT/,
    /VALUEDATE|TXNDATE|CREDITLIMIT|MINIMUMAMOUNT|TOTALDUES/,
    /RECHARGE|TOPUP|TAGBALANCE/,
  ],
  invoice: [
    /TAXINVOICE|EINVOICE|INVOICECUM|BILLOFSUPPLY/,
    /INVOICEN|INVN|DOCUMENTNO/,
    /GSTIN|GSTREG/,
    /BILL(?:ED)?TO|BUYER|SOLDBY|PLACEOFSUPPLY/,
  ],
}
/** How many of a kind's signs make it one. Where several kinds have enough, the greater share decides. */
const ENOUGH: Record<keyof typeof SIGNS, number> = {
  payment: 3,
  card_slip: 3,
  fuel_slip: 3,
  ride: 3,
  air_ticket: 3,
  rail_ticket: 3,
  bus_ticket: 3,
  boarding_pass: 4,
  hotel_bill: 3,
  utility_bill: 3,
  statement: 4,
  invoice: 2,
}
/** A bill that lists what was bought or taxed is no mere proof of payment, though it is printed with one. */
const BILL = /CGST|SGST|IGST|GSTIN|TAXINVOICE|SUBTOTAL|CASHMEMO/

/** What only a list of movements has: columns for them, balances, or what is due at least of a credit. */
const LEDGER = /DEBIT|WITHDRAWAL|DEPOSIT|OPENINGBALANCE|CLOSINGBALANCE|MINIMUM(?:AMOUNT|PAYMENT)|CREDITLIMIT|TOTALDUES/
const TAXED = /CGST|SGST|IGST/

/** Whether what calls itself a statement charges for a service, as the 'monthly statement' of a telephone does: it is a bill. */
function isChargedFor(bare: readonly string[]): boolean {
  const says = (pattern: RegExp) => bare.some((line) => pattern.test(line))
  const { utility_bill: signs } = SIGNS
  return says(TAXED) && !says(LEDGER) && signs.filter(says).length >= ENOUGH.utility_bill
}

/** What the document is, by its title and what only such documents say. Pure. */
export function documentKind(lines: readonly Line[]): DocumentKind {
  const bare = lines.map(({ text }) => bareLetters(text))
  const pieces = lines.flatMap(({ segments }, line) =>
    segments.map(({ text }) => ({
      bare: bareLetters(text),
      isHead: line <= Math.max(4, lines.length * TITLES_STAND_IN),
    })),
  )
  const titled = TITLES.find(([, pattern]) =>
    pieces.some(({ bare: piece, isHead }) => isHead && piece.length <= LONGEST_TITLE && pattern.test(piece)),
  )?.[0]
  const isOther =
    (titled === 'quotation' && bare.some((line) => /CASHMEMO|TAXINVOICE/.test(line))) ||
    (titled === 'statement' && isChargedFor([...bare, ...pieces.map((piece) => piece.bare)]))
  if (titled !== undefined && !isOther) return titled
  const isBill = bare.some((line) => BILL.test(line))
  const texts = [...bare, ...pieces.map((piece) => piece.bare), ...lines.map(({ text }) => text.toUpperCase())]
  const scored = Object.entries(SIGNS)
    .map(([kind, patterns]) => {
      const found = patterns.filter((pattern) => texts.some((text) => pattern.test(text))).length
      return { kind: kind as keyof typeof SIGNS, found, share: found / patterns.length }
    })
    .filter(({ kind, found }) => found >= ENOUGH[kind] && !(isBill && (kind === 'payment' || kind === 'card_slip')))
    .sort((a, b) => Number(a.kind === 'invoice') - Number(b.kind === 'invoice') || b.share - a.share)
  return scored[0]?.kind ?? 'receipt'
}
