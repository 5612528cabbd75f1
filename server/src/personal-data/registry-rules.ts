import type { DataSection } from '@pravas/contract/personal-data'
import { COLUMN_CLASSES, columnsOf, type TableRule } from './column-rules.ts'
import { MONEY_TABLES } from './money-tables-rules.ts'
import { OTHER_TABLES } from './other-tables-rules.ts'
import { PEOPLE_TABLES } from './people-tables-rules.ts'
import { REQUEST_TABLES } from './request-tables-rules.ts'

/**
 * The register of personal data: of every column of every table whom it identifies, what the export of one's own data does with
 * it and what erasure does. A column that is added has its class here, which `registry.test.ts` asks for.
 */
export const REGISTRY: Readonly<Record<string, TableRule>> = {
  ...PEOPLE_TABLES,
  ...REQUEST_TABLES,
  ...MONEY_TABLES,
  ...OTHER_TABLES,
}

/** A table with rows that are somebody's. */
export interface PersonalTable extends TableRule {
  table: string
  section: DataSection
  owner: NonNullable<TableRule['owner']>
}

/** The tables with rows that are somebody's. */
export const PERSONAL_TABLES: readonly PersonalTable[] = Object.entries(REGISTRY).flatMap(([table, rule]) => {
  const { section, owner } = rule
  return section && owner ? [{ ...rule, table, section, owner }] : []
})

/** The columns whose texts are freed of what identifies an erased person. */
export const FREED_COLUMNS = Object.entries(REGISTRY).flatMap(([table, rule]) =>
  columnsOf(rule).flatMap(({ name, is }) => {
    const { erasure } = COLUMN_CLASSES[is]
    // The trail is erased entry by entry, so that its chain stays whole.
    if (table === 'audit_log' || (erasure !== 'freed everywhere' && erasure !== 'freed in theirs')) return []
    return [{ table, column: name, inTheirsAlone: erasure === 'freed in theirs' }]
  }),
)
