import { askForFile, unreached } from './download.ts'

/** Downloads a zip and says how many bytes of it have come; with `sent` it is asked for by POST. Throws as `download` does. */
export async function watchedBytes(address: string, onBytes: (bytes: number) => void, sent?: object): Promise<Blob> {
  const response = await askForFile(address, undefined, sent)
  const reader = response.body?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = (await reader?.read().catch(unreached)) ?? { done: true }
    if (done || !value) break
    parts.push(value)
    bytes += value.byteLength
    onBytes(bytes)
  }
  return new Blob(parts, { type: 'application/zip' })
}
