/** Words of a trade that stand in names so often that one misread letter can be put right; the longer, the surer. */
const TRADE_WORDS = [
  'ENTERPRISE',
  'ENTERPRISES',
  'HARDWARE',
  'RESTAURANT',
  'STATIONERY',
  'TRADING',
  'INDUSTRIES',
  'INTERNATIONAL',
  'CORPORATION',
  'MARKETING',
  'DISTRIBUTOR',
  'DISTRIBUTORS',
  'PHARMACY',
  'MEDICALS',
  'RESIDENCY',
  'TRAVELS',
  'AIRLINES',
  'BAKERIES',
  'ELECTRICAL',
  'ELECTRONICS',
  'SERVICES',
  'SUPERMARKET',
  'PETROLEUM',
  'PRIVATE',
  'LIMITED',
]

const LEGAL_ENDINGS: [string, string][] = [
  ['PVTLTD', 'PVT LTD'],
  ['SDNBHD', 'SDN BHD'],
]

/** The name with each capital trade word of which one letter was misread, and a misread legal ending, as they are written. */
export function spelledName(name: string): string {
  const words = name.split(' ').map((word) => {
    const [, before = '', bare = '', after = ''] = /^([^A-Z]*)([A-Z]+)([^A-Z]*)$/.exec(word) ?? []
    if (bare.length < 7 || TRADE_WORDS.includes(bare)) return word
    const meant = TRADE_WORDS.filter((known) => oneLetterOff(bare, known))
    return meant.length === 1 ? `${before}${meant[0]}${after}` : word
  })
  return words
    .join(' ')
    .replace(/(?<= )[S5][/7][B8](?=$| [([QC]?\d)/, 'S/B')
    .replace(/[A-Z]{3}\.?\s?[A-Z]{3}\.?$/, (ending) => {
      const bare = ending.replace(/[^A-Z]/g, '')
      return LEGAL_ENDINGS.find(([known]) => oneLetterOff(bare, known))?.[1] ?? ending
    })
}

/** Whether a word becomes the other by one letter that is exchanged, lost or added. */
function oneLetterOff(word: string, other: string): boolean {
  let same = 0
  while (same < word.length && word[same] === other[same]) same++
  const [rest, wanted] = [word.slice(same), other.slice(same)]
  if (rest === wanted) return false
  return rest.slice(1) === wanted.slice(1) || rest === wanted.slice(1) || rest.slice(1) === wanted
}
