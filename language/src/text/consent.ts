import { ASSENT, COURTESY, FIRM_ASSENT, GLUE, grammarOf, MANNER, type Matter } from './consent-grammar.ts'
import { consentTokens, MOST_WORDS } from './consent-tokens.ts'
import { either, inOrder, maybe, type Rule, several } from './phrase-grammar.ts'

export interface Consent {
  /**
   * 'yes' where nothing but assent, courtesy and words of this very act was said; 'no' where nothing but a refusal and
   * courtesy was; 'unclear' for all else, a question and an empty message included.
   */
  says: 'yes' | 'no' | 'unclear'
  /** Whether it begins with assent: 'ok, but …'. */
  opensWithYes: boolean
  /** Whether the act itself was named: 'send it', as opposed to a bare 'yes'. */
  namesAct: boolean
  /** Whether the yes can hardly be meant otherwise: the act is named, or it is a 'yes' rather than an 'ok'. */
  isFirm: boolean
  /** The words and signs that are no part of a yes, as they were written. */
  unread: string[]
  /** The message without what assents at its beginning: what is left to be dealt with. */
  rest: string
}

/**
 * Reads whether a message consents to a matter. An allow-list: a yes is what is left empty once assent, courtesy and
 * words of the act are taken away. What names the matter counts as such a word only where it agrees with it, so 'send
 * the 3 receipts' is no yes to sending two.
 */
export function readConsent(message: string, matter: Matter): Consent {
  const { text, tokens } = consentTokens(message)
  const said = tokens.slice(0, MOST_WORDS).map((token) => token.word)
  const { clause, right, beside, refusal } = grammarOf(matter)
  const yes = covered(said, [
    { rule: inOrder(maybe(GLUE), clause), act: true },
    { rule: inOrder(maybe(GLUE), FIRM_ASSENT), assents: true, firm: true },
    { rule: inOrder(maybe(GLUE), either(ASSENT, right)), assents: true },
    { rule: beside },
    { rule: COURTESY },
    { rule: MANNER },
  ])
  const unread = [...yes.left, ...tokens.slice(MOST_WORDS).keys()].map((at) => tokens[at]?.raw ?? '')
  const isPlain = tokens.length > 0 && tokens.length <= MOST_WORDS
  const no = covered(said, [{ rule: refusal, act: true }, { rule: COURTESY }])
  const says =
    isPlain && yes.left.length === 0 && (yes.acts || yes.assents)
      ? 'yes'
      : isPlain && no.left.length === 0 && no.acts
        ? 'no'
        : 'unclear'
  const opened = Math.max(...several(either(ASSENT, COURTESY))(said, 0))
  const opensWithYes = ASSENT(said, 0).length > 0
  return {
    says,
    opensWithYes,
    namesAct: yes.acts,
    isFirm: yes.acts || yes.firm,
    unread,
    rest: restOf(text, tokens, opened),
  }
}

interface Piece {
  rule: Rule
  firm?: boolean
  assents?: boolean
  act?: boolean
}

interface Cover {
  /** The places of the words that no piece reads. */
  left: number[]
  assents: boolean
  firm: boolean
  acts: boolean
}

/** Covers the words with pieces so that as few as can be are left over. */
function covered(said: readonly string[], pieces: readonly Piece[]): Cover {
  const best: Cover[] = []
  best[said.length] = { left: [], assents: false, firm: false, acts: false }
  for (let at = said.length - 1; at >= 0; at -= 1) {
    const after = best[at + 1] ?? NOTHING
    let chosen: Cover = { ...after, left: [at, ...after.left] }
    for (const { rule, assents = false, firm = false, act = false } of pieces) {
      for (const end of rule(said, at)) {
        const rest = best[end]
        if (end === at || rest === undefined) continue
        const cover = {
          left: rest.left,
          assents: rest.assents || assents,
          firm: rest.firm || firm,
          acts: rest.acts || act,
        }
        if (isBetter(cover, chosen)) chosen = cover
      }
    }
    best[at] = chosen
  }
  return best[0] ?? NOTHING
}

const NOTHING: Cover = { left: [], assents: false, firm: false, acts: false }

const score = ({ left, acts, firm, assents }: Cover) =>
  left.length * 8 - (acts ? 4 : 0) - (firm ? 2 : 0) - (assents ? 1 : 0)
const isBetter = (cover: Cover, than: Cover) => score(cover) < score(than)

function restOf(text: string, tokens: readonly { start: number }[], opened: number): string {
  const start = tokens[opened]?.start
  if (start === undefined) return ''
  return text.slice(start).replace(/^(?:and|but|also|then|aur|lekin|par)\s+/i, '')
}
