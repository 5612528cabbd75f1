import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A span as a collector reads it. */
export interface ReceivedSpan {
  traceId: string
  spanId: string
  /** Empty for the first of a trace. */
  parentId: string
  name: string
  kind: number
  attributes: Record<string, string | number | boolean>
  failed: boolean
}

/** A collector of traces on this machine that takes OTLP over HTTP, as protocol buffers. */
export async function openTraceReceiver() {
  const requests: { path: string; type: string; authorization: string; body: Buffer }[] = []
  const server = createServer(async (asked, reply) => {
    const { 'content-type': type = '', authorization = '' } = asked.headers
    requests.push({ path: asked.url ?? '', type, authorization, body: await buffer(asked) })
    reply.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    requests,
    /** All spans that came in, in the order in which they ended. */
    spans: () => requests.flatMap(({ body }) => spansOf(body)),
    /** What the process says of itself. */
    resource: () => requests.slice(0, 1).flatMap(({ body }) => parts(body, 1).flatMap((of) => parts(of, 1)))[0],
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Field = { number: number; value: bigint | Buffer }

/** The fields of a message of protocol buffers: https://protobuf.dev/programming-guides/encoding. */
function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = []
  let at = 0
  const varint = () => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at)
      at += 1
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  const bytes = (length: number) => {
    at += length
    return message.subarray(at - length, at)
  }
  while (at < message.length) {
    const tag = Number(varint())
    const wire = tag & 7
    const value = wire === 0 ? varint() : bytes(wire === 1 ? 8 : wire === 5 ? 4 : Number(varint()))
    fields.push({ number: tag >> 3, value })
  }
  return fields
}

const parts = (message: Buffer, number: number): Buffer[] =>
  fieldsOf(message).flatMap((field) =>
    field.number === number && typeof field.value !== 'bigint' ? [field.value] : [],
  )

const part = (message: Buffer, number: number): Buffer => parts(message, number)[0] ?? Buffer.alloc(0)

const whole = (message: Buffer, number: number): number =>
  Number(fieldsOf(message).find((field) => field.number === number)?.value ?? 0)

/** The attributes below this field of a message. */
export function attributesOf(message: Buffer, number: number): ReceivedSpan['attributes'] {
  return Object.fromEntries(
    parts(message, number).map((pair) => {
      const [of] = fieldsOf(part(pair, 2))
      const value = typeof of?.value === 'bigint' ? Number(of.value) : (of?.value.toString() ?? '')
      return [part(pair, 1).toString(), of?.number === 2 ? value === 1 : value]
    }),
  )
}

/** By `opentelemetry/proto/trace/v1/trace.proto`. */
function spansOf(body: Buffer): ReceivedSpan[] {
  return parts(body, 1)
    .flatMap((resource) => parts(resource, 2))
    .flatMap((scope) => parts(scope, 2))
    .map((span) => ({
      traceId: part(span, 1).toString('hex'),
      spanId: part(span, 2).toString('hex'),
      parentId: part(span, 4).toString('hex'),
      name: part(span, 5).toString(),
      kind: whole(span, 6),
      attributes: attributesOf(span, 9),
      failed: whole(part(span, 15), 3) === 2,
    }))
}
