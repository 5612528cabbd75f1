import { AUDIT_CHANNELS, type AuditItem } from '@pravas/contract/audit'
import { changeOf } from './change-rules.ts'
import type { TrailRow } from './trail-store.ts'

/** An entry of the trail as the call answers it. */
export function presentEntry(row: TrailRow): AuditItem {
  const { id, seq, at, action, actor, on_behalf_of, record_kind, record_id, number, name, detail, hash } = row
  return {
    id,
    seq,
    at: at.toISOString(),
    action,
    actor,
    on_behalf_of,
    record: { kind: record_kind, id: record_id, number, name },
    ...changeOf(action, detail),
    channel: AUDIT_CHANNELS.find((channel) => channel === row.channel) ?? null,
    address: row.address,
    agent: row.agent,
    hash,
  }
}

export const EXPORT_HEADER = [
  'Entry',
  'At (UTC)',
  'Action',
  'By',
  'Employee ID',
  'On behalf of',
  'Record',
  'Record ID',
  'Before',
  'After',
  'Channel',
  'Address',
  'Program',
  'Hash',
] as const

/** The cells of an entry in the export, in the order of its columns; values as JSON. */
export function exportCells(row: TrailRow): string[] {
  const { seq, at, action, actor, on_behalf_of, record, before, after, channel, address, agent, hash } =
    presentEntry(row)
  const json = (values: unknown) => (values === null ? '' : JSON.stringify(values))
  return [
    String(seq),
    at,
    action,
    actor?.name ?? '',
    actor?.employee_id ?? '',
    on_behalf_of?.name ?? '',
    [record.kind, record.number ?? record.name].filter(Boolean).join(' '),
    record.id ?? '',
    json(before),
    json(after),
    channel ?? '',
    address ?? '',
    agent ?? '',
    hash,
  ]
}
