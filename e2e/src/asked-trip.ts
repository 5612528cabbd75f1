import { ProductClient } from './product-client.ts'

let asked = 0

/**
 * Asks for a trip of the colleague's that waits for the manager, on a day that no other trip of this worker's product has,
 * and answers its number.
 */
export async function askedTrip(origin: string): Promise<string> {
  asked += 1
  const colleague = await ProductClient.signIn(origin, 'colleague')
  const day = new Date(Date.now() + (30 + 2 * asked) * 86_400_000).toISOString().slice(0, 10)
  const turn = async (prompt: string) => {
    const sessionId = `tripmate-asked-${asked}`
    return (await colleague.turn({ prompt, sessionId, employee_id: 'EMP1002' })).response
  }
  await turn(`Flight from Delhi to Mumbai on ${day} for a client meeting, one way`)
  await turn('the cheapest one')
  const answer = await turn('yes, submit it')
  const number = /TRP-\d{4}-\d{6}/.exec(answer)?.[0]
  if (number === undefined) throw new Error(`TripMate submitted no trip: ${answer}`)
  return number
}
