const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
/** As the pages write them; in British English September would have four letters. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Paise as rupees in the Indian grouping, such as ₹12,34,567.50. */
export function rupeeText(paise: number): string {
  return RUPEES.format(paise / 100)
}

/** A calendar day, `YYYY-MM-DD`, as 8 Sep 2026. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}
