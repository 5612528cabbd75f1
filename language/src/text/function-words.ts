import { unaccented } from './devanagari.ts'

const words = (text: string) => text.trim().split(/\s+/)

const ENGLISH = words(`
  a an the
  i me my mine myself we us our ours you u your ur yours he him his she her hers it its they them their theirs
  this that these those there here
  am im ive id ill is are r was were be been being youre were theyre its thats theres
  do does did done have has had having will would shall can could let lets
  of to from in on at by for with into onto as and n so then also too just well`)

const HINGLISH = words(`
  ka ke ki ko se mein me par pe hai hain h ho hoon hun hu tha thi the hoga hogi honge
  main mai mujhe muje mujhko mera meri mere hum hume humein humko hamara hamari hamare aap aapka aapki apna apni apne
  yeh ye yahi woh wo voh vo wahi is iss us uss ise isko use usko iska iski uska uski
  aur to toh bhi hi wala wali wale waala waali waale vala vali`)

const DEVANAGARI = words(`
  का के की को से में पर है हैं हो हूँ था थी थे होगा होगी होंगे
  मैं मुझे मुझको मेरा मेरी मेरे हम हमें हमको हमारा हमारी हमारे आप आपका आपकी अपना अपनी अपने
  यह ये यही वह वो वही इस उस इसे इसको उसे उसको इसका इसकी उसका उसकी
  और तो भी ही वाला वाली वाले`)

/**
 * The words that a reading may skip: articles, pronouns, auxiliaries, plain prepositions and particles. The list is closed. A word
 * that excludes, bounds, supposes, counts or doubts ('not', 'only', 'before', 'near', 'if', 'or', 'maybe') never belongs here.
 */
const FUNCTION_WORDS: ReadonlySet<string> = new Set([...ENGLISH, ...HINGLISH, ...DEVANAGARI.map(unaccented)])

/** Tells whether a word carries nothing of its own, as it was written: 'The', "I'm", 'में'. */
export const isFunctionWord = (written: string): boolean =>
  FUNCTION_WORDS.has(unaccented(written.toLowerCase().replace(/['’‘`´\p{Cf}]/gu, '')))
