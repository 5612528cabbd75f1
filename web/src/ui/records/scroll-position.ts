import { z } from 'zod'

/**
 * Where a reader of a long list was. It is as small as it can be, whatever the length of the list: the browser's storage
 * is shared with drafts.
 */
const ScrollPosition = z.object({
  /** The entry of the browser's history that it belongs to. */
  visit: z.string(),
  /** Pixels from the top of the page. */
  top: z.number(),
  /** Absent where all rows stood in the page. */
  row: z
    .object({
      /** The first row in view. */
      key: z.string(),
      /** Pixels from its top to that of the view. */
      inset: z.number(),
      /** Average height of the list's rows in pixels. */
      height: z.number().positive(),
    })
    .optional(),
})
export type ScrollPosition = z.infer<typeof ScrollPosition>

/** The visits to a page whose places are kept at most. */
const VISITS = 10

const nameOf = (page: string) => `place:${page}`

function placesOf(page: string): ScrollPosition[] {
  try {
    return z.array(ScrollPosition).parse(JSON.parse(sessionStorage.getItem(nameOf(page)) ?? '[]'))
  } catch {
    return []
  }
}

/** The place that was kept for a visit to a page in this tab; undefined when there is none, which is its top. */
export function storedScrollPosition(page: string, visit: string): ScrollPosition | undefined {
  return placesOf(page).find((place) => place.visit === visit)
}

/**
 * Keeps the place on a page for as long as the tab is open, for the last visits to it. Where storage is full or barred,
 * the list begins at its top next time.
 */
export function storeScrollPosition(page: string, place: ScrollPosition): void {
  const others = placesOf(page).filter(({ visit }) => visit !== place.visit)
  const places = place.top > 0 ? [...others, place].slice(-VISITS) : others
  try {
    sessionStorage.setItem(nameOf(page), JSON.stringify(places))
  } catch {
    sessionStorage.removeItem(nameOf(page))
  }
}
