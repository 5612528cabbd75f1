import { z } from 'zod'

/** A place on a page as `pictures` shows it: the page from 0, the rest fractions (0 to 1) of its width and height. */
export const PlaceOnPage = z
  .object({ page: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .meta({ id: 'PlaceOnPage' })
export type PlaceOnPage = z.infer<typeof PlaceOnPage>

/** Where something is written that could not be read: it is offered for typing in and never guessed. */
export const UnreadPlace = PlaceOnPage.extend({
  hand: z.boolean().meta({ description: 'true if it looks handwritten' }),
}).meta({ id: 'UnreadPlace' })
export type UnreadPlace = z.infer<typeof UnreadPlace>
