import { romanised } from '@pravas/language/text/devanagari'

/** Words by which somebody asks, in English and Hindi. */
const ASKS =
  /\b(?:what|whats|wat|wht|which|wich|when|where|who|whos|whom|whose|why|how|hw|whether|tell me|let me know|show me|list|remind me|not sure|no idea|wondering|don'?t know|dunno|kya|kia|kab|kahan|kaha|kidhar|kaun\w*|kon\w*|kitn\w*|kis(?:ka|ke|ki|ko|se|ne)?|kaise|kaisa|kaisi|kyu\w*|kyon|bata\w*|btao|dikha\w*|na|pata|allowed|possible|included|available|milega|milegi|milta|sakta|sakte|sakti|padega|lagega)\b|\bhai (?:na|kya|ya|ki nahi)\b/i
/** What opens a question alone: 'can it', 'is there'. */
const OPENS =
  /^\W*(?:(?:and|so|but|ok|okay|also|btw|wait|hmm+|hey|hi|sir|by the way|first)\W+){0,3}(?:is|are|was|do|does|did|has|have|will|would|can|could|may|should|shall|am|any)\b/i
/** 'Terminal', 'baggage limit': so few words name a matter. */
const FEW_WORDS = 3

/** Whether a word is one by which somebody asks. */
export const isAskingWord = (word: string): boolean => ASKS.test(romanised(word)) || OPENS.test(romanised(word))

/** Whether a message, or a clause of one, asks something by its words, rather than wishing or telling it. */
export function asksOutright(said: string): boolean {
  const words = romanised(said)
  return said.includes('?') || ASKS.test(words) || OPENS.test(words)
}

/** The same of one that asks outright, or only names a matter. */
export function asksSomething(said: string): boolean {
  return asksOutright(said) || (romanised(said).match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= FEW_WORDS
}
