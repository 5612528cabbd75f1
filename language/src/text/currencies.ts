/** Names, codes and signs of currencies in lower case, by the code of ISO 4217. */
const NAMES: Readonly<Record<string, string>> = {
  INR: '₹ rs inr rupee rupees rupaye rupay rupaya rupiya rupya rupiye buck bucks',
  USD: 'usd dollar dollars',
  SGD: 'sgd',
  AUD: 'aud',
  CAD: 'cad',
  EUR: '€ eur euro euros',
  GBP: '£ gbp pound pounds quid',
  AED: 'aed dirham dirhams',
  MYR: 'myr rm ringgit ringgits',
  THB: '฿ thb baht bahts',
  JPY: '¥ jpy yen',
  LKR: 'lkr',
  NPR: 'npr',
  CHF: 'chf franc francs',
  CNY: 'cny rmb yuan',
  SAR: 'sar riyal riyals',
  HKD: 'hkd',
  NZD: 'nzd',
  QAR: 'qar',
  KRW: '₩ krw',
}
const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split(' ').map((name): [string, string] => [name, code])),
)
/** What stands before '$' without a blank, or before 'dollars', and whose they are. */
const DOLLARS: Readonly<Record<string, string>> = {
  us: 'USD',
  american: 'USD',
  s: 'SGD',
  sg: 'SGD',
  singapore: 'SGD',
  a: 'AUD',
  au: 'AUD',
  australian: 'AUD',
  c: 'CAD',
  ca: 'CAD',
  canadian: 'CAD',
  hk: 'HKD',
  nz: 'NZD',
}

/** The code of the currency that a word names; undefined for any other word. */
export const currencyNamed = (word: string): string | undefined => BY_NAME.get(word)

/** The currency that begins at a word, and how many words name it. */
export function currencyAt(words: readonly string[], at: number): { code: string; length: number } | undefined {
  const [word = '', next = ''] = [words[at], words[at + 1]]
  const whose = DOLLARS[word]
  if (whose && (next === '$' || next === 'dollar' || next === 'dollars')) return { code: whose, length: 2 }
  if (word === '$') return { code: 'USD', length: 1 }
  const code = BY_NAME.get(word)
  return code === undefined ? undefined : { code, length: 1 }
}
