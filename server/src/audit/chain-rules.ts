import { createHash } from 'node:crypto'
import { z } from 'zod'

/** An entry of the trail with its seal, as texts of the database; null where there is no such value. */
export interface SealedEntry {
  seq: number
  org_id: string
  /** Null where the entry of a seal is gone. */
  id: string | null
  actor_id: string | null
  action: string | null
  record_kind: string | null
  record_id: string | null
  /** Microseconds since 1970. */
  micros: string | null
  channel: string | null
  salt: string | null
  detail: string | null
  address: string | null
  agent: string | null
  /** Of the seal, in hexadecimal digits. */
  values_digest: string
  hash: string
}

/** What precedes the first entry of an organisation's chain, in hexadecimal digits. */
export function genesisOf(orgId: string): string {
  return sha256(JSON.stringify(['pravas audit chain 1', orgId]))
}

/** The digest of what was said of people, in hexadecimal digits. */
export function valuesDigestOf({
  salt,
  detail,
  address,
  agent,
}: Pick<SealedEntry, 'salt' | 'detail' | 'address' | 'agent'>): string {
  return sha256(JSON.stringify([salt, detail, address, agent]))
}

/** The hash that an entry's seal has to have after the one before it, in hexadecimal digits. */
function hashOf(previous: string, entry: SealedEntry): string {
  const { seq, org_id, id, actor_id, action, record_kind, record_id, micros, channel, values_digest } = entry
  const fields = [String(seq), org_id, id, actor_id, action, record_kind, record_id, micros, channel, values_digest]
  return sha256(Buffer.concat([Buffer.from(previous, 'hex'), Buffer.from(JSON.stringify(fields))]))
}

/** Where a chain stands: the number of its last entry, 0 before the first, and that entry's hash. */
export const ChainHead = z.strictObject({ seq: z.int().positive(), hash: z.string().regex(/^[0-9a-f]{64}$/) })
export type ChainHead = z.infer<typeof ChainHead>

/** The heads that a text names as a number and a hash: what `audit verify` printed, or the `chain.json` of an audit pack. */
export function headsIn(text: string): ChainHead[] {
  const found = text.matchAll(
    /(?:Head: |"head":\s{0,20}\{\s{0,20}"seq":\s?)(\d{1,15})(?: |,\s{0,20}"hash":\s?")([0-9a-f]{64})\b/g,
  )
  return [...found].map(([, seq, hash = '']) => ({ seq: Number(seq), hash }))
}

/** What is wrong with an entry of a chain. */
export interface ChainFault {
  seq: number
  /** Undefined where the entry is gone. */
  entryId: string | undefined
  what: 'removed' | 'changed' | 'values changed' | 'unsealed' | 'head changed' | 'checkpoint changed'
}

/**
 * Follows a chain through its next entries: the head after them, or the first one that is not as it was sealed. `isErased` tells
 * whether the trail says that an entry's values became those that it has.
 */
export async function follow(
  head: ChainHead,
  entries: readonly SealedEntry[],
  isErased: (entry: SealedEntry, digest: string) => Promise<boolean>,
): Promise<{ head: ChainHead; fault?: ChainFault }> {
  let { seq, hash } = head
  for (const entry of entries) {
    const fault = (what: ChainFault['what']) => ({
      head: { seq, hash },
      fault: { seq: seq + 1, entryId: what === 'removed' ? undefined : (entry.id ?? undefined), what },
    })
    if (entry.seq !== seq + 1 || entry.id === null) return fault('removed')
    if (hashOf(hash, entry) !== entry.hash) return fault('changed')
    const digest = valuesDigestOf(entry)
    if (digest !== entry.values_digest && !(await isErased(entry, digest))) return fault('values changed')
    seq = entry.seq
    hash = entry.hash
  }
  return { head: { seq, hash } }
}

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex')
}
