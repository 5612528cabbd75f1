import { noteworthyParts, type Part } from './noteworthy.ts'

/** The parts of a syntax tree for HTML that are read and made here. */
interface Node {
  type: string
  value?: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

/** A table of at most this many columns fits a phone. */
const NARROW_COLUMNS = 3
/** A line of a list of facts: a few words, a colon and the value. */
const FACT = /^(?<name>\p{Lu}[^:\n]{0,23}:) (?<value>[^\n]+)$/u
/** A value that ends with an amount and, where the amount is all of it, perhaps a remark in brackets. */
const ENDS_WITH_AMOUNT =
  /^(?:(?<before>.*[^\s,])(?<comma>,? ))?(?<amount>(?:₹|Rs\.? ?|INR ?)\d[\d,]*(?:\.\d+)?)(?: (?<remark>\([^()]*\)))?$/
/** Elements whose text stays as it is. */
const LITERAL = new Set(['a', 'code', 'pre'])

function text(value: string): Node {
  return { type: 'text', value }
}

function span(className: string, ...children: Node[]): Node {
  return { type: 'element', tagName: 'span', properties: { className: [className] }, children }
}

function marked(value: string): Node[] {
  return noteworthyParts(value).map(setPart)
}

function setPart(part: Part): Node {
  switch (part.kind) {
    case 'text':
      return text(part.text)
    case 'day':
      return span('day', text(part.text))
    case 'record':
      return { type: 'element', tagName: 'a', properties: { href: part.path }, children: [text(part.text)] }
    case 'rupees':
      return span('together', text(part.lead), span('rupees', text(part.text)))
  }
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

function elements(node: Node, ...names: string[]): Node[] {
  return (node.children ?? []).flatMap((child) => {
    return names.includes(child.tagName ?? '') ? [child] : elements(child, ...names)
  })
}

/** Names every cell by its column, so that a wide table can be set as cards where there is no room for it. */
function labelCells(table: Node): void {
  const [head, ...rows] = elements(table, 'tr')
  const labels = head === undefined ? [] : elements(head, 'th').map(textOf)
  if (labels.length <= NARROW_COLUMNS) return
  table.properties = { ...table.properties, 'data-wide': '' }
  for (const row of rows) {
    for (const [column, cell] of elements(row, 'td').entries()) {
      cell.properties = { ...cell.properties, 'data-label': labels[column] ?? '' }
    }
  }
}

/**
 * Sets a list whose every item is a plain `Label: value` as facts: the label, the value, and an amount at its end each
 * in an element of its own. The words and their order stay as they are.
 */
function setFacts(list: Node): void {
  const items = elements(list, 'li')
  const facts = items.map(({ children = [] }) => (children.length === 1 ? factIn(children[0]?.value ?? '') : undefined))
  if (items.length < 2 || facts.includes(undefined)) return
  list.properties = { ...list.properties, 'data-facts': '' }
  for (const [index, item] of items.entries()) {
    if (textOf(item).trimStart().startsWith('Total:')) item.properties = { ...item.properties, 'data-total': '' }
    item.children = facts[index] ?? []
  }
}

function factIn(line: string): Node[] | undefined {
  const { name, value = '' } = FACT.exec(line.trim())?.groups ?? {}
  if (name === undefined) return undefined
  const label = span('fact-name', text(name))
  const { before = '', comma = '', amount, remark = '' } = ENDS_WITH_AMOUNT.exec(value)?.groups ?? {}
  if (amount === undefined) return [label, text(' '), span('fact-value', text(value))]
  const parts = [span('fact-value', text(before)), span('fact-comma', text(comma)), span('fact-amount', text(amount))]
  return [label, text(' '), ...parts, ...(remark === '' ? [] : [text(' '), span('fact-value', text(remark))])]
}

function visit(node: Node): void {
  if (node.tagName === 'table') labelCells(node)
  if (node.tagName === 'ul') setFacts(node)
  if (node.children === undefined || LITERAL.has(node.tagName ?? '')) return
  for (const child of node.children) visit(child)
  node.children = node.children.flatMap((child) => {
    return child.type === 'text' && child.value !== undefined ? marked(child.value) : [child]
  })
}

/**
 * Labels the cells of wide tables, sets lists of facts, makes record numbers links to their pages, rupee amounts
 * `span.rupees` and dates `span.day`. Runs behind the sanitiser, which would take the classes away.
 */
export function rehypeProduct() {
  return (tree: Node): void => visit(tree)
}
