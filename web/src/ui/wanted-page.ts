import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'

const t = texts(records)

/** The page that somebody asked for before they had to sign in, as a navigation hands it on in its `state`. */
export interface WantedPage {
  /** An address below this site, with its search. */
  wanted: string
}

/** The page that opens the link of a mail once its addressee has signed in; the link itself is in no address by then. */
export const LINK_PAGE = '/decide/asked'

/** What a navigation hands on in its `state` from a page that its reader may not see. */
export const REFUSED_PAGE = { refused: true } as const

/** Whether a location's state says that the page that was asked for may not be seen. */
export const isRefusedPage = (state: unknown) => (state as Partial<typeof REFUSED_PAGE> | null)?.refused === true

/** The wanted page that a location's state holds; undefined where none was asked for. */
export function wantedIn(state: unknown): string | undefined {
  const wanted = (state as Partial<WantedPage> | null)?.wanted
  return typeof wanted === 'string' && /^\/[^/]/.test(wanted) ? wanted : undefined
}

/** The page in a few words: a record by its number. */
export function nameOfWanted(wanted: string): string {
  if (wanted.startsWith('/connect?')) return t('wanted.connect')
  if (wanted === LINK_PAGE) return t('wanted.decide')
  return /^\/(?:trip|expense)\/([\w-]+)/.exec(wanted)?.[1] ?? t('wanted.page')
}
