import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../errors.ts'

const t = texts(refusals)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The field of its body that takes files, where the route takes a form beside JSON. */
    files?: string | undefined
  }
}

/** A form of more parts is none that the contract knows: it would take long to read for its size. */
const MOST_PARTS = 100
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i

/**
 * Reads a form (`multipart/form-data`) as the JSON of the same call: its texts as they are, and the files of the one field that
 * takes them as their names and base64, so that one schema and the same checks hold for both. Other routes take no form.
 */
export function installFormBody(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const { files } = request.routeOptions.config
      if (files === undefined) throw problem('request.not_json')
      return fieldsOf(bytes, request.headers['content-type'] ?? '', files)
    },
  )
}

/** The fields of a form. A field that comes several times is a list, as the one of the files always is. */
async function fieldsOf(bytes: Buffer, type: string, files: string): Promise<Record<string, unknown>> {
  const found = BOUNDARY.exec(type)
  const boundary = found?.[1] ?? found?.[2]
  if (boundary === undefined) throw problem('request.invalid', t('form.unreadable'))
  if (hasMoreParts(bytes, `--${boundary}`)) throw problem('request.too_large', t('form.parts'))
  const form = await readForm(bytes, type)
  const fields = [...new Set(form.keys())].map(async (name): Promise<[string, unknown]> => {
    const values = form.getAll(name)
    if (name === files) return [name, await Promise.all(values.map(fileOf))]
    return [name, values.length === 1 ? values[0] : values]
  })
  return Object.fromEntries(await Promise.all(fields))
}

async function readForm(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  } catch {
    throw problem('request.invalid', t('form.unreadable'))
  }
}

/** A file as JSON carries it; a text stays one, which its schema refuses. */
async function fileOf(value: string | File): Promise<unknown> {
  if (typeof value === 'string') return value
  return { file_name: value.name, file_content: Buffer.from(await value.arrayBuffer()).toString('base64') }
}

function hasMoreParts(bytes: Buffer, delimiter: string): boolean {
  let parts = 0
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    parts += 1
    // The last one ends the form.
    if (parts > MOST_PARTS + 1) return true
  }
  return false
}
