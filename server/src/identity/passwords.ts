import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS)
}

let unknownAccountHash: Promise<string> | undefined

/**
 * Whether the password fits. An account that does not exist, or has no password, takes as long as a wrong password, so
 * that the answer's time does not tell which addresses are known.
 */
export async function passwordFits(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  if (!passwordHash) {
    unknownAccountHash ??= hashPassword('no account has this password')
    await verify(await unknownAccountHash, password)
    return false
  }
  return verify(passwordHash, password)
}
