import { phrases } from '../../text/phrase-grammar.ts'

/** Words of a choice for a certain flight of a journey, or for all of them: 'the cheapest for the first leg', 'sab mein sabse sasti'. */

export const FOR = phrases('for | on | in | of | with | during')
export const LEG = phrases(
  'leg | legs | flight | flights | sector | sectors | one | ones | way | ways | hop | hops | segment | segments | part | parts | side | sides | journey | taraf | stretch | stop | stops',
)
export const EVERY = phrases(
  'both | both the | all | all the | every | each | all three | all of the | each of the | all of them | both of them | dono | sab | sabhi | saari | saare | teeno | har | rest of the | remaining | the rest of the | the remaining | the other | the other two | other | baaki | baki | baaki sab',
)
export const EVERYWHERE = phrases(
  'everywhere | throughout | each way | every time | sab jagah | all through | all along | both ways | all of them | both of them | the rest | for the rest',
)
export const HINDI_OF = phrases('ke liye | ke liye bhi | mein | me | ki | ka | ke | wali | wale | pe | par')
export const FIRST = phrases('first | 1st | pehli | pehle | pehla')
export const SECOND = phrases('second | 2nd | dusri | dusre | doosri | doosre | dusra | doosra | next')
export const THIRD = phrases('third | 3rd | teesri | teesre | tisri | tisra')
export const FOURTH = phrases('fourth | 4th | chauthi | chauthe')
export const LAST = phrases('last | final | aakhri | return | homeward | akhri')

export const CHEAPEST = phrases(
  'cheapest | lowest | lowest fare | lowest price | least expensive | sabse sasta | sabse sasti | sabse saste | sasti wali | sasta wala',
)
export const FASTEST = phrases('fastest | quickest | shortest | sabse fast | sabse jaldi pahunchne')
export const EARLIEST = phrases('earliest | first flight | sabse pehle | sabse pehli | subah ki pehli | sabse jaldi')
export const LATEST = phrases('latest | last flight | sabse late | sabse baad')
