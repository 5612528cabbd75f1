const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu

/** Text on one line without what nobody prints and no database keeps: control characters and halves of surrogate pairs. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNPRINTABLE, '').trim()
}

/** What `plainText` leaves as it is, but for spaces; for the schemas. */
export const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u
