import { phrases } from '../phrase-grammar.ts'

/** Goes before what the matter is called. */
export const DETERMINER = phrases(
  'the | my | this | these | those | that | our | all | all the | all my | all of the | all of my | all these | all of these | a | an',
  'mera | meri | mere | yeh | ye | is | sab | sabhi | saare | saari | sari | sare | poora | poori',
  'मेरा | मेरी | मेरे | यह | ये | इस | सब | सभी | सारे | सारी | पूरा | पूरी',
)

/** Says that a certain one is meant. */
export const THE = phrases('the | us | is')
/** Points at something: 'woh wala', 'wahi'. */
export const POINTER = phrases('that | this | yeh | ye | woh | wo | wahi | yahi')
/** Any of them. */
export const ANY = phrases('a | an | any | some | koi | kisi')
