/** Longer addresses than any page of ours has. */
const LONGEST = 500

/**
 * Whether a text is an address below this site, such as `/trip/TRP-2026-000123?tab=history`, however a browser reads it: one
 * that leads to another site or to the API is not.
 */
export function isOwnPath(text: string): boolean {
  const base = 'http://own.invalid'
  if (text.length > LONGEST || !text.startsWith('/') || !URL.canParse(text, base)) return false
  const { origin, pathname } = new URL(text, base)
  return origin === base && !pathname.startsWith('//') && !/^\/api(\/|$)/.test(pathname)
}
