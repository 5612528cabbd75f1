import type { FlightResult } from '@pravas/contract/cards'
import { z } from 'zod'
import { worthOf } from '../filter-rules.ts'
import {
  flightId,
  type OpenTools,
  type ReturnFare,
  type ReturnFareSource,
  type ReturnQuery,
  type Source,
  SourceUnavailable,
} from '../source.ts'
import type { SerpApi } from './serpapi.ts'
import { askFlights, flightCard, flightsThat } from './serpapi-flights.ts'

/** A way out; `flight.price` is what the whole trip costs from, and the token asks for the ways back. */
interface Outbound {
  flight: FlightResult
  token: string
}

/** The ways back that go with the way out of a token. */
interface BackQuery extends ReturnQuery {
  token: string
}

const Token = z.object({ departure_token: z.string().min(1).max(20_000) })

/**
 * Return fares of Google Flights. Asked for a round trip it answers the ways out, each priced as the whole trip with the
 * cheapest way back, and by the `departure_token` of one of them the ways back, each priced as the whole trip with it. So
 * one search costs one call and one more for each of the `most` ways out that are looked into: the cheapest, then those
 * that are best for their time and stops. Each call is guarded, and so kept, by itself. A way out whose ways back cannot
 * be had has no fare here; only where none can, it rejects.
 */
export function serpApiReturns(access: SerpApi, most: number, guard: OpenTools['guard']): ReturnFareSource {
  const outbounds = guard('Google Flights, return trips', outboundSource(access))
  const backs = guard('Google Flights, ways back', backSource(access))
  return {
    async search(query, signal) {
      const found = worthALook(await outbounds.search(query, signal), most)
      const asked = found.map(async ({ flight, token }) => {
        const ways = await backs.search({ ...query, token }, signal)
        return ways.map((back) => fareOf(flight, back))
      })
      const answers = await Promise.allSettled(asked)
      signal.throwIfAborted()
      const fares = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      const [failed] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
      if (failed !== undefined && (fares.length === 0 || !(failed instanceof SourceUnavailable))) throw failed
      return fares.flat()
    },
  }
}

/** The fare of both is that of the ways back: the price of the way out is only where it begins. */
function fareOf(out: FlightResult, back: FlightResult): ReturnFare {
  const priced_at = back.priced_at ?? out.priced_at ?? ''
  return { out: flightId(out), back: flightId(back), total: back.price, priced_at }
}

function worthALook(found: readonly Outbound[], most: number): Outbound[] {
  const [cheapest, ...others] = found.toSorted((a, b) => a.flight.price - b.flight.price)
  if (!cheapest) return []
  return [cheapest, ...others.toSorted((a, b) => worthOf(a.flight) - worthOf(b.flight))].slice(0, most)
}

function outboundSource(access: SerpApi): Source<ReturnQuery, Outbound> {
  return {
    async search(query, signal) {
      const found = await askFlights(access, query, { return_date: query.back }, signal)
      return flightsThat(query, found, access.log).flatMap((option) => {
        const token = Token.safeParse(option)
        return token.success ? [{ flight: flightCard(option, query), token: token.data.departure_token }] : []
      })
    },
  }
}

function backSource(access: SerpApi): Source<BackQuery, FlightResult> {
  return {
    async search({ token, back, ...out }, signal) {
      const found = await askFlights(access, out, { return_date: back, departure_token: token }, signal)
      const way = { ...out, from: out.to, to: out.from, date: back }
      return flightsThat(way, found, access.log).map((option) => flightCard(option, way))
    },
  }
}
