import { isIPv4 } from 'node:net'

/** Whether a host, as an address to listen on or as a URL's `hostname`, is this machine and reached from nowhere else. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase()
  if (isIPv4(name)) return name.startsWith('127.')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || name === '[::1]'
}
