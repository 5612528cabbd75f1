import { z } from 'zod'
import { CATEGORIES } from './receipt-fields.ts'

export const Category = z.enum(CATEGORIES).meta({ id: 'Category' })
export type Category = z.infer<typeof Category>
