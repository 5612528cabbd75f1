/** A token is about this many characters of English; fewer in Indian scripts, so that a guess is never too low by much. */
const CHARACTERS_A_TOKEN = 3
const MICROS_A_RUPEE = 1_000_000

/** Tokens, and money in millionths of a rupee. */
export interface Usage {
  inputTokens: number
  outputTokens: number
  costMicros: number
}

/** Rupees per million tokens. */
export interface Prices {
  input: number
  output: number
}

/** What a call cost; tokens that the provider did not count are guessed from the characters that went to and fro. */
export function usageOfCall(
  tokens: { input: number | undefined; output: number | undefined },
  characters: { sent: number; received: number },
  prices: Prices,
): Usage {
  const inputTokens = tokens.input ?? Math.ceil(characters.sent / CHARACTERS_A_TOKEN)
  const outputTokens = tokens.output ?? Math.ceil(characters.received / CHARACTERS_A_TOKEN)
  return {
    inputTokens,
    outputTokens,
    costMicros: Math.ceil(inputTokens * prices.input + outputTokens * prices.output),
  }
}

/** Several usages as one. */
export function sumOf(...parts: readonly Usage[]): Usage {
  return parts.reduce(
    (sum, part) => ({
      inputTokens: sum.inputTokens + part.inputTokens,
      outputTokens: sum.outputTokens + part.outputTokens,
      costMicros: sum.costMicros + part.costMicros,
    }),
    { inputTokens: 0, outputTokens: 0, costMicros: 0 },
  )
}

/** Whether a person's day is used up; a limit of 0 is none. */
export function isUsedUp(used: Usage, daily: { tokens: number; rupees: number }): boolean {
  const tokens = used.inputTokens + used.outputTokens
  return (
    (daily.tokens > 0 && tokens >= daily.tokens) ||
    (daily.rupees > 0 && used.costMicros >= daily.rupees * MICROS_A_RUPEE)
  )
}
