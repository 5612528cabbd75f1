import { z } from 'zod'

/** What an expense is for. */
export const CATEGORIES = ['Food', 'Transport', 'Accommodation', 'Miscellaneous'] as const
export const Category = z.enum(CATEGORIES).meta({ id: 'Category' })
export type Category = z.infer<typeof Category>
