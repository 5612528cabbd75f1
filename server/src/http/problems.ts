import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import {
  detailOf,
  ERRORS,
  type ErrorCode,
  type ErrorKind,
  type InputError,
  type Problem,
} from '@pravas/contract/errors'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isDiskFull } from '../disk.ts'
import { invalid, ProblemError, problem } from '../errors.ts'
import { isApiAddress } from './api-address.ts'
import { standingAlone } from './input-words-rules.ts'

const t = texts(refusals)

/** Errors of Fastify and its parsers that are the caller's doing, by their code. */
const TRANSPORT_ERRORS: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.not_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.not_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.not_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.not_json',
}

/** The problem document (RFC 9457) of an expected refusal, which always has a sentence for people. */
export function problemDocument(error: ProblemError, requestId?: string): Problem {
  const kind: ErrorKind = ERRORS[error.code]
  const { status, title } = kind
  return {
    type: `urn:pravas:problem:${error.code}`,
    code: error.code,
    title,
    status,
    detail: asSentence(error.detail?.trim() || detailOf(kind)),
    ...(error.inputErrors === undefined ? {} : { errors: error.inputErrors }),
    ...(requestId === undefined ? {} : { request_id: requestId }),
  }
}

/** What schemas and rules say of a field may lack its full stop. How it begins stays: it may be the name of a file. */
function asSentence(text: string): string {
  return /[.?!…][)"”’\]]?$/.test(text) ? text : `${text}.`
}

/** What a schema found wrong, with paths such as `body.receipts[0].file_name`. */
export function invalidInput(part: string, error: z.ZodError): ProblemError {
  const errors = error.issues.flatMap(ofChoices).flatMap((issue): InputError[] => {
    const place = `${part}${issue.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')}`
    if (issue.code !== 'unrecognized_keys') return [{ path: place, message: issue.message }]
    const kind = part === 'query' ? 'parameter' : 'field'
    return issue.keys.map((key) => ({
      path: `${place}.${key}`,
      message: t('field.unknown', { kind, name: key.slice(0, 60) }),
    }))
  })
  const detail = error.issues.map((issue) => standingAlone(issue.path, issue.message))
  const hasUnknown = error.issues.some(({ code }) => code === 'unrecognized_keys')
  return invalid(errors, 'request.invalid', hasUnknown ? undefined : [...new Set(detail)].join(' '))
}

type Issue = z.core.$ZodIssue

/** Of several forms that something could have, also what each of them lacks inside, so that the field itself is named. */
function ofChoices(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const inside = issue.errors
    .flat()
    .filter(({ path, code }) => path.length > 0 && code !== 'unrecognized_keys')
    .map((one): Issue => ({ ...one, path: [...issue.path, ...one.path] }))
  return [issue, ...inside]
}

/** The refusal behind any error; undefined for a surprise, which is the operator's news and not the caller's. */
function expected(error: unknown): ProblemError | undefined {
  if (error instanceof ProblemError) return error
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code === undefined ? undefined : TRANSPORT_ERRORS[code]
  if (known) return problem(known)
  // Malformed JSON reaches here as a plain SyntaxError with a status.
  if (error instanceof SyntaxError && statusCode === 400) return problem('request.not_json')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return problem('request.invalid')
  return undefined
}

function sendProblem(reply: FastifyReply, error: ProblemError): FastifyReply {
  const document = problemDocument(error, reply.request.id)
  if (error.retryAfterSeconds !== undefined) reply.header('Retry-After', error.retryAfterSeconds)
  return reply.code(document.status).type('application/problem+json').serializer(JSON.stringify).send(document)
}

/** Makes every error of the app a problem document; only surprises are logged as errors. */
export function installErrorMapper(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = expected(error)
    if (refusal?.code === 'request.too_large' && refusal.detail === undefined) {
      const kilobytes = Math.floor(request.routeOptions.bodyLimit / 1024).toLocaleString('en-IN')
      return sendProblem(reply, problem(refusal.code, t('body.large', { kilobytes: String(kilobytes) })))
    }
    if (refusal) return sendProblem(reply, refusal)
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'the disk is full')
      return sendProblem(reply, problem('server.disk_full'))
    }
    request.log.error({ err: error }, 'unexpected error')
    return sendProblem(reply, problem('server.error'))
  })
}

/** What Node's parser of HTTP refuses before there is a request, by the error's code; anything else is 'request.malformed'. */
const CLIENT_ERRORS: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'request.too_large',
}

/**
 * Answers what is no request, or came too slowly, with a problem document, and ends the connection. Where the connection is
 * lost or an answer has begun on it, nothing can be said.
 */
export function answerClientError({ code }: ConnectionError, socket: Socket): void {
  // Node keeps the answer that is under way here: another status line would be read as a part of its body.
  const { _httpMessage: under } = socket as Socket & { _httpMessage?: ServerResponse | null }
  if (code === 'ECONNRESET' || !socket.writable || under?.headersSent) {
    socket.destroy()
    return
  }
  const id = randomUUID()
  const document = problemDocument(problem(CLIENT_ERRORS[code] ?? 'request.malformed'), id)
  const body = JSON.stringify(document)
  const head = [
    `HTTP/1.1 ${document.status} ${STATUS_CODES[document.status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${id}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

/** Answers an address at which there is nothing. */
export function sendUnknownPath(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, problem('path.not_found'))
}

/**
 * Answers an address whose escapes cannot be decoded like one at which there is nothing. The router refuses it before
 * any hook has run, so it takes the way of every other request from here: origin, session, page or problem document.
 */
export function answerUndecodable(_: unknown, { raw, server }: FastifyRequest, reply: FastifyReply): void {
  raw.url = isApiAddress(raw.url ?? '') ? '/api/' : '/'
  server.routing(raw, reply.raw)
}
