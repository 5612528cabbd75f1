import { expect, test } from 'vitest'
import { isOwnHost, type OwnHost } from './host-rules.ts'

const published = { publicHost: 'pravas.example', boundHost: '0.0.0.0' }
const local = { publicHost: 'localhost:5007', boundHost: '127.0.0.1' }
const everywhere = { publicHost: 'localhost:5007', boundHost: '0.0.0.0' }
const sixEverywhere = { publicHost: 'localhost:5007', boundHost: '::' }
const one = { publicHost: 'localhost:5007', boundHost: '192.168.1.5' }
const named = { publicHost: 'localhost:5007', boundHost: 'Trips.internal' }

const CASES: [what: string, host: string | undefined, own: OwnHost, expected: boolean][] = [
  ['the public name', 'pravas.example', published, true],
  ['the public name, as people may type it', 'Pravas.EXAMPLE.:443', published, true],
  ['a name below the public one', 'x.pravas.example', published, false],
  ['a name that ends like the public one', 'evilpravas.example', published, false],
  ['a name that begins like the public one', 'pravas.example.evil.example', published, false],
  ['an address where a name is known', '192.168.1.5:5007', published, false],
  ['localhost', 'localhost:5007', published, true],
  ['localhost in capitals, with a final dot', 'LOCALHOST.:5007', local, true],
  ['a name kept for this machine', 'pravas.localhost:5007', local, true],
  ['loopback of IPv4', '127.0.0.1:40123', local, true],
  ['another loopback address', '127.8.9.1', local, true],
  ['loopback of IPv6', '[::1]:5007', local, true],
  ['loopback of IPv6 in full', '[0:0:0:0:0:0:0:1]', local, true],
  ['a name that begins like loopback', '127.0.0.1.evil.example:5007', local, false],
  ['a name that ends like localhost', 'evil.localhost.example', local, false],
  ['another site’s name', 'evil.example:5007', local, false],
  ['another site’s name, bound everywhere', 'evil.example:5007', everywhere, false],
  ['an address, bound to loopback', '192.168.1.5:5007', local, false],
  ['an address, bound everywhere without a public name', '192.168.1.5:5007', everywhere, true],
  ['an IPv6 address, bound everywhere without a public name', '[2001:db8::5]:5007', sixEverywhere, true],
  ['the address that is bound', '192.168.1.5:5007', one, true],
  ['another address than the bound one', '192.168.1.6:5007', one, false],
  ['the name that is bound', 'trips.internal:5007', named, true],
  ['no name', undefined, local, false],
  ['an empty name', '', local, false],
  ['a name with a name and a password', 'localhost@evil.example', local, false],
  ['a path', 'localhost/evil', local, false],
  ['two names', 'localhost, evil.example', local, false],
  ['a port that is none', 'localhost:5007x', local, false],
]

test.each(CASES)('%s (%s)', (_, host, own, expected) => {
  expect(isOwnHost({ host, forwardedHost: undefined, fromLoopback: true }, own)).toBe(expected)
  expect(isOwnHost({ host, forwardedHost: undefined, fromLoopback: false }, own)).toBe(expected)
})

test.each([
  ['another machine that names the public host', 'app:5007', 'pravas.example', false, true],
  ['another machine that names another host', 'pravas.example', 'evil.example', false, false],
  ['this machine that names the public host', '127.0.0.1:5007', 'pravas.example', true, true],
  // A page of evil.example, opened on this machine and pointed at it, may write X-Forwarded-Host and not Host.
  ['this machine under another name', 'evil.example:5007', 'localhost', true, false],
])('a trusted proxy on %s', (_, host, forwardedHost, fromLoopback, expected) => {
  expect(isOwnHost({ host, forwardedHost, fromLoopback }, published)).toBe(expected)
})
