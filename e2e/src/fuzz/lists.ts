import { z } from 'zod'
import type { Operation } from './api-document.ts'
import type { Known } from './requests.ts'

/** Of so many entries above it, such as trips, the lists below are read. */
const LISTS_BELOW = 5
/** So many entries of a list are known. */
const ENTRIES = 30
const Entry = z.record(z.string(), z.unknown())

/**
 * What the lists of the product hold now, of the demo and of what requests have made, for each call that takes an entry of a list in
 * its address: `GET /api/advances` tells what there is for `POST /api/advances/{advanceId}/withdraw`. Of whom and of what the stock knows
 * by its own choice, such as people, nothing else is told.
 *
 * @param cookies Of those whose lists are read.
 */
export async function listedEntries(
  origin: string,
  operations: readonly Operation[],
  cookies: readonly string[],
  stocked: Known,
): Promise<Known> {
  const lists = new Set(operations.filter(({ method }) => method === 'GET').map(({ path }) => path))
  const read = new Map<string, Promise<string[]>>()
  const found: Record<string, readonly string[]> = {}
  for (const { name: call, path } of operations) {
    const known: Known = { ...found, ...stocked }
    for (const [, before = '', name = ''] of path.matchAll(/(?<=^(.*))\/\{(\w+)\}/g)) {
      if (name in stocked || !lists.has(before)) continue
      const reading = read.get(before) ?? entriesOf(addressesOf(before, call, known), name, { origin, cookies })
      read.set(before, reading)
      const entries = await reading
      found[`${call} ${name}`] = entries
      // For a call whose list has another address.
      if (entries.length > 0) found[name] ??= entries
    }
  }
  return found
}

/** The addresses of a list, with entries that are known in the place of its parameters. */
function addressesOf(path: string, call: string, known: Known): string[] {
  const name = /\{(\w+)\}/.exec(path)?.[1]
  if (name === undefined) return [path]
  const entries = known[`${call} ${name}`] ?? known[name] ?? []
  return entries
    .slice(0, LISTS_BELOW)
    .flatMap((entry) => addressesOf(path.replace(`{${name}}`, encodeURIComponent(entry)), call, known))
}

async function entriesOf(
  addresses: readonly string[],
  name: string,
  { origin, cookies }: { origin: string; cookies: readonly string[] },
): Promise<string[]> {
  const field = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const found = new Set<string>()
  for (const address of addresses) {
    for (const cookie of cookies) {
      const answer = await fetch(`${origin}${address}`, { headers: { cookie } })
      if (answer.ok) for (const entry of listIn(await answer.json())) found.add(String(entry[field] ?? entry.id ?? ''))
    }
  }
  found.delete('')
  return [...found].slice(0, ENTRIES)
}

/** The list that an answer is, or the first that it holds. */
function listIn(answer: unknown): Record<string, unknown>[] {
  const list: unknown[] = Array.isArray(answer) ? answer : (Object.values(Object(answer)).find(Array.isArray) ?? [])
  return list.flatMap((entry) => {
    const parsed = Entry.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
}
