import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** From this many repetitions on, a bounded repetition may cost as much as one without a bound. */
const MANY = 10
/** More variants than this are not written out; the pattern then stays in one piece. */
const MOST_VARIANTS = 40

/**
 * Patterns without alternatives, as far as alternatives can be taken apart, that together cost what `source` costs.
 *
 * A search that backtracks tries one alternative after the other, so the work of `a(b|c)d` is at most that of `abd` and
 * `acd` together. Checkers take far longer over many alternatives at once than over each of them. A variant in which
 * nothing is repeated often costs a fixed amount at each place, and is left out.
 */
export function costlyVariants(source: string, flags: string): string[] {
  const unicode = flags.includes('u') || flags.includes('v')
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode,
    unicodeSets: flags.includes('v'),
  })
  if (!isCostly(pattern)) return []
  // A reference is to a group by its number, which taking the groups apart would change.
  if (/\\[1-9]|\\k</.test(source)) return [source]
  return alternativesOf(pattern.alternatives).filter((variant) => isCostlySource(variant, unicode, flags))
}

function alternativesOf(alternatives: AST.Alternative[]): string[] {
  return alternatives.flatMap(variantsOf)
}

function variantsOf(alternative: AST.Alternative): string[] {
  let variants = ['']
  for (const element of alternative.elements) {
    const choices = choicesOf(element)
    const all = variants.flatMap((before) => choices.map((choice) => before + choice))
    variants = all.length > MOST_VARIANTS ? variants.map((before) => before + element.raw) : all
  }
  return variants
}

/** What an element may be: those alternatives that repeat nothing stay together, as they are quick to check. */
function choicesOf(element: AST.Element): string[] {
  const isGroup = (element.type === 'Group' && element.modifiers === null) || element.type === 'CapturingGroup'
  if (!isGroup || !isCostly(element)) return [element.raw]
  const cheap = element.alternatives.filter((alternative) => !isCostly(alternative))
  const costly = element.alternatives.filter(isCostly)
  const together = cheap.length > 0 ? [`(?:${cheap.map(({ raw }) => raw).join('|')})`] : []
  return [...together, ...alternativesOf(costly).map((variant) => `(?:${variant})`)]
}

function isCostlySource(source: string, unicode: boolean, flags: string): boolean {
  const options = { unicode, unicodeSets: flags.includes('v') }
  return isCostly(new RegExpParser().parsePattern(source, 0, source.length, options))
}

/** Whether a part repeats something often. */
function isCostly(node: AST.Node): boolean {
  switch (node.type) {
    case 'Quantifier':
      return node.max >= MANY || isCostly(node.element)
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.some(isCostly)
    case 'Assertion':
      return 'alternatives' in node && node.alternatives.some(isCostly)
    case 'Alternative':
      return node.elements.some(isCostly)
    default:
      return false
  }
}
