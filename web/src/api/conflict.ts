import { ApiError } from './api-error.ts'

/** Whether the server has refused because things stand otherwise than was shown. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}
