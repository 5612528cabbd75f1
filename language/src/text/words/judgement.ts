import { phrases } from '../phrase-grammar.ts'

/** What is said to be right: 'everything looks fine', beside the matter itself and its total. */
export const SUBJECT = phrases(
  'everything | everything else | all | all details | all the details | details | the details | the total | the amount | total | amount | both',
)

export const IS = phrases('is | are | looks | look | seems | seem | sounds')

export const RIGHT = phrases(
  'right | correct | fine | ok | okay | good | perfect | great | all right | alright | all good | in order | accurate | good to go | fine by me | fine with me',
)

/** 'I have checked the draft'. Says nothing of sending by itself. */
export const CHECKED = phrases(
  'checked | verified | reviewed | i have checked | ive checked | i checked | i have verified | i verified | i have reviewed | i reviewed | have checked',
)
