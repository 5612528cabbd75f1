/** Reads words from a position on and answers where its readings may end; nothing where it does not fit. */
export type Rule = (words: readonly string[], at: number) => number[]

/** Takes what rules have read while `matchesDuring` runs. */
let noted: Set<string> | undefined
/** How many rules are at work within one another. */
let depth = 0

/**
 * Runs `read`, and returns with its result the stretches of two words and more that whole rules have read meanwhile, each in words
 * joined by spaces. This is the one place where the words that a grammar used are collected.
 */
export function matchesDuring<Result>(read: () => Result): { result: Result; matches: ReadonlySet<string> } {
  const [outer, outerDepth] = [noted, depth]
  const matches = new Set<string>()
  noted = matches
  depth = 0
  try {
    return { result: read(), matches }
  } finally {
    noted = outer
    depth = outerDepth
  }
}

/** A rule that tells what it has read, unless it is a part of another one. */
function noting(rule: Rule): Rule {
  return (words, at) => {
    if (!noted) return rule(words, at)
    depth += 1
    const ends = rule(words, at)
    depth -= 1
    if (depth === 0 && ends.length > 0) {
      const end = Math.max(...ends)
      if (end > at + 1) noted.add(words.slice(at, end).join(' '))
    }
    return ends
  }
}

/** Splits lists of phrases that are written with bars and line ends between them. */
export const phrases = (...blocks: string[]): string[] =>
  blocks.flatMap((block) =>
    block
      .split(/[\n|]/)
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  )

/** The words of a list that is written with spaces and line ends between them. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** The words that phrases are made of. */
export const wordsIn = (...lists: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(lists.flat().flatMap((phrase) => phrase.split(' ')))

/** Phrases as the alternatives of a regular expression, longer ones first. */
export const alternatives = (...lists: readonly (readonly string[])[]): string =>
  lists
    .flat()
    .sort((a, b) => b.length - a.length)
    .join('|')

interface Branch {
  ends: boolean
  next: Map<string, Branch>
}

/** The rules of lists of phrases, by the lists one after the other. */
interface Built {
  rule?: Rule
  next: WeakMap<readonly string[], Built>
}
const BUILT: Built = { next: new WeakMap() }

/** Any of the phrases, each of one or more words. The rule of the same lists is built once: grammars ask for it at every word. */
export function anyOf(...lists: readonly (readonly string[])[]): Rule {
  let built = BUILT
  for (const list of lists) {
    const next = built.next.get(list) ?? { next: new WeakMap() }
    built.next.set(list, next)
    built = next
  }
  built.rule ??= ruleOf(lists)
  return built.rule
}

function ruleOf(lists: readonly (readonly string[])[]): Rule {
  const root: Branch = { ends: false, next: new Map() }
  for (const phrase of lists.flat()) {
    let branch = root
    for (const word of phrase.split(' ')) {
      const next = branch.next.get(word) ?? { ends: false, next: new Map() }
      branch.next.set(word, next)
      branch = next
    }
    branch.ends = true
  }
  return noting((words, start) => {
    const ends: number[] = []
    let branch: Branch | undefined = root
    for (let at = start; branch; at += 1) {
      if (branch.ends) ends.push(at)
      branch = branch.next.get(words[at] ?? '')
    }
    return ends
  })
}

/** One word that passes the test. */
export const word =
  (test: (word: string) => boolean): Rule =>
  (words, at) => {
    const one = words[at]
    return one !== undefined && test(one) ? [at + 1] : []
  }

/** One rule after the other. */
export const inOrder = (...rules: readonly Rule[]): Rule =>
  noting((words, at) => {
    let starts = [at]
    for (const rule of rules) {
      starts = unique(starts.flatMap((start) => rule(words, start)))
      // Most rules fail at their first word, at most places of a sentence.
      if (starts.length === 0) break
    }
    return starts
  })

/** Any one of the rules. */
export const either = (...rules: readonly Rule[]): Rule =>
  noting((words, at) => unique(rules.flatMap((rule) => rule(words, at))))

/** The rule, or nothing. */
export const maybe = (rule: Rule): Rule => noting((words, at) => unique([at, ...rule(words, at)]))

/** The rule any number of times, also none. Each position is entered once, so the work grows with the words. */
export const several = (rule: Rule): Rule =>
  noting((words, start) => {
    const first = rule(words, start)
    if (first.length === 0) return [start]
    const reached = new Set([start, ...first])
    for (const at of reached) if (at !== start) for (const end of rule(words, at)) reached.add(end)
    return [...reached]
  })

const unique = (ends: number[]): number[] => (ends.length < 2 ? ends : [...new Set(ends)])
