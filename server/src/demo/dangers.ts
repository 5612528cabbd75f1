import type { Config } from '../config/config.ts'
import type { Db } from '../db/database.ts'
import { activeDemoPeople } from './load.ts'

/**
 * Why it would not be safe to serve these data with these settings, all of it at once and a line each; none when it is.
 * Where the demo is not wanted its people may not be there: whoever reaches the product knows their password.
 */
export async function dangersOf(
  { demo, production, productionMistakes }: Pick<Config, 'demo' | 'production' | 'productionMistakes'>,
  db: Db,
): Promise<string[]> {
  const people = await activeDemoPeople(db)
  if (people.length === 0 || (demo && !production)) return [...productionMistakes]
  return [
    ...productionMistakes,
    `${people.length} demo people can sign in with a published password.`,
    `Remove them with: npm run admin -- remove-demo${production ? '' : ' (or keep the demo with DEMO=on)'}`,
  ]
}
