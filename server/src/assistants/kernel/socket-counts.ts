import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { tooMany } from '../../errors.ts'

/** As many sockets as anybody may have open in one process: more than tabs that are still of use. */
export const MOST_SOCKETS = 32
/** After this many seconds it is worth asking again: until then a lost socket may have been noticed. */
const AGAIN_SECONDS = 30

/** Counts the open sockets of each person, so that nobody holds more than their share of the process's memory. */
export function countSockets(most = MOST_SOCKETS) {
  const open = new Map<string, number>()
  const ofPerson = (personId: string) => open.get(personId) ?? 0
  return {
    /** Throws 'request.too_many' when the caller has as many sockets open as anybody may. */
    demandRoom({ signedIn }: Pick<FastifyRequest, 'signedIn'>): void {
      if (signedIn && ofPerson(signedIn.actor.personId) >= most) throw tooMany(AGAIN_SECONDS)
    },

    /** Counts a socket of somebody until it is closed. */
    add(socket: Pick<WebSocket, 'once'>, personId: string): void {
      open.set(personId, ofPerson(personId) + 1)
      socket.once('close', () => {
        const left = ofPerson(personId) - 1
        if (left > 0) open.set(personId, left)
        else open.delete(personId)
      })
    },
  }
}
