import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const CONTRACT = normalizePath(fileURLToPath(new URL('../contract/src/', import.meta.url)))

/** What of a parsed program is looked at: nodes know where they stand in the code. */
interface Node {
  type: string
  start: number
  end: number
}

/** A part of the code, from its first character to behind its last. */
interface Range {
  start: number
  end: number
}

/**
 * Leaves out of the built pages what of the contract only the API reference reads: the summaries of calls, and the names and
 * descriptions of schemas. They are sentences, which every page would be sent.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: new RegExp(`^${CONTRACT.replaceAll('/', '\\/')}`) },
      handler(code) {
        return { code: without(code, forReference(this.parse(code))), map: null }
      },
    },
  }
}

/** The parts of a module of the contract that only the API reference reads, in any order. */
export function forReference(program: unknown): Range[] {
  const found: Range[] = []
  walk(program, (node) => {
    if (isMeta(node)) found.push({ start: node.callee.object.end, end: node.end })
    if (isSummary(node)) found.push({ start: node.value.start + 1, end: node.value.end - 1 })
  })
  return found
}

/** The code without these parts, which may lie in each other. */
export function without(code: string, parts: readonly Range[]): string {
  let left = ''
  let at = 0
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    if (start >= at) left += code.slice(at, start)
    at = Math.max(at, end)
  }
  return left + code.slice(at)
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit)
  else if (isNode(value)) {
    visit(value)
    for (const part of Object.values(value)) if (typeof part === 'object') walk(part, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

type Meta = Node & { callee: { object: Node } }

/** Whether a node calls a schema's `meta`, which answers the schema itself. */
function isMeta(node: Node): node is Meta {
  const { callee } = node as Node & { callee?: { type: string; property?: { name?: string } } }
  return node.type === 'CallExpression' && callee?.type === 'MemberExpression' && callee.property?.name === 'meta'
}

type Summary = Node & { value: Node }

/** Whether a node is the property `summary` of a call of the API: its value is a sentence and no schema. */
function isSummary(node: Node): node is Summary {
  const { key, value } = node as Node & { key?: { name?: string }; value?: Node & { value?: unknown } }
  return node.type === 'Property' && key?.name === 'summary' && typeof value?.value === 'string'
}
