import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../errors.ts'
import type { Metrics } from '../metrics/metrics-service.ts'

/** Says that a sign-in was refused, and throws the refusal on; surprises are somebody else's to tell. */
export type FailedSignIns = (
  request: FastifyRequest,
  tried: { way: 'password' | 'provider'; email?: string },
) => (error: unknown) => never

/** Refused sign-ins in the log, where tools that block addresses find them, and in the figures. */
export function createFailedSignIns(metrics: Pick<Metrics, 'signInFailed'>): FailedSignIns {
  return (request, { way, email }) =>
    (error) => {
      if (error instanceof ProblemError) {
        metrics.signInFailed(way)
        const told = { event: 'sign_in_failed', way, reason: error.code, address: request.ip, email }
        request.log.warn(told, 'a sign-in was refused')
      }
      throw error
    }
}
