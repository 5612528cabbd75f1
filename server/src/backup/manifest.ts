import { z } from 'zod'

const TableShape = z.strictObject({
  table: z.string(),
  /** Columns with their types, in the order of the values of a row. */
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })).min(1),
})
export type TableShape = z.infer<typeof TableShape>

/** What a backup says of itself, in its `manifest.json`. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  /** The instant that the tables are of. */
  at: z.iso.datetime(),
  /** The kind of database it was made of; it can be restored into either. */
  from: z.enum(['embedded', 'postgres']),
  /** The migrations that had been applied, oldest first. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(TableShape.extend({ rows: z.int() })),
  /** What the sequences had counted to. */
  sequences: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'
export const INDEX = 'index.csv'
export const tableEntry = (table: string) => `tables/${table}.jsonl.gz`
export const fileEntry = (hash: string) => `files/${hash}`
/** The hash of the file that an entry holds; undefined for other entries. */
export const fileOf = (entry: string) => /^files\/([0-9a-f]{64})$/.exec(entry)?.[1]
export const secretEntry = (name: string) => `secrets/${name}`
/** The name of the secret that an entry holds; undefined for other entries. */
export const secretOf = (entry: string) => /^secrets\/([a-z-]+)$/.exec(entry)?.[1]
