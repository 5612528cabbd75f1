/** How the language writes days and counts. */
export const dates = {
  locale: 'en-IN',
  lists: 'en-GB',
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  absent: 'N/A',
} as const
