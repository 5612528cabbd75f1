const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The current day in India, `YYYY-MM-DD`. */
export function todayInIndia(): string {
  return DAY.format(new Date())
}
