import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { isNode, type Node, nameOf, nodesIn } from './parsed-code.ts'
import { remembered } from './remembered.ts'

const CONTRACT = normalizePath(fileURLToPath(new URL('../contract/src/', import.meta.url)))

/** A part of the code, from its first character to behind its last. */
interface Range {
  start: number
  end: number
}

/**
 * Leaves out of the built pages what of the contract only the API reference reads: the names and summaries of calls, and
 * the names and descriptions of schemas. They are sentences, which every page would be sent.
 */
export function stripContract(): Plugin {
  const stripped = remembered((code: string, parse: (code: string) => object) =>
    without(code, forReference(parse(code))),
  )
  return {
    name: 'strip-contract',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: new RegExp(`^${CONTRACT.replaceAll('/', '\\/')}`) },
      handler(code) {
        return { code: stripped(code, this.parse), map: null }
      },
    },
  }
}

/** The parts of a module of the contract that only the API reference reads, in any order. */
export function forReference(program: object): Range[] {
  return nodesIn(program).flatMap((node) => metaOf(node) ?? textOf(node) ?? [])
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

/** The call of a schema's `meta`, which answers the schema itself. */
function metaOf({ type, end, callee }: Node): Range | undefined {
  if (type !== 'CallExpression' || !isNode(callee) || nameOf(callee.property) !== 'meta') return undefined
  return isNode(callee.object) ? { start: callee.object.end, end } : undefined
}

const TEXTS: readonly unknown[] = ['operationId', 'summary']

/** What stands between the quotes of such a property of a call, whose value is a text there and no schema. */
function textOf({ type, key, value }: Node): Range | undefined {
  const isText = type === 'Property' && TEXTS.includes(nameOf(key)) && isNode(value) && typeof value.value === 'string'
  return isText ? { start: value.start + 1, end: value.end - 1 } : undefined
}
