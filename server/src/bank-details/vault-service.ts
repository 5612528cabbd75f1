import { generatedSecret } from '../config/generated-secret.ts'
import { type BankVault, bankVault } from './account-rules.ts'

/** Opens the bank details of the installation whose data are in this folder. */
export async function openBankVault(dataDir: string): Promise<BankVault> {
  return bankVault(await generatedSecret(dataDir, 'bank-details'))
}
