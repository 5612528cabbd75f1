/** The part of package-lock.json that says under which terms packages come. */
export interface LicensedLock {
  packages: Record<string, { license?: string; link?: boolean; dev?: boolean }>
}

/** Licences that let everybody use the product, change it and pass it on, also as a part of something else. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'CC0-1.0',
]
/**
 * Licences that ask for something in return which is given: MPL and LGPL parts are used as they are and can be replaced, since they lie
 * beside the product as files of their own; typefaces are passed on under their own name.
 */
const KEPT_APART = ['MPL-2.0', 'LGPL-3.0-or-later', 'OFL-1.1']
const ACCEPTED = new Set([...PERMISSIVE, ...KEPT_APART])

/** Whether an SPDX expression of licences can be met by accepted ones: all of an AND, one of an OR. */
export function isAccepted(expression: string): boolean {
  const plain = expression.replace(/^\(|\)$/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAccepted)
  return plain.split(' AND ').every((licence) => ACCEPTED.has(licence))
}

/** How many packages come under which licence, and those whose licence is none of the accepted ones. */
export function licencesOf({ packages }: LicensedLock): { lines: string[]; unknown: string[] } {
  const counts = new Map<string, number>()
  const unknown: string[] = []
  for (const [path, { license = 'none named', link }] of Object.entries(packages)) {
    if (link || !path.includes('node_modules/')) continue
    counts.set(license, (counts.get(license) ?? 0) + 1)
    if (!isAccepted(license))
      unknown.push(`${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}: ${license}`)
  }
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a)
  return { lines: byCount.map(([licence, count]) => `${String(count).padStart(4)}  ${licence}`), unknown }
}
