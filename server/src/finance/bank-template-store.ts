import type { Db } from '../db/database.ts'

/** The template of bank files as it was saved last; undefined where none was chosen yet. */
export function selectBankTemplate(db: Db, orgId: string) {
  return db.selectFrom('bank_templates').select(['version', 'template']).where('org_id', '=', orgId).executeTakeFirst()
}

/** Saves a template of bank files in place of the one before. */
export async function saveBankTemplate(trx: Db, orgId: string, version: number, template: unknown): Promise<void> {
  const row = { version, template: JSON.stringify(template) }
  await trx
    .insertInto('bank_templates')
    .values({ org_id: orgId, ...row })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
    .execute()
}
