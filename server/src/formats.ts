const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const PRICES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})
const LIST = new Intl.ListFormat('en-GB')
const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** As the pages write them; in British English September would have four letters. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Paise as rupees in the Indian grouping, such as ₹12,34,567.50. */
export function rupeeText(paise: number): string {
  return RUPEES.format(paise / 100)
}

/** Paise as a price tag shows them, without paise when there are none: ₹5,432, ₹5,432.50. */
export function priceText(paise: number): string {
  return PRICES.format(paise / 100)
}

/** 'a', 'a and b', 'a, b and c'. */
export function listWords(items: Iterable<string>): string {
  return LIST.format(items)
}

/** Items of which any will do: IndiGo or Akasa Air. */
export function eitherWords(items: Iterable<string>): string {
  return EITHER.format(items)
}

/** Bytes in megabytes, or gigabytes where they are more, of 1,024 each: 12.5 MB, 2 GB. */
export function bytesText(bytes: number): string {
  const megabytes = bytes / 2 ** 20
  return megabytes < 1000 ? `${rounded(megabytes)} MB` : `${rounded(megabytes / 1024)} GB`
}

/** One decimal at most, upwards, so that nothing is called zero. */
function rounded(value: number): string {
  return (Math.ceil(value * 10) / 10).toString()
}

/** Metres as kilometres, such as 12.5 km. */
export function kilometreText(metres: number): string {
  return `${(metres / 1000).toLocaleString('en-IN')} km`
}

/** A calendar day, `YYYY-MM-DD`, as 8 Sep 2026. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** A calendar day, `YYYY-MM-DD`, as an assistant says it back: Fri 27 Nov 2026. */
export function dayWords(date: string): string {
  return `${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${dayText(date)}`
}
