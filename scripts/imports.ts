/** A file and what it imports, by their paths from the repository's root. */
export interface Module {
  source: string
  dependencies: readonly { resolved: string }[]
}

/** What an import rule says of one side: patterns of paths, one of which has to match. */
interface Side {
  path?: string | string[] | undefined
  pathNot?: string | string[] | undefined
}

/** An import rule of .dependency-cruiser.cjs, as far as its patterns go. */
export interface ImportRule {
  name?: string | undefined
  from: Side
  to?: Side
}

const TESTS = /\.(test|fixture)\.tsx?$|\/testing\//

/**
 * Finds circles between the parts of `root`: a folder directly in it, or a file. Answers each import that is on a circle
 * as 'mail → identity (server/src/mail/outbox.ts imports server/src/identity/actor.ts)', one of each two parts. Tests may import
 * what they like.
 */
export function circlesOfFolders(modules: readonly Module[], root: string): string[] {
  const examples = new Map<string, Map<string, string>>()
  for (const { source, dependencies } of modules) {
    const from = partOf(source, root)
    if (from === undefined) continue
    for (const { resolved } of dependencies) {
      const to = partOf(resolved, root)
      if (to === undefined || to === from) continue
      const known = examples.get(from) ?? new Map<string, string>()
      if (!known.has(to)) known.set(to, `${from} → ${to} (${source} imports ${resolved})`)
      examples.set(from, known)
    }
  }
  const found: string[] = []
  for (const [from, targets] of examples) {
    for (const [to, example] of targets) if (reaches(examples, to, from)) found.push(example)
  }
  return found.sort()
}

function partOf(path: string, root: string): string | undefined {
  return path.startsWith(root) && !TESTS.test(path) ? path.slice(root.length).split('/', 1)[0] : undefined
}

function reaches(edges: ReadonlyMap<string, ReadonlyMap<string, unknown>>, from: string, to: string): boolean {
  const seen = new Set([from])
  // A set that grows is walked to its end.
  for (const part of seen) for (const next of edges.get(part)?.keys() ?? []) seen.add(next)
  return seen.has(to)
}

/**
 * Finds the patterns of rules that match no file, as 'rule-name: from.path ^server/src/gone/'. A rule without a `from` forbids
 * a name to all, and what it forbids is not there.
 */
export function idlePatterns(rules: readonly ImportRule[], modules: readonly Module[]): string[] {
  const files = new Set(modules.flatMap(({ source, dependencies }) => [source, ...dependencies.map((d) => d.resolved)]))
  const names = [...files]
  const matchesNothing = (pattern: string) => {
    // A group of the other side may stand for any folder.
    const expression = new RegExp(pattern.replace(/\$\d/g, '[^/]+'))
    return !names.some((name) => expression.test(name))
  }
  return rules
    .filter(({ from }) => from.path !== undefined || from.pathNot !== undefined)
    .flatMap(({ name, from, to = {} }) =>
      Object.entries({
        'from.path': from.path,
        'from.pathNot': from.pathNot,
        'to.path': to.path,
        'to.pathNot': to.pathNot,
      }).flatMap(([side, patterns = []]) =>
        [patterns]
          .flat()
          .filter(matchesNothing)
          .map((pattern) => `${name}: ${side} ${pattern}`),
      ),
    )
}
