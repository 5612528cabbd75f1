import { ConnectionRequest } from '@pravas/contract/connections'

/** What an assistant asks for, as the page's address says it; undefined when it is not such an address. */
export function requestIn(search: URLSearchParams): ConnectionRequest | undefined {
  return ConnectionRequest.safeParse(Object.fromEntries(search)).data
}

/** Whether an address is one of the web, and nothing else that a browser would run. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address)
}

/** Leaves for an address of the web; stays for any other. */
export function leaveFor(address: string): void {
  if (isWebAddress(address)) window.location.assign(address)
}
