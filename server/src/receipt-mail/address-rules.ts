/** Where mails with receipts arrive: one mailbox, whose addresses differ after a plus, or a whole domain. */
export interface ReceiptAddress {
  /** The part before the @; null where every address of the domain arrives. */
  mailbox: string | null
  domain: string
}

/** Letters and digits that nobody mistakes for one another, in the one case that mail programs keep. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789'
const KEY_LENGTH = 18
const KEY = new RegExp(`^[${LETTERS}]{${KEY_LENGTH}}$`)
/** What may be an address, wherever it stands in a header. */
const ADDRESS = /[a-z0-9._+-]{1,64}@[a-z0-9.-]{1,255}/gi

/** A key of more than 80 bits from random bytes, each of which chooses a letter; those that would favour some are skipped. */
export function keyOf(random: Iterable<number>): string {
  let key = ''
  for (const byte of random) {
    if (key.length === KEY_LENGTH) break
    if (byte < LETTERS.length * Math.floor(256 / LETTERS.length)) key += LETTERS[byte % LETTERS.length]
  }
  if (key.length < KEY_LENGTH) throw new Error('Too few random bytes for a key.')
  return key
}

/** The address that a key makes. */
export function addressOf({ mailbox, domain }: ReceiptAddress, key: string): string {
  return mailbox === null ? `${key}@${domain}` : `${mailbox}+${key}@${domain}`
}

/** The keys of the receipt addresses in texts such as headers, each once, in the order in which they stand there. */
export function keysIn(at: ReceiptAddress, texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => text.match(ADDRESS) ?? []).flatMap((address) => keyIn(at, address) ?? [])
  return [...new Set(found)]
}

function keyIn({ mailbox, domain }: ReceiptAddress, address: string): string | undefined {
  const [local = '', host = ''] = address.toLowerCase().split('@')
  if (host.replace(/\.$/, '') !== domain) return undefined
  const prefix = mailbox === null ? '' : `${mailbox}+`
  const key = local.startsWith(prefix) ? local.slice(prefix.length) : ''
  return KEY.test(key) ? key : undefined
}
