import { phrases } from '../../text/phrase-grammar.ts'

/** Who sleeps elsewhere, and where. */
export const STAYING = phrases(
  `stay | staying | live | living | putting up | be staying | be living | be putting up | am staying | am living | am putting up | are staying | can stay | will stay | will be staying | im staying | i am staying | i will stay | i will be staying | ill stay | ill be staying | sleep | crash | plan to stay | prefer to stay
   going to stay | am going to stay | have decided to stay`,
)

export const AT = phrases('with | at | in | over at | at the')

export const OWN = phrases(
  'my | our | a | an | the | some | one of my | my own | our own | own | his | her | an old | a close | my old',
)

export const KIN = phrases(
  `friend | friends | family | relative | relatives | parent | parents | brother | brothers | sister | sisters | cousin | cousins | uncle | uncles | aunt | aunts | aunty | colleague | colleagues | in laws | inlaws | in-laws | mother | mom | father | dad | wife | husband | son | daughter | grandparents | mama | chacha | bua | bhai | behen | didi | dost | doston | dosto | rishtedar | parivar`,
)

export const PLACE = phrases(
  'place | house | home | flat | apartment | guest house | guesthouse | our guest house | company guest house | company guesthouse | office guest house | office guesthouse | hostel | there | residence',
)

export const HAVE_PLACE = phrases(
  'have a place to stay | have a place there | have my own place | have my own house | have my own accommodation | have our own accommodation | have accommodation | have a house there | have a flat there | have a home there | have a guest house | have a place | have somewhere to stay | already have a place to stay | already have accommodation',
)

/** Whose it is, before the person. */
export const HINDI_OWN = phrases('apne | apni | mere | meri | mera | hamare | ek | main | hum')

export const HINDI_OF = phrases('ke | ka | k | ki')

export const HINDI_AT = phrases(
  'ghar | yahan | yaha | paas | saath | sath | flat | ghar pe | ghar par | ghar mein | ghar me | yahan pe | yahan par | guest house mein | guest house',
)

export const HINDI_STAY = phrases(
  `rukoonga | rukunga main | rahunga | rahungi | rahenge | rahoonga | rukunga | rukungi | rukenge | rukoonga | ruk jaunga | ruk jaungi | ruk jayenge | ruk raha hoon | ruk rahi hoon | reh lunga | reh lungi | reh lenge | thehrunga | thehrungi | thahrunga | rahna hai | rehna hai | rukna hai | ruk lunga | ruk lungi`,
)

export const BECAUSE = phrases('because | as | since | kyunki | kyuki | kyonki | coz | cause | so | and | instead')
