import { z } from 'zod'

const GRAVE = ['high', 'critical']

const Vulnerability = z.object({ title: z.string(), url: z.string().default('') })

/** The answer of `npm audit --json`. An error, such as a missing network, doesn't match. */
export const AuditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string().default(''),
      via: z.array(z.union([z.string(), Vulnerability])).default([]),
    }),
  ),
})

/** Returns a line for each package with a known vulnerability, and whether any is high or critical. */
export function summaryOf({ vulnerabilities }: z.infer<typeof AuditReport>): { lines: string[]; isGrave: boolean } {
  const found = Object.entries(vulnerabilities)
  const lines = found.map(([name, { severity, range, via }]) => {
    const causes = via.map((each) =>
      typeof each === 'string' ? `through ${each}` : `${each.title} ${each.url}`.trim(),
    )
    return `${severity}: ${name} ${range}: ${causes.join('; ')}`
  })
  if (found.length === 0) lines.push('No known vulnerabilities in the packages.')
  return { lines, isGrave: found.some(([, { severity }]) => GRAVE.includes(severity)) }
}
