/** The parts of a syntax tree for HTML that are read and made here. */
interface Node {
  type: string
  value?: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

const NOTEWORTHY =
  /(?<record>\b(?:TRP|EXP)-\d{4}-\d{4,}\b)|(?<rupees>(?:₹|\bRs\.?|\bINR)\s?\d[\d,]*(?:\.\d+)?)|(?<day>\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}\b)/g
/** A table of at most so many columns fits a phone. */
const NARROW_COLUMNS = 3
/** Elements whose text stays as it is. */
const LITERAL = new Set(['a', 'code', 'pre'])

function recordPath(number: string): string {
  return number.startsWith('TRP') ? `/trip/${number}` : `/expense/${number}`
}

function text(value: string): Node {
  return { type: 'text', value }
}

function marked(value: string): Node[] {
  const parts: Node[] = []
  let from = 0
  for (const match of value.matchAll(NOTEWORTHY)) {
    if (match.index > from) parts.push(text(value.slice(from, match.index)))
    const { record, rupees } = match.groups ?? {}
    const children = [text(match[0])]
    if (record !== undefined) {
      parts.push({ type: 'element', tagName: 'a', properties: { href: recordPath(record) }, children })
    } else {
      const className = [rupees === undefined ? 'day' : 'rupees']
      parts.push({ type: 'element', tagName: 'span', properties: { className }, children })
    }
    from = match.index + match[0].length
  }
  if (from < value.length) parts.push(text(value.slice(from)))
  return parts
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

function visit(node: Node): void {
  if (node.tagName === 'table') labelCells(node)
  if (node.children === undefined || LITERAL.has(node.tagName ?? '')) return
  for (const child of node.children) visit(child)
  node.children = node.children.flatMap((child) => {
    return child.type === 'text' && child.value !== undefined ? marked(child.value) : [child]
  })
}

/**
 * Labels the cells of wide tables, makes record numbers links to their pages, rupee amounts `span.rupees` and dates `span.day`. Runs behind the
 * sanitiser, which would take the classes away.
 */
export function rehypeProduct() {
  return (tree: Node): void => visit(tree)
}
