import { PolicyFinding, RULE_NAMES } from '@pravas/contract/policy'
import { findingText } from '@pravas/messages/policy-finding'
import { capitalised, countOf, formatPrice } from '../ui/formats.ts'

/** A finding in words, with the part of the trip that it is about; those that this page cannot read are one. */
export interface FindingWords {
  rule: string
  part?: 'Flight' | 'Return flight'
  /** Which of several such parts, receipts or days. */
  of?: string
  /** What else is to be known of it. */
  note?: string
  figures?: { limit: string; actual: string; excess: string }
  /** All of it in a sentence. */
  short: string
}

const UNREADABLE: FindingWords = { rule: 'A rule that this page doesn’t know', short: 'Out of policy' }
/** What one looks for first comes first. */
const UNITS: readonly (string | undefined)[] = ['rupees', 'receipts', 'cabin', 'days', undefined]
const PARTS = { flight: 'Flight', return_flight: 'Return flight', hotel: undefined } as const

/**
 * The findings of an answer in words: money before classes before days, else in their order. Undefined when the answer
 * does not say what the policy said.
 */
export function findingWords(findings: unknown): FindingWords[] | undefined {
  if (!Array.isArray(findings)) return undefined
  const rank = (finding: PolicyFinding | undefined) => UNITS.indexOf(finding?.unit)
  const words = findings
    .map((finding) => PolicyFinding.safeParse(finding).data)
    .toSorted((a, b) => rank(a) - rank(b))
    .map((finding) => (finding ? wordsOf(finding) : UNREADABLE))
  return [...new Set(words)]
}

/** A rule's name where a sentence goes on with it. */
export function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The first finding in a line, and how many more there are. */
export function policyLine(findings: readonly FindingWords[]): string {
  const [first, ...more] = findings
  if (!first) return 'Within policy'
  return more.length === 0 ? first.short : `${first.short}, and ${more.length} more`
}

function wordsOf(finding: PolicyFinding): FindingWords {
  const part = finding.part && PARTS[finding.part]
  const { of, note } = finding
  const figures = figuresOf(finding)
  return {
    rule: RULE_NAMES[finding.rule],
    ...(part && { part }),
    ...(of && { of }),
    ...(note && { note }),
    ...(figures && { figures }),
    short: shortOf(finding),
  }
}

function shortOf(finding: PolicyFinding): string {
  if (finding.unit !== 'rupees') return findingText(finding)
  const { limit, actual, excess } = finding
  return findingText({
    ...finding,
    limit: formatPrice(limit),
    actual: formatPrice(actual),
    excess: formatPrice(excess),
  })
}

function figuresOf(finding: PolicyFinding): FindingWords['figures'] {
  switch (finding.unit) {
    case 'receipts':
      return undefined
    case 'cabin':
      return {
        limit: capitalised(finding.limit),
        actual: capitalised(finding.actual),
        excess: `Above ${capitalised(finding.limit)}`,
      }
    case 'days': {
      const what = finding.rule === 'expense.claimed_late' ? 'after spending' : 'before departure'
      return {
        limit: `${countOf(finding.limit, 'day')} ${what}`,
        actual: `${countOf(finding.actual, 'day')} ${what}`,
        excess: `${countOf(finding.excess, 'day')} too late`,
      }
    }
    case 'rupees':
      return rupeeFigures(finding)
  }
}

function rupeeFigures({ rule, of, ...finding }: PolicyFinding & { unit: 'rupees' }): FindingWords['figures'] {
  const limit = formatPrice(finding.limit)
  const actual = formatPrice(finding.actual)
  const excess = formatPrice(finding.excess)
  switch (rule) {
    case 'hotel.city_cap':
      return { limit: `${limit} a night`, actual: `${actual} a night`, excess: `${excess} a night` }
    case 'expense.receipt_missing':
      return { limit: `${limit} without a receipt`, actual, excess }
    case 'expense.per_diem':
      return { limit: of ? `${limit} a day` : `${limit} within the per diem`, actual, excess }
    case 'flight.over_lowest':
      return { limit: `${limit}, set by the cheapest suitable fare`, actual, excess }
    default:
      return { limit, actual, excess }
  }
}
