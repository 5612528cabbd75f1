import { unaccented } from './devanagari.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** The speaker, who is spoken to, and what is pointed at. */
export const SPEAKING = words('i me my we us our you it its this that these mujhe hume mera meri mere hamara')
const OTHERS = words(`
  mine myself ours u your ur yours he him his she her hers they them their theirs those there here
  main mai muje mujhko hum humein humko hamari hamare aap aapka aapki apna apni apne
  yeh ye yahi woh wo voh vo wahi is iss us uss ise isko use usko iska iski uska uski`)

export const AUXILIARIES = words('am im ill is be will would can could do let lets ho')
const OTHER_AUXILIARIES = words(`
  ive id are r was were been being youre were theyre thats theres does did done have has had having shall
  hai hain h hoon hun hu tha thi the hoga hogi honge`)

/** Prepositions, articles and joining words, and what stands in their place in Hindi. */
export const PARTICLES = words(`
  the a an on in at of for from to by with as and then also just
  ka ke ki ko se mein me par pe aur wala wali`)
const OTHER_PARTICLES = words('into onto n so too well to toh bhi hi wale waala waali waale vala vali')

const DEVANAGARI = words(`
  का के की को से में पर है हैं हो हूँ था थी थे होगा होगी होंगे
  मैं मुझे मुझको मेरा मेरी मेरे हम हमें हमको हमारा हमारी हमारे आप आपका आपकी अपना अपनी अपने
  यह ये यही वह वो वही इस उस इसे इसको उसे उसको इसका इसकी उसका उसकी
  और तो भी ही वाला वाली वाले लिए`)

/**
 * The words that a reading may skip: articles, pronouns, auxiliaries, plain prepositions and particles. The list is closed. A word
 * that excludes, bounds, supposes, counts or doubts ('not', 'only', 'before', 'near', 'if', 'or', 'maybe') never belongs here.
 */
const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...SPEAKING,
  ...OTHERS,
  ...AUXILIARIES,
  ...OTHER_AUXILIARIES,
  ...PARTICLES,
  ...OTHER_PARTICLES,
  ...DEVANAGARI.map(unaccented),
])

/** Tells whether a word carries nothing of its own, as it was written: 'The', "I'm", 'में'. */
export const isFunctionWord = (written: string): boolean =>
  FUNCTION_WORDS.has(unaccented(written.toLowerCase().replace(/['’‘`´\p{Cf}]/gu, '')))
