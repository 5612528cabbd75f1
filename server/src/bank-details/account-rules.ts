import { createHmac } from 'node:crypto'
import { BankDetails } from '@pravas/contract/bank-details'
import { sealed, unsealed } from '../sealed-rules.ts'

/** How many digits of an account number are shown to everybody but finance. */
const SHOWN_DIGITS = 4

/** Whose bank details they are. */
interface Owner {
  orgId: string
  personId: string
}

export type BankVault = ReturnType<typeof bankVault>

/** Bank details as they are kept: encrypted for one person by a key of 32 bytes that the database does not hold. */
export function bankVault(key: Uint8Array) {
  const placeOf = ({ orgId, personId }: Owner) => `bank details ${orgId} ${personId}`
  return {
    seal: (details: BankDetails, owner: Owner): string => sealed(JSON.stringify(details), key, placeOf(owner)),

    /** The details again; undefined where the key was lost, so that they have to be entered anew. */
    open(kept: string, owner: Owner): BankDetails | undefined {
      const text = unsealed(kept, key, placeOf(owner))
      return text === undefined ? undefined : BankDetails.parse(JSON.parse(text))
    },

    /**
     * The details as the audit trail has them: masked, with a digest by which whoever holds the key can tell whether an account is
     * that one.
     */
    onRecord(details: BankDetails) {
      const account = `${details.account_number} ${details.ifsc}`
      return { ...masked(details), digest: createHmac('sha256', key).update(account).digest('hex').slice(0, 16) }
    },
  }
}

/** Bank details as everybody but finance reads them. */
export function masked({ account_number, ...rest }: BankDetails): BankDetails {
  return { ...rest, account_number: `•••• ${account_number.slice(-SHOWN_DIGITS)}` }
}

export function sameDetails(one: BankDetails, other: BankDetails): boolean {
  return (
    one.account_holder === other.account_holder &&
    one.account_number === other.account_number &&
    one.ifsc === other.ifsc
  )
}
