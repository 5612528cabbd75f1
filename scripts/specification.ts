import { parseSync } from '@swc/core'

/** What stands in the page between a file and a test's name, and between a group's name and that of a test in it. */
const SEPARATOR = ' › '
/** The sections whose sentences name no test: what is missing, and what the specification says that it does not fix. */
export const WITHOUT_TESTS = ['Not yet held', 'Left open by the specification']

/** A test that the page names for a sentence. `test` begins with the names of the groups that it stands in. */
interface Reference {
  file: string
  test: string
  /** Counted from 1, as editors do. */
  line: number
}

/** One sentence of the specification in our words. */
export interface Sentence {
  section: string
  text: string
  line: number
  references: Reference[]
}

/**
 * The sentences of the page: each is a list item below a heading of the second level, `- Sentence.`, and the tests that
 * show it are items of its own list, `  - ` and in backquotes `file › test`. What else stands on the page is prose.
 */
export function sentencesOf(page: string): Sentence[] {
  const sentences: Sentence[] = []
  let section = ''
  for (const [index, text] of page.split('\n').entries()) {
    const line = index + 1
    const [, heading] = /^## (.+)$/.exec(text) ?? []
    const [, sentence] = /^- (.+)$/.exec(text) ?? []
    const [, reference] = /^ {2}- `(.+)`$/.exec(text) ?? []
    if (heading !== undefined) section = heading
    else if (sentence !== undefined) sentences.push({ section, text: sentence, line, references: [] })
    else if (reference !== undefined) {
      const at = reference.indexOf(SEPARATOR)
      const [file, test] = at < 0 ? [reference, ''] : [reference.slice(0, at), reference.slice(at + SEPARATOR.length)]
      sentences.at(-1)?.references.push({ file, test, line })
    }
  }
  return sentences
}

/**
 * What is wrong with the page, a line each: sentences without a test, and tests that do not exist, show nothing, or share
 * their name with another of the same file. `testsOf` gives the names of a file's tests, undefined when no run has it.
 */
export function problemsOf(sentences: Sentence[], testsOf: (file: string) => string[] | undefined): string[] {
  return sentences.flatMap(({ section, text, line, references }) => {
    if (references.length === 0 && !WITHOUT_TESTS.includes(section)) return [`${line}: no test shows “${text}”`]
    return references.flatMap(({ file, test, line }) => {
      const names = testsOf(file)
      if (names === undefined) return [`${line}: npm test doesn't run ${file}`]
      const found = names.filter((name) => name === test).length
      if (found === 0) return [`${line}: ${file} has no test “${test}”`]
      return found > 1 ? [`${line}: ${file} has ${found} tests named “${test}”`] : []
    })
  })
}

interface SyntaxNode {
  type: string
  [field: string]: unknown
}

const TEST_FUNCTIONS = ['test', 'it']
/** Ways to define a test that shows nothing: it does not run, or it is to fail. */
const SHOWING_NOTHING = ['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail']
/** What may stand behind `test.` or `describe.` where a test or a group is defined. */
const VARIANTS = ['each', 'for', 'only', 'concurrent', 'sequential', 'describe', ...SHOWING_NOTHING]

/**
 * The names of the tests that a file of Vitest or Playwright runs, in order, each behind the names of its groups. A name
 * stands as it is written: with its placeholders where it belongs to a table, with `${…}` for each computed part. A
 * group without a fixed name adds nothing. Tests that are skipped or are to fail are left out.
 */
export function testNames(source: string, file: string): string[] {
  const names: string[] = []
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }), [], names)
  return names
}

function visit(value: unknown, groups: string[], names: string[]): void {
  if (typeof value !== 'object' || value === null) return
  let inner = groups
  if (isNode(value) && value.type === 'CallExpression') {
    const [root, ...variants] = callee(value.callee)
    const isGroup = root === 'describe' || variants.includes('describe')
    const isKnown = variants.every((variant) => VARIANTS.includes(variant))
    if (root !== undefined && (isGroup || TEST_FUNCTIONS.includes(root)) && isKnown) {
      if ([...variants, ...options(value)].some((way) => SHOWING_NOTHING.includes(way))) return
      const name = firstArgument(value)
      if (isGroup && name !== undefined) inner = [...groups, name]
      if (!isGroup && name !== undefined) names.push([...groups, name].join(SEPARATOR))
    }
  }
  for (const field of Object.values(value)) visit(field, inner, names)
}

/** What is called, part by part: `test.each(table)(…)` is test and each; nothing when it is no plain name. */
function callee(value: unknown): string[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'Identifier':
      return [String(value.value)]
    case 'MemberExpression': {
      const object = callee(value.object)
      const property = isNode(value.property) && value.property.type === 'Identifier' ? value.property.value : undefined
      return object.length > 0 && property !== undefined ? [...object, String(property)] : []
    }
    case 'CallExpression':
      return callee(value.callee)
    case 'TaggedTemplateExpression':
      return callee(value.tag)
    default:
      return []
  }
}

/** The names of what is set in the options between a test's name and its function. */
function options({ arguments: given }: SyntaxNode): string[] {
  const second: unknown = (Array.isArray(given) ? given : [])[1]?.expression
  if (!isNode(second) || second.type !== 'ObjectExpression' || !Array.isArray(second.properties)) return []
  return second.properties.flatMap(({ key, value }) => (value?.value === false ? [] : String(key?.value)))
}

/** The first argument of a call when it is a text. */
function firstArgument({ arguments: given }: SyntaxNode): string | undefined {
  const [first] = Array.isArray(given) ? given : []
  const text: unknown = first?.expression
  if (!isNode(text)) return undefined
  if (text.type === 'StringLiteral') return String(text.value)
  if (text.type !== 'TemplateLiteral' || !Array.isArray(text.quasis)) return undefined
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what stands for a computed part
  return text.quasis.map(({ cooked }) => String(cooked)).join('${…}')
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value ? typeof value.type === 'string' : false
}
