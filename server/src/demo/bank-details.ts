import type { BankDetails } from '@pravas/contract/bank-details'
import type { Transaction } from 'kysely'
import type { BankVault } from '../bank-details/account-rules.ts'
import { saveBankDetails } from '../bank-details/store.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../db/tables.ts'

/** Codes of banks that do not exist, of the form that real ones have. */
const BRANCHES = ['DEMO0000110', 'DEMO0000400', 'DEMO0000560']

/** Gives the demo people of an organisation who have no bank details made-up ones. */
export async function addMissingBankDetails(
  trx: Transaction<Tables>,
  { orgId, vault, clock }: { orgId: string; vault: BankVault; clock: Clock },
): Promise<void> {
  const people = await trx
    .selectFrom('people')
    .select(['id', 'name', 'employee_id'])
    .where('org_id', '=', orgId)
    .where('is_demo', '=', true)
    .where('active', '=', true)
    .where('employee_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_details')
            .select('bank_details.person_id')
            .whereRef('bank_details.org_id', '=', 'people.org_id')
            .whereRef('bank_details.person_id', '=', 'people.id'),
        ),
      ),
    )
    .orderBy('employee_id')
    .execute()
  const entered = people.map(({ id: personId, name, employee_id }) => ({
    personId,
    sealed: vault.seal(madeUp(name, employee_id ?? ''), { orgId, personId }),
  }))
  await saveBankDetails(trx, orgId, entered, clock.now())
}

function madeUp(name: string, employeeId: string): BankDetails {
  const digits = employeeId.replace(/\D/g, '')
  return {
    account_holder: name,
    account_number: `990${digits.padStart(9, '0')}`,
    ifsc: BRANCHES[Number(digits) % BRANCHES.length] ?? 'DEMO0000110',
  }
}
