/** The parts of a syntax tree for HTML that are read and made here. */
interface Node {
  type: string
  value?: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

const NOTEWORTHY = /(?<record>\b(?:TRP|EXP)-\d{4}-\d{4,}\b)|(?<rupees>(?:₹|\bRs\.?|\bINR)\s?\d[\d,]*(?:\.\d+)?)/g
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
    const record = match.groups?.record
    parts.push({
      type: 'element',
      tagName: record === undefined ? 'data' : 'a',
      properties: record === undefined ? { className: ['rupees'] } : { href: recordPath(record) },
      children: [text(match[0])],
    })
    from = match.index + match[0].length
  }
  if (from < value.length) parts.push(text(value.slice(from)))
  return parts
}

function visit(node: Node): void {
  if (node.children === undefined || LITERAL.has(node.tagName ?? '')) return
  for (const child of node.children) visit(child)
  node.children = node.children.flatMap((child) => {
    return child.type === 'text' && child.value !== undefined ? marked(child.value) : [child]
  })
}

/** Makes record numbers links to their pages and rupee amounts `data.rupees`. Runs behind the sanitiser. */
export function rehypeProduct() {
  return (tree: Node): void => visit(tree)
}
