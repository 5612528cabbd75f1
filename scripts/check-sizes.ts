// Fails when a built page has more script than it may, and says how much each has.

import { pageSizes } from './page-sizes.ts'

/** Kilobytes (1000 bytes) of script, compressed, that a browser may be sent before a page can be used. */
const MOST = { landing: 60, signedIn: 120 }

/** The folders with the pages of other languages than the first. */
const OTHER_LANGUAGES = ['hi']

const lines: string[] = []
const sizes = await Promise.all(
  ['', ...OTHER_LANGUAGES].map(async (language) => [language, await pageSizes(language)] as const),
)
for (const [name, page, bytes] of sizes.flatMap(([language, pages]) =>
  [...pages].map(([page, bytes]) => [`${page}${language && ` (${language})`}`, page, bytes] as const),
)) {
  const most = page === 'landing' ? MOST.landing : MOST.signedIn
  const isTooLarge = bytes > most * 1000
  if (isTooLarge) process.exitCode = 1
  lines.push(
    `${name.padEnd(24)}${(bytes / 1000).toFixed(1).padStart(6)} of ${most} kB${isTooLarge ? '  too large' : ''}`,
  )
}
process.stdout.write(`${lines.join('\n')}\n`)
