import { isNode, listOf, type Node, nameOf, nodesIn } from './parsed-code.ts'

/** A module's import of a catalogue, from a page or within the workspace of the messages. */
const CATALOGUE_MODULE = /^(?:@pravas\/messages|\.)\/en\/([\w-]+)(?:\.ts)?$/

/** Where a catalogue is: its file and its exported name. */
type MessagesOf = (feature: string, catalogue: string) => Promise<Readonly<Record<string, string>>>

/**
 * Puts the messages in the place of their names: where a module has `const t = texts(trips)`, its `t('sent')` becomes the
 * text itself, or a call of that one message. A call whose message is known only when it runs goes on asking the
 * catalogue, and so do all of a module that uses the name `t` for something else as well.
 *
 * @param program The parsed code.
 * @param messagesOf The compiled messages of a catalogue by their names.
 */
export async function inlineMessages(code: string, program: object, messagesOf: MessagesOf): Promise<string> {
  const nodes = nodesIn(program)
  const bound = nodes.flatMap(boundNames)
  const edits = new Edits(code)
  const declared = new Set<string>()
  const calls: { call: Node; given: Node | undefined; message: string; own: string }[] = []
  for (const { local, init, catalogue, feature } of textsIn(nodes)) {
    edits.replace(init.start, init.start, () => '/* @__PURE__ */ ')
    if (bound.filter((name) => name === local).length > 1) continue
    const messages = await messagesOf(feature, catalogue)
    const names = Object.keys(messages)
    for (const call of nodes) {
      const [name, given] = call.type === 'CallExpression' && isTexts(call.callee, local) ? listOf(call.arguments) : []
      const message = name?.type === 'Literal' ? messages[String(name.value)] : undefined
      if (message === undefined) continue
      calls.push({ call, given, message, own: `${catalogue}$${names.indexOf(String(name?.value))}` })
    }
  }
  // From the last to the first, so that a message among the values of another is there before it.
  for (const { call, given, message, own } of calls.toSorted((a, b) => b.call.start - a.call.start)) {
    edits.replace(call.start, call.end, (said) => {
      if (!given) return message
      const filled = filledIn(message, given, said)
      if (filled !== undefined) return filled
      declared.add(`const ${own} = ${message}`)
      return `${own}(${said(given)})`
    })
  }
  return [...declared, edits.code].join('\n')
}

/**
 * The body of a message with the values in their places; undefined where one is asked for more than once, so that code
 * would run twice, or where the values are not written out.
 */
function filledIn(message: string, given: Node, said: (node: Node) => string): string | undefined {
  const [, body] = /^\(given\) => ([^[].*)$/s.exec(message) ?? []
  if (body === undefined || given.type !== 'ObjectExpression') return undefined
  const values = new Map<string, Node>()
  for (const { type, key, value } of listOf(given.properties)) {
    if (type !== 'Property' || !isNode(value) || !isNode(key)) return undefined
    values.set(key.type === 'Literal' ? String(key.value) : nameOf(key), value)
  }
  const asked = [...body.matchAll(GIVEN)].map(([, name = '']) => name)
  const fits = asked.every(
    (name, index) => values.has(name) && (asked.indexOf(name) === index || isRead(values.get(name))),
  )
  const text = (name: string) => {
    const value = values.get(name)
    return value ? `(${said(value)})` : ''
  }
  return fits ? body.replaceAll(GIVEN, (_, name: string) => text(name)) : undefined
}

/** Whether a value is only read: a name, or a property of one. */
function isRead(value: unknown): boolean {
  if (!isNode(value)) return false
  if (value.type === 'MemberExpression') return value.computed === false && isRead(value.object)
  return value.type === 'Identifier' || value.type === 'Literal'
}

const GIVEN = /given\["(\w+)"\]/g

/** Code in which stretches are replaced, those within another one before it. */
class Edits {
  code: string
  readonly #done: { end: number; longer: number }[] = []

  constructor(code: string) {
    this.code = code
  }

  /** Replaces a stretch of the first code; `said` gives what a part of it has become by now. */
  replace(start: number, end: number, text: (said: (node: Node) => string) => string): void {
    const now = (place: number) =>
      this.#done.reduce((sum, edit) => (edit.end <= place ? sum + edit.longer : sum), place)
    const replaced = text((node) => this.code.slice(now(node.start), now(node.end)))
    const [first, last] = [now(start), now(end)]
    this.#done.push({ end, longer: replaced.length - (last - first) })
    this.code = this.code.slice(0, first) + replaced + this.code.slice(last)
  }
}

interface ModuleTexts {
  /** What the module calls its texts. */
  local: string
  init: Node
  catalogue: string
  feature: string
}

/** The texts of catalogues that a module makes: `const t = texts(trips)`. */
function textsIn(nodes: readonly Node[]): ModuleTexts[] {
  const catalogues = new Map<string, Pick<ModuleTexts, 'catalogue' | 'feature'>>()
  for (const node of nodes.filter(({ type }) => type === 'ImportDeclaration')) {
    const source = String(isNode(node.source) && node.source.value)
    const [, feature] = CATALOGUE_MODULE.exec(source) ?? []
    if (feature === undefined) continue
    for (const { local, imported } of listOf(node.specifiers))
      catalogues.set(nameOf(local), { catalogue: nameOf(imported), feature })
  }
  return nodes.flatMap(({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || !isNode(init) || init.type !== 'CallExpression') return []
    const [catalogue] = listOf(init.arguments)
    const known = nameOf(init.callee) === 'texts' ? catalogues.get(nameOf(catalogue)) : undefined
    return known ? [{ local: nameOf(id), init, ...known }] : []
  })
}

/** Whether this is the texts themselves, or their `rich`. */
function isTexts(callee: unknown, local: string): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'MemberExpression') return nameOf(callee.object) === local && nameOf(callee.property) === 'rich'
  return nameOf(callee) === local
}

/** The names that a declaration or a function gives. */
function boundNames({ type, id, params, param, local }: Node): string[] {
  if (type.startsWith('Import')) return namesIn(local)
  if (type === 'CatchClause') return namesIn(param)
  return [...namesIn(id), ...listOf(params).flatMap(namesIn)]
}

function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  const { type, left, argument, value, properties, elements } = pattern
  if (type === 'Identifier') return [nameOf(pattern)]
  return [left, argument, value, ...listOf(properties), ...listOf(elements)].flatMap(namesIn)
}
