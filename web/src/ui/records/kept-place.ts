import type { VirtualItem } from '@tanstack/react-virtual'
import { z } from 'zod'

const Place = z.object({
  /** The entry of the browser's history that it belongs to. */
  visit: z.string(),
  /** Pixels from the top of the page. */
  top: z.number(),
  /** The rows that have been measured. */
  measured: z.array(
    z.object({
      index: z.number(),
      key: z.union([z.string(), z.number()]),
      start: z.number(),
      size: z.number(),
      end: z.number(),
      lane: z.number(),
    }),
  ),
})

/** Where a reader of a long list was. */
export interface KeptPlace {
  visit: string
  top: number
  measured: VirtualItem[]
}

const nameOf = (page: string) => `place:${page}`

/** The place that was kept for a page in this tab; undefined when there is none of this visit to it. */
export function placeKept(page: string, visit: string): KeptPlace | undefined {
  try {
    const place = Place.parse(JSON.parse(sessionStorage.getItem(nameOf(page)) ?? ''))
    return place.visit === visit ? place : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps the place on a page for as long as the tab is open: one a page, that of the last visit. Where storage is full or
 * barred, the list begins at its top next time.
 */
export function keepPlace(page: string, place: KeptPlace): void {
  try {
    sessionStorage.setItem(nameOf(page), JSON.stringify(place))
  } catch {
    sessionStorage.removeItem(nameOf(page))
  }
}
