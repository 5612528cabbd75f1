import { dayOf } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { allOrganisations } from '../organisations.ts'
import { type ChainFault, type ChainHead, follow, genesisOf } from './chain-rules.ts'
import {
  erasedValues,
  selectEntry,
  selectHead,
  selectMissingHeads,
  selectSealed,
  selectUnsealed,
} from './chain-store.ts'
import type { CheckpointKey, SignedCheckpoint } from './checkpoint-rules.ts'
import { selectCheckpoint } from './checkpoint-store.ts'

/** How many entries are read at once: the embedded database does nothing else meanwhile. */
const AT_ONCE = 1000

/** What a check of an organisation's audit trail found. */
export interface VerifiedChain {
  /** Where it was cut, from which on it was checked; null where it was never cut. */
  checkpoint: SignedCheckpoint | null
  /** The last entry up to which all are as they were sealed. */
  head: ChainHead
  /** The first one that is not; its sentence names it. */
  fault: (ChainFault & { text: string }) | null
}

/**
 * Checks every entry of an organisation's audit trail against its seal, up to the last one that was sealed when the check began.
 * Work goes on beside it. A chain that was cut is checked from its checkpoint on, if that is signed by `key`.
 */
export async function verifyChain(db: Db, orgId: string, key?: CheckpointKey): Promise<VerifiedChain> {
  let found = await verified(db, orgId, key)
  // It may have been cut meanwhile.
  while (found.fault && (await selectCheckpoint(db, orgId))?.seq !== found.checkpoint?.seq)
    found = await verified(db, orgId, key)
  const { fault } = found
  return { ...found, fault: fault && { ...fault, text: await sentenceOf(db, orgId, fault) } }
}

/** How many entries an organisation's audit trail has. */
export async function chainLength(db: Db, orgId: string): Promise<number> {
  return (await selectHead(db, orgId)).last
}

interface Followed extends Omit<VerifiedChain, 'fault'> {
  fault: ChainFault | null
}

async function verified(db: Db, orgId: string, key: CheckpointKey | undefined): Promise<Followed> {
  const checkpoint = (await selectCheckpoint(db, orgId)) ?? null
  const start = checkpoint && { seq: checkpoint.seq, hash: checkpoint.hash }
  if (start && checkpoint && !key?.isOurs(checkpoint)) {
    return { checkpoint, head: start, fault: { seq: start.seq, entryId: undefined, what: 'checkpoint changed' } }
  }
  return { checkpoint, ...(await followed(db, orgId, start ?? { seq: 0, hash: genesisOf(orgId) })) }
}

async function followed(db: Db, orgId: string, start: ChainHead): Promise<Pick<Followed, 'head' | 'fault'>> {
  let head = start
  const isErased = erasedValues(db, orgId)
  const { head: end = head, last } = await selectHead(db, orgId)
  for (;;) {
    const entries = await selectSealed(db, orgId, { after: head.seq, until: end.seq, limit: AT_ONCE })
    if (entries.length === 0) break
    const followed = await follow(head, entries, isErased)
    head = followed.head
    if (followed.fault) return { head, fault: followed.fault }
  }
  const next = { seq: head.seq + 1, entryId: undefined }
  if (head.seq < end.seq) return { head, fault: { ...next, what: 'removed' } }
  if (head.hash !== end.hash || last > end.seq) return { head, fault: { ...next, what: 'head changed' } }
  const unsealed = await selectUnsealed(db, orgId)
  return { head, fault: unsealed === undefined ? null : { ...next, entryId: unsealed, what: 'unsealed' } }
}

const WHAT_HAPPENED: Record<ChainFault['what'], string> = {
  removed: 'was removed',
  changed: 'was changed, moved or added after it was sealed',
  'values changed': 'was changed after it was sealed: its details, address or program',
  unsealed: 'was added without a seal',
  'checkpoint changed': 'is where the trail was cut, and what says so is not signed by this installation',
  'head changed': 'or its seal was removed, or the head of the chain was changed',
}

async function sentenceOf(db: Db, orgId: string, { seq, entryId, what }: ChainFault): Promise<string> {
  const entry = entryId === undefined ? undefined : await selectEntry(db, orgId, entryId)
  const named = entry ? ` (${entry.action}, ${dayOf(entry.at)}, id ${entryId})` : ''
  return `Entry ${seq}${named} ${WHAT_HAPPENED[what]}.`
}

/**
 * Checks the audit trails of all organisations, and that they still have the heads that were kept elsewhere, as whoever owns the
 * database can cut a trail short, or write it anew, so that it holds. Answers one line for each trail, and one for those heads.
 * Throws a sentence for the operator that names the first entry that is not as it was sealed, or the first head that is gone.
 */
export async function verifyAllChains(
  db: Db,
  key: CheckpointKey | undefined,
  kept: readonly ChainHead[],
): Promise<string[]> {
  const lines: string[] = []
  for (const { id, name } of await allOrganisations(db)) {
    const { head, fault, checkpoint } = await verifyChain(db, id, key)
    if (fault) throw new Error(`The audit trail of ${name} is broken. ${fault.text}`)
    lines.push(
      head.seq === 0
        ? `${name}: no entries yet.`
        : checkpoint
          ? `${name}: entries ${checkpoint.seq + 1} to ${head.seq} verified from the checkpoint of ${dayOf(checkpoint.madeAt)} on, signed by ${checkpoint.key}. Head: ${head.seq} ${head.hash}`
          : `${name}: ${head.seq} entries verified. Head: ${head.seq} ${head.hash}`,
    )
  }
  const [missing] = await selectMissingHeads(db, kept)
  if (missing) throw new Error(await goneText(db, missing))
  if (kept.length > 0) lines.push(`Heads that were kept earlier: ${kept.length}, all still in the trail.`)
  return lines
}

async function goneText(db: Db, { seq, hash }: ChainHead): Promise<string> {
  const cuts = await Promise.all((await allOrganisations(db)).map(({ id }) => selectCheckpoint(db, id)))
  const latest = Math.max(0, ...cuts.map((cut) => cut?.seq ?? 0))
  const older = seq < latest ? ` Trails were cut for retention up to entry ${latest}, though: keep later heads.` : ''
  return `No trail has entry ${seq} with the hash ${hash} any more: it was cut short, or written anew, after that was kept.${older}`
}
