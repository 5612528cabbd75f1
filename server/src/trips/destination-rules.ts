import { z } from 'zod'
import { listWords } from '../formats.ts'

const Route = z.array(z.string())

/** Where a trip goes; of a journey over several cities everywhere, 'Mumbai and Bangalore'. */
export function destinationOf({
  route,
  destination_city,
}: {
  route: readonly unknown[] | null
  destination_city: string
}): string {
  if (route === null) return destination_city
  const [home, ...cities] = Route.parse(route)
  return listWords(new Set(cities.filter((city) => city !== home)))
}
