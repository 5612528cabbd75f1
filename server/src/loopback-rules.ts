/**
 * Whether a host, as an address to listen on or as a URL's `hostname`, is this machine and reached from nowhere else.
 * Names that end in `.localhost` are kept for this machine (RFC 6761).
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase()
  if (/^127(\.\d{1,3}){3}$/.test(name)) return true
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || name === '[::1]'
}
