import type { DataSection as Section } from '@pravas/contract/personal-data'

/** What becomes of the values of a column. */
export interface ColumnTreatment {
  /** Whom a value identifies: the person whose row it is, whoever acted on it, whoever a text names, or nobody. */
  names: 'owner' | 'actor' | 'anybody' | 'nobody'
  /** Whether its owner gets it with their data: as it is, decrypted, as the file that it names, or not. */
  export: 'given' | 'opened' | 'file' | 'left out'
  /**
   * What erasure does with it where its row stays: it is kept; replaced, as it identifies; freed of what identifies the erased person,
   * in all rows of the organisation or in theirs.
   */
  erasure: 'kept' | 'replaced' | 'freed everywhere' | 'freed in theirs'
  /** Why it is treated so. */
  why: string
}

/** The classes of columns; every column of the database is in one of them. */
export const COLUMN_CLASSES = {
  key: {
    names: 'owner',
    export: 'given',
    erasure: 'kept',
    why: 'leads to a row, which says no more of an erased person',
  },
  fact: { names: 'nobody', export: 'given', erasure: 'kept', why: 'tells of the record, and of nobody by itself' },
  words: { names: 'anybody', export: 'given', erasure: 'freed everywhere', why: 'a text in which people are named' },
  reading: {
    names: 'anybody',
    export: 'given',
    erasure: 'freed in theirs',
    why: 'a text of a document, which stays as it was read where it is somebody else’s',
  },
  identity: { names: 'owner', export: 'given', erasure: 'replaced', why: 'identifies the person' },
  evidence: {
    names: 'owner',
    export: 'given',
    erasure: 'kept',
    why: 'a part of the books of account, which are kept for eight years as they were made',
  },
  sealed: {
    names: 'owner',
    export: 'opened',
    erasure: 'kept',
    why: 'encrypted; deleted with its row, or a part of the books that says to which account money went',
  },
  file: { names: 'owner', export: 'file', erasure: 'kept', why: 'names a file, which goes when no row names it' },
  secret: { names: 'owner', export: 'left out', erasure: 'replaced', why: 'opens something; nobody is told' },
  actor: { names: 'actor', export: 'left out', erasure: 'kept', why: 'leads to whoever acted, by id or number' },
  inner: { names: 'nobody', export: 'left out', erasure: 'kept', why: 'serves the product’s own working' },
  organisation: { names: 'nobody', export: 'left out', erasure: 'kept', why: 'what the organisation says of itself' },
} as const satisfies Record<string, ColumnTreatment>

export type ColumnClass = keyof typeof COLUMN_CLASSES

/** Which rows of a table are somebody's, by a column. */
export type Ownership =
  /** It holds the person's id. */
  | { person: string }
  /** It holds their employee ID. */
  | { number: string }
  /** It holds their mail address. */
  | { address: string }
  /** It holds the id (or `key`) of a row of theirs in another table. */
  | { column: string; of: string; key?: string }
  | { any: readonly Ownership[] }

/** Until when what an erasure keeps is kept, by the retention terms of the organisation. */
export type KeptFor = 'records' | 'audit' | 'usage'

export interface TableRule {
  /** Null where the table holds nothing of people, or only who acted. */
  section: Section | null
  owner: Ownership | null
  /** What erasure does with the person's rows; 'unclaimed': those of no claim are deleted, the others kept. */
  rows: 'deleted' | 'unclaimed deleted' | 'kept'
  keptFor: KeptFor | null
  /** The names of its columns by class, between blanks. */
  columns: Partial<Record<ColumnClass, string>>
}

type Columns = TableRule['columns']

/** Rows that go with the person. */
export const deleted = (section: Section, owner: Ownership, columns: Columns): TableRule => ({
  section,
  owner,
  rows: 'deleted',
  keptFor: null,
  columns,
})

/** Rows that stay, for as long as the law or the organisation's own terms say. */
export const kept = (section: Section, owner: Ownership, keptFor: KeptFor, columns: Columns): TableRule => ({
  section,
  owner,
  rows: 'kept',
  keptFor,
  columns,
})

/** A table without rows that are somebody's. */
export const nobodys = (columns: Columns): TableRule => ({
  section: null,
  owner: null,
  rows: 'kept',
  keptFor: null,
  columns,
})

export const own = { person: 'person_id' } as const

/** The columns of a table with their classes, in the order of the classes. */
export function columnsOf({ columns }: TableRule): { name: string; is: ColumnClass }[] {
  return (Object.keys(COLUMN_CLASSES) as ColumnClass[]).flatMap((is) =>
    (columns[is] ?? '').split(' ').flatMap((name) => (name === '' ? [] : [{ name, is }])),
  )
}
