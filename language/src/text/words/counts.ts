/** Numbers in words, for as many receipts as people have in mind. */
export const NUMBER_WORD: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  ek: 1,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पाँच: 5,
  पांच: 5,
}

/** Stand for all of a known number. */
export const ALL_OF: Record<string, number> = {
  both: 2,
  dono: 2,
  donon: 2,
  दोनों: 2,
  दोनो: 2,
  teeno: 3,
  teenon: 3,
  तीनों: 3,
}
