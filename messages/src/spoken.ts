/** The language in which an assistant answers: English, Hindi in Latin letters, or Hindi. */
export type Spoken = 'en' | 'hinglish' | 'hi'

let spokenNow: () => Spoken = () => 'en'

/** Sets what tells the language of the turn that is answered just now. */
export function speakAs(spoken: () => Spoken): void {
  spokenNow = spoken
}

/** The language of the turn that is answered just now. */
export const spokenLanguage = (): Spoken => spokenNow()
