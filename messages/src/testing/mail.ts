import { mail } from '../en/mail.ts'
import { wordsIn } from './words-of.ts'

/** Finds what a mail says by the name of its message and some of its values. */
export const mailWords = wordsIn(mail)
