import { ApiError, errorOf } from './api-error.ts'
import { session } from './session.ts'

/** Fetches a file of this site, as `type` where it comes in several. Throws an `ApiError` as `call` does, and signs the person out when there is no session. */
export async function download(address: string, type?: string): Promise<Blob> {
  const response = await askForFile(address, type)
  return response.blob().catch(unreached)
}

/** The answer to the question for a file, of which nothing is read yet; with `sent` it is asked by POST. Throws as `download` does. */
export async function askForFile(address: string, type?: string, sent?: object): Promise<Response> {
  const headers = {
    ...(type !== undefined && { Accept: type }),
    ...(sent && { 'Content-Type': 'application/json' }),
  }
  const asked = sent ? { method: 'POST', body: JSON.stringify(sent) } : {}
  const response = await fetch(address, { credentials: 'same-origin', headers, ...asked }).catch(unreached)
  if (response.status === 401) session.signOut('ended')
  if (!response.ok) throw await errorOf(response)
  return response
}

/** Says that the server could not be reached, or the connection broke off. */
export function unreached(): never {
  throw new ApiError(0, {})
}
