import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/**
 * Spans of OpenTelemetry. Without an exporter (`tracing/exporting.ts`) each of these does its work and nothing else. No attribute may
 * hold what a person said, typed or is called, nor a secret: an error is told by its name alone.
 */
const tracer = () => trace.getTracer('pravas')

/** A span that is about to begin. */
interface NewSpan {
  kind?: SpanKind
  attributes?: Attributes
}

/** Does the work within a span of this name, which ends with it; one that fails is marked with the name of its error. */
export function inSpan<T>(name: string, span: NewSpan, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, span, async (begun) => {
    try {
      return await work(begun)
    } catch (error) {
      markFailed(begun, error instanceof Error ? error.name : 'unknown')
      throw error
    } finally {
      begun.end()
    }
  })
}

/** Says of a span that what it stands for failed; `why` is a name or a status, never a text about it. */
export function markFailed(span: Span, why: string): void {
  span.setAttribute('error.type', why)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Begins the span of a request that came in, as a part of the trace that its caller names (W3C `traceparent`). */
export function beginIncoming(name: string, headers: object, attributes: Attributes) {
  const caller = propagation.extract(context.active(), headers)
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, caller)
  return { span, within: trace.setSpan(caller, span) }
}

/** The headers that tell another server to which trace a request to it belongs; none where there is none. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** What a line of the log says of the trace in which it was written; nothing outside of one. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

/** The texts in a statement. What people gave stands in parameters; a text in the statement itself is left out all the same. */
const TEXT_IN_STATEMENT = /'[^']*'/g
const LONGEST_STATEMENT = 2_000

/** Sends a statement within a span of its own, where it is a part of a trace. Its values are not handed over at all. */
export function inStatementSpan<T>(statement: string, send: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()?.isRecording()) return send()
  const operation = /[a-z]+/i.exec(statement)?.[0]?.toLowerCase() ?? 'statement'
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': statement.replace(TEXT_IN_STATEMENT, '?').slice(0, LONGEST_STATEMENT),
  }
  return inSpan(operation, { kind: SpanKind.CLIENT, attributes }, send)
}

/** As `fetch`, within a span that names the host alone, and telling that host of the trace. */
export function outgoingFetch(what: string): typeof fetch {
  return (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address)
    const attributes = { 'server.address': url.hostname, 'http.request.method': init?.method ?? 'GET' }
    return inSpan(what, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const headers = new Headers(init?.headers ?? (address instanceof Request ? address.headers : undefined))
      for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value)
      const answer = await fetch(address, { ...init, headers })
      span.setAttribute('http.response.status_code', answer.status)
      if (answer.status >= 400) markFailed(span, String(answer.status))
      return answer
    })
  }
}
