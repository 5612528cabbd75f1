import { PolicyFinding } from '@pravas/contract/policy'
import { labels } from '@pravas/messages/en/labels'
import { status } from '@pravas/messages/en/status'
import { findingText } from '@pravas/messages/policy-finding'
import { ruleName } from '@pravas/messages/rule-name'
import { texts } from '@pravas/messages/texts'
import { capitalised, formatPrice } from '../ui/formats.ts'
import { knownValue } from '../ui/known-value.ts'

const t = texts(status)
const c = texts(labels)

/** A finding in words, with the part of the trip that it is about; those that this page cannot read are one. */
export interface FindingWords {
  rule: string
  part?: string
  /** Which of several such parts, receipts or days. */
  of?: string
  /** What else is to be known of it. */
  note?: string
  /** The number of the clause in the policy. */
  clause?: string
  figures?: { limit: string; actual: string; excess: string }
  /** All of it in a sentence. */
  short: string
}

const UNREADABLE: FindingWords = { rule: t('finding.unknown'), short: c('out-of-policy') }
/** What one looks for first comes first. */
const UNITS: readonly (string | undefined)[] = ['rupees', 'receipts', 'cabin', 'days', undefined]
const PARTS = { flight: c('flight'), return_flight: c('return-flight'), hotel: undefined } as const

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
  if (!first) return c('within-policy')
  return more.length === 0 ? first.short : t('finding.more', { finding: first.short, count: more.length })
}

function wordsOf(finding: PolicyFinding): FindingWords {
  const part = finding.part && PARTS[finding.part]
  const { of, note, clause } = finding
  const figures = figuresOf(finding)
  return {
    rule: ruleName(finding.rule),
    ...(part && { part }),
    ...(of && { of }),
    ...(note && { note }),
    ...(clause && { clause: clause.number }),
    ...(figures && { figures }),
    // The clause is a link of its own.
    short: shortOf({ ...finding, clause: undefined }),
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
        limit: capitalised(knownValue(finding.limit)),
        actual: capitalised(knownValue(finding.actual)),
        excess: t('figures.above-class', { cabin: capitalised(knownValue(finding.limit)) }),
      }
    case 'days': {
      if (finding.rule === 'hotel.stay_length') {
        const nights = (count: number) => t('figures.nights', { nights: count })
        return { limit: nights(finding.limit), actual: nights(finding.actual), excess: nights(finding.excess) }
      }
      const when = finding.rule === 'expense.claimed_late' ? 'spent' : 'departs'
      return {
        limit: t('figures.days', { days: finding.limit, when }),
        actual: t('figures.days', { days: finding.actual, when }),
        excess: t('figures.days-late', { days: finding.excess }),
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
      return {
        limit: t('figures.night', { amount: limit }),
        actual: t('figures.night', { amount: actual }),
        excess: t('figures.night', { amount: excess }),
      }
    case 'expense.receipt_missing':
      return { limit: t('figures.without-receipt', { amount: limit }), actual, excess }
    case 'expense.per_diem':
      return {
        limit: of ? t('figures.day', { amount: limit }) : t('figures.per-diem', { amount: limit }),
        actual,
        excess,
      }
    case 'flight.over_lowest':
      return { limit: t('figures.cheapest-fare', { amount: limit }), actual, excess }
    default:
      return { limit, actual, excess }
  }
}
