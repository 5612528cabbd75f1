import type { Db } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { FileStorage } from '../files/storage.ts'
import type { Actor } from '../identity/actor.ts'
import { demand } from '../identity/may.ts'
import { isId } from '../ids.ts'
import { selectReceiptFile } from './file-store.ts'

export type ReceiptFiles = ReturnType<typeof createReceiptFiles>

/** Opening the file of a receipt. */
export function createReceiptFiles({ db, files }: { db: Db; files: FileStorage }) {
  return {
    /**
     * The file with its name and type. Its uploader may open it always, whoever may read the expense once it is
     * claimed; for everybody else there is no such record.
     */
    async open(actor: Actor, receiptId: string) {
      const row = isId(receiptId) ? await selectReceiptFile(db, actor.orgId, receiptId) : undefined
      if (!row) throw problem('record.not_found')
      const { expense_id, employee_id: employeeId, manager_employee_id: managerEmployeeId } = row
      const owner = expense_id !== null && employeeId !== null ? { employeeId, managerEmployeeId } : undefined
      demand(actor, { to: 'open-receipt', uploaderId: row.person_id, owner })
      return { bytes: await files.get(row.file_hash), name: row.file_name, mediaType: row.media_type }
    },
  }
}
