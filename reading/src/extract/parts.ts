import type { Line } from '../lines.ts'
import type { Tax } from '../receipt.ts'
import { type LabelledAmount, labelAmounts } from './labelled-amounts.ts'

export type PartFound = { paise: number; line: number; confidence: number }

/**
 * What a total is made of. `explained` says whether taxable value, taxes, round-off and further printed amounts add up to it;
 * null where too little is printed to say so.
 */
export type Parts = { taxable: PartFound | undefined; roundOff: PartFound | undefined; explained: boolean | null }

/** A bill is rounded by less than one unit of its currency. */
const MOST_ROUNDING = 100
/** Taxes may each be rounded by half a paisa, up or down. */
const SLACK = 2
const MOST_EXTRAS = 3

/** Finds the parts of a total; amounts are hundredths of the currency's unit, the round-off is signed. */
export function findParts(lines: readonly Line[], totalPaise: number | null, taxes: readonly Tax[]): Parts {
  const all = labelAmounts(lines).filter(({ money }) => money)
  const rounding = all.find(({ kind, paise }) => kind === 'rounding' && paise < MOST_ROUNDING)
  const due = taxes.reduce((sum, { paise }) => sum + paise, 0)
  const bases = all.filter(({ kind, paise }) => (kind === 'taxable' || kind === 'sub') && paise > 0)
  const sums = bases.flatMap((base) =>
    // Taxes may lie within the prices, so that a sum of them is the total already.
    [due, 0].flatMap((added) =>
      signsOf(rounding).map((round) => ({ base, round, left: (totalPaise ?? 0) - base.paise - added - round })),
    ),
  )
  const exact = totalPaise === null ? undefined : sums.find(({ left }) => Math.abs(left) <= SLACK)
  const extras = all.filter(({ kind }) => kind === 'none' || kind === 'tax' || kind === 'discount')
  const loose =
    exact ??
    sums.find(({ base, left }) =>
      isMadeOf(
        left,
        extras.filter(({ line }) => line > base.line),
      ),
    )
  const taxed = bases.length === 0 ? taxedAmount(all, taxes) : undefined
  const chosen =
    loose?.base ?? taxed ?? bases.find(({ kind }) => kind === 'taxable') ?? (due > 0 ? bases[0] : undefined)
  return {
    taxable: chosen && {
      paise: chosen.paise,
      line: chosen.line,
      confidence: loose !== undefined || taxed !== undefined ? 0.9 : chosen.kind === 'taxable' ? 0.75 : 0.55,
    },
    roundOff: rounding && {
      paise: loose?.round ?? (rounding.negative ? -rounding.paise : rounding.paise),
      line: rounding.line,
      confidence: exact !== undefined ? 0.95 : 0.6,
    },
    explained: totalPaise === null || bases.length === 0 || due === 0 ? null : loose !== undefined,
  }
}

/** The amount of which every tax is what its rate says; undefined when none or several are. */
function taxedAmount(all: readonly LabelledAmount[], taxes: readonly Tax[]): LabelledAmount | undefined {
  if (taxes.length === 0) return undefined
  const fits = all.filter(({ paise }) =>
    taxes.every(
      ({ ratePercent, paise: tax }) => ratePercent !== null && Math.abs((paise * ratePercent) / 100 - tax) <= 1,
    ),
  )
  return new Set(fits.map(({ paise }) => paise)).size === 1 ? fits[0] : undefined
}

/** The sign of a round-off is often lost, so both are tried, the printed one first. */
function signsOf(rounding: LabelledAmount | undefined): number[] {
  if (rounding === undefined) return [0]
  const printed = rounding.negative ? -rounding.paise : rounding.paise
  return [printed, -printed]
}

/** Whether a rest is the sum of a few printed amounts, each added or, as a discount, taken off. */
function isMadeOf(left: number, extras: readonly LabelledAmount[]): boolean {
  const tried = extras.slice(0, 8)
  const reach = (from: number, sum: number, used: number): boolean =>
    tried.slice(from).some((extra, offset) => {
      const next = sum + (extra.kind === 'discount' || extra.negative ? -extra.paise : extra.paise)
      return Math.abs(next - left) <= SLACK || (used + 1 < MOST_EXTRAS && reach(from + offset + 1, next, used + 1))
    })
  return reach(0, 0, 0)
}
