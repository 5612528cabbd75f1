import { PolicyFinding, RULE_NAMES } from '@pravas/contract/policy'
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
  /** All of it in a few words. */
  short: string
}

const UNREADABLE: FindingWords = { rule: 'Beyond rules that this page does not know', short: 'Beyond the policy' }
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
  return {
    rule: RULE_NAMES[finding.rule],
    ...(part && { part }),
    ...(of && { of }),
    ...(note && { note }),
    ...measured(finding, part === 'Return flight'),
  }
}

function measured(finding: PolicyFinding, back: boolean): Pick<FindingWords, 'figures' | 'short'> {
  if (finding.unit === 'cabin') {
    const limit = capitalised(finding.limit)
    const actual = capitalised(finding.actual)
    return {
      figures: { limit, actual, excess: `Above ${limit}` },
      short: `${back ? 'Return flight in' : 'Flight in'} ${actual}, where ${limit} is allowed`,
    }
  }
  if (finding.unit === 'receipts') {
    const receipts = countOf(finding.actual, 'receipt')
    if (finding.rule === 'expense.outside_trip') return { short: `${receipts} not of the trip’s days` }
    return { short: [`${receipts} possibly claimed before`, finding.note].filter(Boolean).join(', ') }
  }
  return finding.unit === 'days' ? daysOf(finding) : rupeesOf(finding, back)
}

function daysOf({ rule, of, limit, actual, excess }: PolicyFinding & { unit: 'days' }) {
  const what = rule === 'expense.claimed_late' ? 'after spending' : 'before departure'
  const late = `${countOf(excess, 'day')} too late`
  return {
    figures: { limit: `${countOf(limit, 'day')} ${what}`, actual: `${countOf(actual, 'day')} ${what}`, excess: late },
    short: `${of ? `${of} claimed` : rule === 'expense.claimed_late' ? 'Claimed' : 'Requested'} ${late}`,
  }
}

function rupeesOf({ rule, ...finding }: PolicyFinding & { unit: 'rupees' }, back: boolean) {
  const limit = formatPrice(finding.limit)
  const actual = formatPrice(finding.actual)
  const excess = formatPrice(finding.excess)
  switch (rule) {
    case 'hotel.city_cap':
      return {
        figures: { limit: `${limit} a night`, actual: `${actual} a night`, excess: `${excess} a night` },
        short: `Above the hotel cap by ${excess} a night`,
      }
    case 'expense.receipt_missing':
      return {
        figures: { limit: `${limit} without a receipt`, actual, excess },
        short: `No receipt for ${actual}`,
      }
    case 'expense.per_diem':
      return {
        figures: { limit: finding.of ? `${limit} a day` : `${limit} within the per diem`, actual, excess },
        short: `Meals${finding.of ? ` on ${finding.of}` : ''} above the per diem by ${excess}`,
      }
    case 'flight.over_lowest':
      return {
        figures: { limit: `${limit}, from the lowest fare that would do`, actual, excess },
        short: `${back ? 'Return fare too' : 'Too'} far above the lowest by ${excess}`,
      }
    default:
      return {
        figures: { limit, actual, excess },
        short: `${back ? 'Return fare above' : 'Above'} the fare cap by ${excess}`,
      }
  }
}
