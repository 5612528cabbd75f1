// Fails when a built page has more script than it may, and says how much each has.

import { pageSizes } from './page-sizes.ts'

/** Kilobytes (1000 bytes) of script, compressed, that a browser may be sent before a page can be used. */
const MOST = { landing: 60, signedIn: 120 }

const lines: string[] = []
for (const [page, bytes] of await pageSizes()) {
  const most = page === 'landing' ? MOST.landing : MOST.signedIn
  const isTooLarge = bytes > most * 1000
  if (isTooLarge) process.exitCode = 1
  lines.push(
    `${page.padEnd(18)}${(bytes / 1000).toFixed(1).padStart(6)} of ${most} kB${isTooLarge ? '  too large' : ''}`,
  )
}
process.stdout.write(`${lines.join('\n')}\n`)
