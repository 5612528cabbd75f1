/** A part of a parsed module: https://github.com/estree/estree. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A node and all that are within it, each before its parts. */
export function nodesIn(value: unknown): Node[] {
  const found: Node[] = []
  collect(value, found)
  return found
}

/** Into one list: a generator within generators would hand each node on once for every node around it. */
function collect(value: unknown, into: Node[]): void {
  if (Array.isArray(value)) for (const each of value) collect(each, into)
  else if (isNode(value)) {
    into.push(value)
    for (const key in value) collect(value[key], into)
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The nodes of a list; none of anything else. */
export function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The name of an identifier; empty for anything else. */
export function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : ''
}
