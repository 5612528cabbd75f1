/** Words of titles, labels and thanks; print that is made of nothing else is no name. */
const GENERIC: ReadonlySet<string> = new Set(
  `a account address adjustment amount an and at balance bank bill billing boarding booked booking by cancellation card cash
  charge charged charges check class code completed confirmation confirmed copy credit cum customer date debit delivered delivery
  description detail details dt duplicate electronic email ers estimate eticket exemption fare fee flight folio for from fuel gate
  gst gstin guest history id in info information invoice issued itinerary journey memo mode monthly no normal note number of on online
  only order original out page paid pass passenger passengers pay payable payee payment payments pin place pnr postpaid print
  proforma pro forma purchase quotation receipt recipient ref reference refund report reservation retail ride route sale sales
  seat service slip statement status sub subtotal successful successfully summary supplier supply tax taxable terminal thank
  thanks the this ticket tickets time to total train transaction transfer travel traveller trip txn type upi user value visit seller buyer advice payments banking netbanking cancelled eticketing airline airlines bus car cab sr sl eticketing ticketing pickup drop fares thankyou
  voucher vehicle web welcome with you your qr station period room done success sent received amt qty rate price tel mobile ph`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Whether print is made of such words alone, so that it names nobody. */
export function isGeneric(text: string): boolean {
  if (/\p{Script=Devanagari}{3}/u.test(text)) return false
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.replace(/\D/g, '').length <= word.replace(/[^a-z]/g, '').length)
    .flatMap((word) => word.match(/[a-z]+/g) ?? [])
  return words.every((word) => word.length < 2 || GENERIC.has(word))
}
