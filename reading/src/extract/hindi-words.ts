import type { Line } from '../lines.ts'

// What stands on bills in Hindi, as the words that the rules look for. Longer phrases come first. A recogniser often misses a
// vowel sign or the dot above, so these may be absent.
const WORDS: [RegExp, string][] = [
  [/कर\s*(?:चाला[नत]|बीजक|इन\S{0,8}स)/g, 'TAX INVOICE'],
  [/(?:बि[लत]|रसीद|चालान|बीजक|इन\S{0,8}स)\s*(?:स[ंम]?\s?ख्या|सं\.?|क्रमा[ंन]?क|न[ंम]\S*)/g, 'Bill No'],
  [/(?:दिना[ंन]?\s*क|दिनाक|तारी?ख)/g, 'Date'],
  [/(?:कु[लत]|सक[लत])\s*(?:यो[गाम]|राशि|भुगतान|देय)/g, 'Grand Total'],
  [/देय\s*राशि/g, 'Amount Payable'],
  [/उप\s*योग/g, 'Sub Total'],
  [/(?<!\S)(?:महा)?योग(?!\S)|(?<!\S)(?:जोड़|टोटल)(?!\S)/g, 'Total'],
  [/कर\s*योग्य\s*(?:मूल्य|राशि)/g, 'Taxable Value'],
  [/(?:के[ंन]?द्रीय)\s*(?:जीएसटी|कर)/g, 'CGST'],
  [/राज्य\s*(?:जीएसटी|कर)/g, 'SGST'],
  // The letters of the English names, as they are spoken.
  [/सी\s?\.?\s?जी\s?\.?\s?एस\s?\.?\s?टी/g, 'CGST'],
  [/(?:एस|यू\s?\.?\s?टी)\s?\.?\s?जी\s?\.?\s?एस\s?\.?\s?टी/g, 'SGST'],
  [/आई\s?\.?\s?जी\s?\.?\s?एस\s?\.?\s?टी/g, 'IGST'],
  [/जी\s?\.?\s?एस\s?\.?\s?टी(?!\S*\s*(?:सं|न[ंम]|क्र))/g, 'GST'],
  [/कु[लत]/g, 'Total'],
  [/राशि/g, 'Amount'],
  [/(?:नक[दट]|नगद)/g, 'Cash'],
  [/मात्रा/g, 'Qty'],
  [/दर/g, 'Rate'],
  [/विवरण/g, 'Description'],
  [/छूट/g, 'Discount'],
  [/भुगतान/g, 'Paid by'],
]
const DIGITS = '०१२३४५६७८९'

/** Lines with the Hindi words of bills in English and Devanagari digits as 0 to 9, for the rules; the print stays as it is. */
export function glossed(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    if (!/\p{Script=Devanagari}/u.test(line.text)) return line
    const segments = line.segments.map((segment) => ({ ...segment, text: glossOf(segment.text) }))
    return { ...line, segments, text: segments.map(({ text }) => text).join(' ') }
  })
}

function glossOf(text: string): string {
  const plain = text.normalize('NFC').replace(/[०-९]/g, (digit) => String(DIGITS.indexOf(digit)))
  const english = WORDS.reduce((print, [word, meaning]) => print.replace(word, meaning), plain)
  // The two dots behind a label are often read as the sign that ends a word.
  return english.replace(/(No|Date)\s*[!।|](?:\s*:)?/g, '$1:')
}
