import type { Reader } from '@pravas/reading/reader'
import { inSpan } from '../spans.ts'

/** A reader whose work on files is told as spans; of a file nothing but its size. */
export function tracedReader(reader: Reader): Reader {
  return {
    read: (bytes, options) => inSpan('read receipt', sized(bytes), () => reader.read(bytes, options)),
    inspect: (bytes, turn) => inSpan('inspect file', sized(bytes), () => reader.inspect(bytes, turn)),
    picture: (load, page, turn) => inSpan('draw page', {}, () => reader.picture(load, page, turn)),
    strip: (load, turn) => inSpan('strip document', {}, () => reader.strip(load, turn)),
    close: () => reader.close(),
  }
}

function sized(bytes: Uint8Array) {
  return { attributes: { 'pravas.file.bytes': bytes.length } }
}
