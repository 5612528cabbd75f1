/** Where a date is typed or chosen. */
export const dateField = {
  example: 'Such as 23 Nov 2026',
  wrong: 'Enter a date such as 23 Nov 2026.',
  choose: 'Open the calendar',
} as const
