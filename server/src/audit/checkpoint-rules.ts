import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { ChainHead } from './chain-rules.ts'

/** Where an organisation's chain was cut: its entries up to this one are gone. */
export interface Checkpoint extends ChainHead {
  orgId: string
  /** Entries from before this day (`YYYY-MM-DD`) are gone. */
  before: string
  madeAt: Date
}

export interface SignedCheckpoint extends Checkpoint {
  /** Of the public key by which it was signed, in hexadecimal digits. */
  key: string
  signature: Uint8Array
}

/** Signs checkpoints and tells whether it was this key that signed one. */
export interface CheckpointKey {
  /** Of the public key, in hexadecimal digits. */
  fingerprint: string
  sign(checkpoint: Checkpoint): SignedCheckpoint
  isOurs(checkpoint: SignedCheckpoint): boolean
}

/** What precedes the 32 bytes of an Ed25519 key in PKCS #8, RFC 8410. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The Ed25519 key of a secret of 32 bytes. */
export function checkpointKey(secret: Uint8Array): CheckpointKey {
  const der = Buffer.concat([PKCS8_ED25519, secret])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const fingerprint = fingerprintOf(publicKey)
  return {
    fingerprint,
    sign: (checkpoint) => ({
      ...checkpoint,
      key: fingerprint,
      signature: sign(null, textOf(checkpoint), privateKey),
    }),
    isOurs: (checkpoint) =>
      checkpoint.key === fingerprint && verify(null, textOf(checkpoint), publicKey, checkpoint.signature),
  }
}

function fingerprintOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex')
}

function textOf({ orgId, seq, hash, before, madeAt }: Checkpoint): Buffer {
  return Buffer.from(
    JSON.stringify(['pravas audit checkpoint 1', orgId, String(seq), hash, before, madeAt.toISOString()]),
  )
}
