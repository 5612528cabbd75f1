/** `2026-11-23`; `23 Nov 2026` or `23 November, 2026`; `23/11/2026` with slashes, hyphens or dots. */
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const NAMED = /^(\d{1,2})[ -]?([a-z]{3,9}|[\p{Script=Devanagari}]{2,9})\.?,?[ -]?(\d{4})$/u
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/**
 * The day that somebody typed as people in India write it, the day before the month, as `YYYY-MM-DD`; undefined where it is
 * none.
 */
export function typedDate(text: string): string | undefined {
  const typed = text.trim().toLowerCase().normalize()
  const [, year, month, day] = ISO.exec(typed) ?? []
  if (year !== undefined) return realDay(Number(year), Number(month), Number(day))
  const [, date, name = '', ofYear] = NAMED.exec(typed) ?? []
  if (date !== undefined) return realDay(Number(ofYear), monthNamed(name), Number(date))
  const [, first, second, last] = NUMBERS.exec(typed) ?? []
  return first === undefined ? undefined : realDay(Number(last), Number(second), Number(first))
}

const FULL = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** As the Hindi pages write them, see `messages/src/hi/dates.ts`. */
const HINDI = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'].map(
  (name) => name.normalize(),
)

/** The number of a month by its name or the first letters of it, at least three; 0 where there is none. */
function monthNamed(name: string): number {
  return (/^[a-z]/.test(name) ? FULL.findIndex((month) => month.startsWith(name)) : HINDI.indexOf(name)) + 1
}

function realDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}
