import { setTimeout as wait } from 'node:timers/promises'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { SamplerName, TracingSettings } from '../config/tracing.ts'

/** A collector that does not answer must not hold up the end of the process. */
const LAST_SPANS_MS = 5_000

/**
 * Sends spans to the collector from now on; what is answered sends the last ones and ends it. `onFailure` hears why spans did not
 * arrive, the first time.
 */
export function startExporting(
  { url, headers, serviceName, version, sampler, ratio }: TracingSettings,
  onFailure: (why: string) => void,
): () => Promise<void> {
  let hasFailed = false
  const failed = (why: string) => {
    if (!hasFailed) onFailure(why)
    hasFailed = true
  }
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers } })
  const own = resourceFromAttributes({ 'service.name': serviceName, 'service.version': version })
  const provider = new TracerProvider({
    // What the operator says of this process (OTEL_RESOURCE_ATTRIBUTES) comes first, but for its name.
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(own),
    sampler: samplerOf(sampler, ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(exporter, failed) })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return async () => {
    trace.disable()
    context.disable()
    propagation.disable()
    await Promise.race([provider.shutdown().catch(() => {}), wait(LAST_SPANS_MS, undefined, { ref: false })])
  }
}

/** The same exporter, whose failures are told in a few words. */
function telling(exporter: SpanExporter, failed: (why: string) => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) failed(result.error.message)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

function samplerOf(name: SamplerName, ratio: number): Sampler {
  const root = name.endsWith('traceidratio')
    ? new TraceIdRatioBasedSampler(ratio)
    : name.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new AlwaysOnSampler()
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}
