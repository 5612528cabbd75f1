import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'

/** A file of a zip; its content is read when its turn comes. */
export interface ZippedFile {
  /** With folders before slashes; of plain letters, digits, dots and hyphens. */
  name: string
  content: () => AsyncIterable<Uint8Array | string>
}

/**
 * Writes files into a zip one after the other, in their order and as they are read, so that its size costs time alone. Last comes
 * `index.csv` with each file's name, bytes and SHA-256. All carry the same moment.
 */
export function indexedZip(files: AsyncIterable<ZippedFile>, at: Date): Readable {
  async function* entries() {
    const lines = ['file,bytes,sha256']
    for await (const { name, content } of files) {
      const hash = createHash('sha256')
      let bytes = 0
      async function* read() {
        for await (const part of content()) {
          const chunk = typeof part === 'string' ? Buffer.from(part) : part
          hash.update(chunk)
          bytes += chunk.byteLength
          yield chunk as Uint8Array<ArrayBuffer>
        }
      }
      yield { name, lastModified: at, input: read() }
      // The next one is asked for when this one has been written.
      lines.push(`${name},${bytes},${hash.digest('hex')}`)
    }
    yield { name: 'index.csv', lastModified: at, input: `${lines.join('\r\n')}\r\n` }
  }
  return Readable.fromWeb(makeZip(entries()) as ReadableStream)
}

/** A name for a file of a zip, of what people or computers called it. */
export function plainFileName(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^A-Za-z0-9.-]/g, '_')
  return plain.replace(/^\.+/, '_').slice(-80) || 'file'
}
