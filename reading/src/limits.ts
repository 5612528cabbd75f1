// How much of a file is read at all. Each limit is kept in the child process that reads; the time in the one that waits for it.

/** A file of more bytes is refused before it is looked into. */
export const MAX_BYTES = 10 * 2 ** 20

/** More pixels than this, in an image or in one inside a PDF, are refused before anything is decoded. */
export const MAX_PIXELS = 40_000_000

/** Pages of a PDF beyond this one are not read. */
export const MOST_PAGES = 5

/** Pieces of text on one page beyond this one are not read: a full page of small print has some hundreds. */
export const MOST_PIECES = 5000

/** Pictures of pages are at most this wide, and at most five times as high. */
export const PICTURE_WIDTH = 1600
