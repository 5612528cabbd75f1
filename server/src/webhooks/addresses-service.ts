import type { WebhookService } from '@pravas/contract/webhooks'
import type { Db } from '../db/database.ts'
import { sealed, unsealed } from '../sealed-rules.ts'
import { replaceAddress, selectUnsealed } from './webhook-store.ts'

/** Which webhook an address is of. */
interface AddressOf {
  orgId: string
  service: WebhookService
}

export type Addresses = ReturnType<typeof createAddresses>

const placeOf = ({ orgId, service }: AddressOf) => `webhook ${orgId} ${service}`

/**
 * Addresses of webhooks as they are kept. Whoever has one writes into the channel, so that the database holds them encrypted and
 * the key lies elsewhere.
 */
export function createAddresses(key: Uint8Array) {
  return {
    seal: (address: string, of: AddressOf): string => sealed(address, key, placeOf(of)),

    /** The address again; undefined where the key was lost, so that it has to be entered anew. */
    open(kept: string, of: AddressOf): URL | undefined {
      const address = unsealed(kept, key, placeOf(of))
      return address === undefined ? undefined : new URL(address)
    },

    /** Seals what an earlier version has kept as it was. */
    async sealAll(db: Db): Promise<void> {
      for (const { address, ...of } of await selectUnsealed(db))
        await replaceAddress(db, of, { from: address, to: sealed(address, key, placeOf(of)) })
    },
  }
}
