import { z } from 'zod'

const GRAVE = ['high', 'critical']

const Hole = z.object({ title: z.string(), url: z.string().default('') })

/** What `npm audit --json` answers; an error of its own, such as no network, is none. */
export const AuditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string().default(''),
      via: z.array(z.union([z.string(), Hole])).default([]),
    }),
  ),
})

/** A line for each package with a known hole, and whether any is high or critical. */
export function summaryOf({ vulnerabilities }: z.infer<typeof AuditReport>): { lines: string[]; isGrave: boolean } {
  const found = Object.entries(vulnerabilities)
  const lines = found.map(([name, { severity, range, via }]) => {
    const holes = via.map((each) => (typeof each === 'string' ? `by ${each}` : `${each.title} ${each.url}`.trim()))
    return `${severity}: ${name} ${range}: ${holes.join('; ')}`
  })
  if (found.length === 0) lines.push('No known holes in the packages.')
  return { lines, isGrave: found.some(([, { severity }]) => GRAVE.includes(severity)) }
}
