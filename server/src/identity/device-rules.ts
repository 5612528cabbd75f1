import { inOrder, type Wording } from '@pravas/language/text/in-order'

const BROWSERS: [Wording, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [inOrder(/\bVersion\//, /\bSafari\//), 'Safari'],
]
const SYSTEMS: [Wording, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * What somebody signs in with, such as 'Firefox on Windows', from the User-Agent header; null when it names neither.
 * More of the header is not kept: it would tell a browser from others of its kind.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const nameIn = (names: [Wording, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = nameIn(BROWSERS)
  const system = nameIn(SYSTEMS)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? null
}
