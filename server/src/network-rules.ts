/**
 * The part of a network address that belongs to one subscriber: an IPv4 address as it is, also where it is written as
 * an IPv6 one, and of an IPv6 address the first 64 bits, since one customer is given all addresses below them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
