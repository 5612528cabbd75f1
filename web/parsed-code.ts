/** A part of a parsed module: https://github.com/estree/estree. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A node and all that are within it, each before its parts. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each)
  else if (isNode(value)) {
    yield value
    for (const each of Object.values(value)) yield* nodesIn(each)
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
