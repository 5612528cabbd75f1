const OF_MONEY = '(?:expenses?|claims?|spend(?:ing|s)?|receipts?|bills?|reimbursements?|expenditure)'
const ROLE =
  '(?:colleague|teammate|team member|co-?worker|peer|boss|manager|subordinate|reportee|director|ceo|everyone|everybody|somebody|someone|anyone|others?|other (?:people|person|employees?)|employees?|staff|(?:whole |entire )?(?:company|organi[sz]ation|department))'
const LEADING = '(?:(?:my|the|our|an?|all|other|another|any|each|every) )*'

const BY_ROLE = [
  new RegExp(`\\b${OF_MONEY} (?:of|by|from|for) ${LEADING}${ROLE}s?\\b`),
  new RegExp(`\\b${ROLE}s?'?s? ${OF_MONEY}\\b`),
  new RegExp(`\\b(?:did|has|have|does) ${LEADING}${ROLE}s? (?:spend|spent|claim|claimed|submit|submitted)\\b`),
  new RegExp(`\\b(?:his|her) ${OF_MONEY}\\b`),
]

/** Stands for a name, as a pattern with the name in it could not be checked. */
const NAME = '◆'
const OF_NAME = new RegExp(
  `\\b(?:did|has|have|does) ${NAME}(?: \\p{L}+)? (?:spend|spent|claim|claimed|submit|submitted)\\b|${NAME}'s ${OF_MONEY}\\b|\\b(?:expenses?|claims?|spending) of ${NAME}|${NAME} (?:ne|ka|ki|ke) (?:kitn|kharch|expense|claim|bill)`,
  'u',
)

/**
 * Whom else's money a clean message in lower case asks after: words such as 'my colleague', a name, or an employee's id
 * that is not one's own. `unknown` are its words that mean nothing to us, which a name is. Undefined when it is one's own.
 */
export function othersMeant(text: string, unknown: readonly string[], ownId: string | null): string | undefined {
  const id = /\b(?:emp|employee)[- ]?(?:id |no\.? )?\d{2,}\b/.exec(text)?.[0].replace(/[- ]/g, '')
  if (id) return id === ownId?.toLowerCase() ? undefined : id.toUpperCase()
  if (BY_ROLE.some((pattern) => pattern.test(text))) return 'others'
  for (const word of unknown) {
    const name = word.replace(/'s$/, '')
    if (!/^\p{L}{3,}$/u.test(name)) continue
    const marked = text.replace(/\p{L}+/gu, (one) => (one === name ? NAME : one))
    if (OF_NAME.test(marked)) return name.charAt(0).toUpperCase() + name.slice(1)
  }
  return undefined
}
