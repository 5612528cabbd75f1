import { ApiError, errorOf } from './api-error.ts'
import { session } from './session.ts'

/** Fetches a file of this site. Throws an `ApiError` as `call` does, and signs the person out when there is no session. */
export async function download(address: string): Promise<Blob> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => {
    throw new ApiError(0, {})
  })
  if (response.status === 401) session.signOut('ended')
  if (!response.ok) throw await errorOf(response)
  return response.blob().catch(() => {
    throw new ApiError(0, {})
  })
}
