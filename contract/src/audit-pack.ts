/** The path of a month's pack for auditors, a zip; a month is `YYYY-MM`. Finance and auditors. */
export const auditPackPath = (month?: string): string =>
  month === undefined ? '/api/audit-pack' : `/api/audit-pack?month=${month}`
