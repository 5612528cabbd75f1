/** Sentences, and what commas and 'and' part. */
const PARTS = /[.!;\n]+\s*|,\s*| and /

/** The parts of a message that may each say something of their own. */
export const partsOf = (message: string): string[] => message.split(PARTS).filter((part) => part.trim() !== '')
