/** The columns of the export of trips and claims, beside those that the labels name. */
export const recordsExport = {
  number: 'Number',
  type: 'Type',
  trip: 'trip',
  expense: 'claim',
  department: 'Department',
  what: 'Route or description',
  total: 'Total (INR)',
  findings: 'Policy findings',
  unchecked: 'not checked',
  submitted: 'Submitted',
  decided: 'Decided',
} as const
