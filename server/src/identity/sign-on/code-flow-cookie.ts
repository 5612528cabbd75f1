import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { CODE_FLOW_MINUTES } from '../session-rules.ts'

const Flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page to open after the sign-in. */
  returnTo: z.string().optional(),
  /** The session that the browser had, which it does not send on its way back from another site. */
  replacedToken: z.string().optional(),
  /** The administrator who tries the sign-in; absent: somebody signs in. */
  triedBy: z.string().optional(),
})

/** A sign-in under way, as its own browser keeps it. */
export type CodeFlow = z.infer<typeof Flow>

/** The cookie's value: encrypted, so that the browser can neither read nor change it, and of use for ten minutes. */
export function sealFlow(flow: CodeFlow, key: Uint8Array, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new EncryptJWT({ flow })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(seconds + CODE_FLOW_MINUTES * 60)
    .encrypt(key)
}

/** The sign-in of a cookie that this key sealed; undefined for any other, and once it has run out. */
export async function openFlow(cookie: string | undefined, key: Uint8Array, now: Date): Promise<CodeFlow | undefined> {
  if (cookie === undefined) return undefined
  const opened = await jwtDecrypt(cookie, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
    requiredClaims: ['exp'],
    currentDate: now,
  }).catch(() => undefined)
  return opened && Flow.safeParse(opened.payload.flow).data
}
