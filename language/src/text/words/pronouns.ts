import { phrases } from '../phrase-grammar.ts'

/** Stands for the matter without naming it. */
export const PRONOUN = phrases(
  `it | this | that | them | these | those | all | it all | them all | all of it | all of them | all of these | all of this | everything
   the lot | the whole thing | whole thing | this whole thing | the entire thing | the whole lot | this one | that one | the same | same`,
  'ise | isse | isko | ise hi | usko | usse | yeh | ye | yahi | inhe | inhen | inko | sab | sabhi | saare | sare | sab kuch | poora',
  'इसे | इसको | यह | ये | यही | इन्हें | इनको | सब | सभी | सारे | सब कुछ | पूरा',
)
