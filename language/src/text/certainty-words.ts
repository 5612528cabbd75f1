/** The words of doubt that no list of common words holds, for the vocabulary. */
export const CERTAINTY_WORDS: readonly string[] =
  'approx approximately roughly possibly presumably probably guess guessing reckon thereabouts ballpark estimate estimated lagbhag kareeb karib takriban andazan andaza shayad double twice according'.split(
    ' ',
  )
