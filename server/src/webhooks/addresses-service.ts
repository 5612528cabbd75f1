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

/** An address of another program as it is kept, with the secrets by which its messages are signed. */
interface KeptEndpoint {
  org_id: string
  id: string
  address: string
  secret: string
  old_secret: string | null
  old_secret_until: Date | null
}

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

    /** A part of an address of another program, as it is kept. */
    sealOf: (part: 'address' | 'secret', text: string, { orgId, id }: { orgId: string; id: string }): string =>
      sealed(text, key, `webhook ${part} ${orgId} ${id}`),

    /** Where another program is written to and by which secrets, the one before as long as it counts; undefined where the key was lost. */
    openEndpoint(kept: KeptEndpoint, now: Date): { address: URL; secrets: string[] } | undefined {
      const { org_id: orgId, id, old_secret: old, old_secret_until: until } = kept
      const open = (part: 'address' | 'secret', text: string) => unsealed(text, key, `webhook ${part} ${orgId} ${id}`)
      const address = open('address', kept.address)
      const secret = open('secret', kept.secret)
      if (address === undefined || secret === undefined) return undefined
      const before = old !== null && until !== null && until > now ? open('secret', old) : undefined
      return { address: new URL(address), secrets: [secret, ...(before === undefined ? [] : [before])] }
    },

    /** Seals what an earlier version has kept as it was. */
    async sealAll(db: Db): Promise<void> {
      for (const { address, ...of } of await selectUnsealed(db))
        await replaceAddress(db, of, { from: address, to: sealed(address, key, placeOf(of)) })
    },
  }
}
