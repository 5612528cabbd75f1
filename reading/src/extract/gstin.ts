import { isGstin, repairGstin } from '../gstin.ts'
import type { Line } from '../lines.ts'

export type GstinFound = { gstin: string; line: number; repaired: boolean }

const CODE = /[0-9A-Z]{15}/g
const RECIPIENT = /bill(?:ed)?\s*to|buyer|customer|recipient|guest|consignee|company\s*gst|party|ship(?:ped)?\s*to/i

/**
 * The supplier's GSTIN: the first one whose check character is right and that no line shortly above gives to the recipient; `recipient` is that of the other party.
 * `unverified` says that something like a GSTIN is printed which no single repair makes valid.
 */
export function findGstin(lines: readonly Line[]): {
  found: GstinFound | undefined
  recipient: GstinFound | undefined
  unverified: boolean
} {
  const candidates = lines.flatMap((line, index) => {
    const bare = line.text.toUpperCase().replace(/[^0-9A-Z]/g, '')
    const labelled = /GST|UIN/.test(bare)
    return codesOf(line.text, labelled).map((code) => ({
      gstin: isGstin(code) ? code : labelled || looksLikeOne(code) ? repairGstin(code) : undefined,
      repaired: !isGstin(code),
      line: index,
      suspect: labelled || looksLikeOne(code),
      recipient: lines.slice(Math.max(0, index - 4), index + 1).some((near) => RECIPIENT.test(near.text)),
    }))
  })
  const valid = candidates.filter((candidate) => candidate.gstin !== undefined)
  const best = valid.find((candidate) => !candidate.recipient) ?? valid[0]
  if (best?.gstin === undefined)
    return { found: undefined, recipient: undefined, unverified: candidates.some((candidate) => candidate.suspect) }
  const others = valid.filter((candidate) => candidate.gstin !== best.gstin)
  const buyer = others.find((candidate) => candidate.recipient) ?? others[0]
  return { found: foundIn(best), recipient: buyer && foundIn(buyer), unverified: false }
}

function foundIn({
  gstin = '',
  line,
  repaired,
}: {
  gstin?: string | undefined
  line: number
  repaired: boolean
}): GstinFound {
  return { gstin, line, repaired }
}

/** Runs of 15 letters and digits; behind a label also those that print or recogniser parted by spaces. */
function codesOf(text: string, labelled: boolean): string[] {
  const upper = text.toUpperCase()
  const words = [...upper.matchAll(/(?<![0-9A-Z])[0-9A-Z]{15}(?![0-9A-Z])/g)].map(([code]) => code)
  if (words.length > 0 || !labelled) return words
  const [, behind = ''] =
    /(?:GST|UIN)\s*(?:IN|1N|LN|NO|N0|REG|NUMBER){0,3}[^0-9A-Z]*(?:(?:NO|NUMBER)(?![0-9A-Z]))?(.*)$/s.exec(upper) ?? []
  return [...behind.replace(/[^0-9A-Z]/g, '').matchAll(CODE)].map(([code]) => code)
}

function looksLikeOne(code: string): boolean {
  return /^[0-9OIZSB]{2}[A-Z0158]{5}[0-9OISBZ]{4}[A-Z0-9][0-9A-Z][Z27][0-9A-Z]$/.test(code)
}
