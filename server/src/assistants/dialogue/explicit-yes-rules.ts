/** Takes a yes back, or puts it off. 'Why not' and 'no problem' do neither. */
const AGAINST =
  /^\W*(no|nope|nah|nahi)\b(?!\W+(problems?|changes?|issues?|worries|objections?|more|further)\b)|(?<!\bwhy )\b(not|never|nahi|mat|don['’]?t|won['’]?t|cannot|can['’]?t|shouldn['’]?t|isn['’]?t|but|wait|hold on|later)\b/i
/** Speaks of a yes, of somebody else's or of one that may come, instead of saying it. */
const SPOKEN_OF = /["“”«»]|\b(if|unless|until|said|says|saying|wrote|writes|told|tells|system|user)\b/i

/**
 * Whether a sentence that was understood as a yes says it outright, so that something may be sent for it. In doubt it
 * does not: the person is asked again, which costs a word, while what was sent cannot be taken back here.
 */
export function isExplicitYes(message: string): boolean {
  return !AGAINST.test(message) && !SPOKEN_OF.test(message)
}
