import { createRequire } from 'node:module'
import { z } from 'zod'

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string }

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type SamplerName = (typeof SAMPLERS)[number]

/** Where traces go and which of them. */
export interface TracingSettings {
  /** The whole address that takes traces by OTLP over HTTP. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  version: string
  sampler: SamplerName
  /** How many of the traces that begin here are sent, from 0 to 1; read by the samplers of a ratio. */
  ratio: number
}

const Address = z
  .string()
  .trim()
  .pipe(z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }))
  .optional()

/** `name=value` between commas, percent-encoded, as the specification of OpenTelemetry has it. */
const Headers = z
  .string()
  .trim()
  .transform((text, issues) => {
    const pairs = text.split(',').map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()] as const
    })
    try {
      if (pairs.every(([name]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name)))
        return Object.fromEntries(pairs.map(([name, value]) => [name, decodeURIComponent(value)]))
    } catch {
      // Told below, without the value.
    }
    issues.addIssue({ code: 'custom', message: 'must be name=value, with commas between several' })
    return z.NEVER
  })
  .optional()

/** The settings of OpenTelemetry that are read here, by the names that it gives them. */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: Address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: Address,
  OTEL_EXPORTER_OTLP_HEADERS: Headers,
  OTEL_SERVICE_NAME: z.string().trim().min(1).default('pravas'),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
}

/** Undefined where nothing is exported: without an address, or where OTEL_SDK_DISABLED says so. */
export function tracingOf(env: z.infer<z.ZodObject<typeof tracingEnvironment>>): TracingSettings | undefined {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT
  const url =
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.endsWith('/') ? base.slice(0, -1) : base}/v1/traces`)
  if (url === undefined || env.OTEL_SDK_DISABLED === 'true') return undefined
  return Object.freeze({
    url,
    headers: Object.freeze(env.OTEL_EXPORTER_OTLP_HEADERS ?? {}),
    serviceName: env.OTEL_SERVICE_NAME,
    version,
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  })
}
