import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync } from '@swc/core'
import { root } from './root.ts'

/** A regular expression of the product, and where it stands. */
export interface Pattern {
  source: string
  flags: string
  /** From the root; with the line where the pattern is composed. */
  place: string
}

/** The product's own sources; what only tests use meets nobody's text. */
const SOURCES = ['contract', 'language', 'messages', 'reading', 'server', 'web'].map(
  (name) => `${name}/src/**/*.{ts,tsx}`,
)
const FOR_TESTS = /\.(?:test|fixture)\.tsx?$|\/testing\/|\.d\.ts$/

/**
 * Every regular expression in the product's sources: those that are written out, and those that are composed when their
 * module is loaded. `unseen` are places that compose one only later, so that nobody can tell what it will be.
 */
export async function productPatterns(): Promise<{ patterns: Pattern[]; unseen: string[] }> {
  const files = globSync(SOURCES, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const sources = files
    .filter((file) => !FOR_TESTS.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')])
  const written = sources.flatMap(([file = '', text = '']) =>
    literals(text, file.endsWith('x')).map((literal) => ({ ...literal, place: file })),
  )
  const places = sources.flatMap(([file = '', text = '']) => composing(text).map((line) => ({ file, line })))
  const composed = await composedPatterns([...new Set(places.map(({ file }) => file))])
  const seen = new Set(composed.map(({ place }) => place))
  const unseen = places.map(({ file, line }) => `${file}:${line}`).filter((place) => !seen.has(place))
  return { patterns: [...written, ...composed], unseen }
}

/** The patterns that are written between slashes in a source. */
export function literals(text: string, tsx: boolean): Pick<Pattern, 'source' | 'flags'>[] {
  const found: Pick<Pattern, 'source' | 'flags'>[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && value.type === 'RegExpLiteral' && 'pattern' in value && 'flags' in value) {
      found.push({ source: String(value.pattern), flags: String(value.flags) })
    }
    for (const field of Object.values(value)) visit(field)
  }
  visit(parseSync(text, { syntax: 'typescript', tsx }))
  return found
}

/** The lines, from 1, on which a source composes a pattern. */
export function composing(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (/\bRegExp\(/.test(line) ? [index + 1] : []))
}

/** Loads modules, and tells which patterns they composed. */
async function composedPatterns(files: string[]): Promise<Pattern[]> {
  const composed: Pattern[] = []
  const note = (pattern: RegExp) => {
    const place = callerPlace()
    if (place !== undefined) composed.push({ source: pattern.source, flags: pattern.flags, place })
    return pattern
  }
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct: (target, given, made) => note(Reflect.construct(target, given, made)),
    apply: (target, self, given) => note(Reflect.apply(target, self, given)),
  })
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href)
  } finally {
    globalThis.RegExp = original
  }
  return composed
}

/** The place in the product's sources from which a pattern is composed, `file:line`; undefined for packages' own ones. */
function callerPlace(): string | undefined {
  const frame = new Error().stack
    ?.split('\n')
    .find((line) => line.includes('file://') && !line.includes(import.meta.url))
  const [, url, line] = frame?.match(/(file:\/\/[^)]+?):(\d+):\d+/) ?? []
  if (url === undefined) return undefined
  const path = fileURLToPath(url).replaceAll('\\', '/')
  const folder = `${root.replaceAll('\\', '/')}/`
  return path.startsWith(folder) && !path.includes('/node_modules/')
    ? `${path.slice(folder.length)}:${line}`
    : undefined
}
