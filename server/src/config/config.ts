import { join, resolve } from 'node:path'
import { isGstin } from '@pravas/reading/gstin'
import { z } from 'zod'
import { isLoopback } from '../loopback-rules.ts'
import type { ProviderTokens } from '../provider-rules.ts'
import { type LiveSettings, PROVIDER_VARIABLES, providerOf } from '../travel/sources/configured.ts'
import { type CodeFlowConfig, checkCodeFlow, codeFlowEnvironment, codeFlowOf } from './code-flow.ts'
import {
  checkLanguageModel,
  type EngineName,
  type LanguageModelSettings,
  languageModelEnvironment,
  languageModelOf,
} from './language-model.ts'
import { mistakeOf } from './mistakes.ts'
import { DomainsSetting } from './provider-settings.ts'
import { checkReceiptMail, type ReceiptMailConfig, receiptMailEnvironment, receiptMailOf } from './receipt-mail.ts'
import { readSettingFiles } from './secret-files.ts'
import { checkSingleSignOn, singleSignOnEnvironment, singleSignOnOf } from './single-sign-on.ts'
import { type TracingSettings, tracingEnvironment, tracingOf } from './tracing.ts'

/** Everything that the environment decides, checked once at boot and frozen. `docs/configuration.md` explains each. */
export interface Config {
  production: boolean
  /** Whether an empty database gets the demo organisation, and whether its people may be there at all. */
  demo: boolean
  /** Why these settings are not safe to serve with in production, a line each; empty outside of production. */
  productionMistakes: readonly string[]
  host: string
  port: number
  /** The absolute folder of the embedded database and the receipts. */
  dataDir: string
  databaseUrl: string | undefined
  /** The address that people open, for links in mails; https makes the session cookie Secure. */
  publicUrl: URL
  /** The built pages; absent in tests of the API alone. */
  webDir: string | undefined
  /** The proxies whose `X-Forwarded-For` is believed: addresses, networks or 'loopback'. */
  trustedProxies: readonly string[]
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  mail: { smtpUrl: string | undefined; from: string }
  /** How receipts come by mail; undefined: they do not. */
  receiptMail: ReceiptMailConfig | undefined
  /** Whether people may change their own contact details on the server. */
  profileEditing: boolean
  /** The mail domains whose people may sign up by themselves; none: nobody may. */
  signUpDomains: readonly string[]
  /** The organisation of who signs up or comes from the directory; undefined: the only one. */
  organisation: string | undefined
  /** The secret by which the organisation's directory keeps people here (SCIM); undefined: it does not. */
  scimToken: string | undefined
  /** The mail address that support requests go to; undefined: they go nowhere. */
  supportInbox: string | undefined
  /** How many seconds of one processor's work a caller may ask for in a minute; 0: any number. */
  rateLimitSeconds: number
  /** Whether people may connect assistants of others by the Model Context Protocol. */
  connectedAssistants: boolean
  /** The secret with which the figures at `/metrics` may be read from elsewhere; undefined: from this machine alone. */
  metricsToken: string | undefined
  /** The public keys (PEM) of the portals that sign e-invoices; none: signatures are not checked. */
  eInvoiceKeys: readonly string[]
  /** How many seconds a stopping process goes on serving while `/readyz` fails. */
  drainSeconds: number
  /** Where security.txt sends who found a hole: a mailto: or https: address; undefined: the support page. */
  securityContact: string | undefined
  /** The identity provider that the page signs in with; undefined: none. */
  singleSignOn: ProviderTokens | undefined
  /** The identity provider that the server signs in with, by a secret; undefined: none. */
  codeFlow: CodeFlowConfig | undefined
  reader: { processes: number; memoryMb: number; timeoutMs: number }
  /** How many bytes the files of one person's receipts may have together; 0: any number. */
  storageQuotaBytes: number
  /** The organisation's own GSTINs, the head office's first and one a state; undefined where they are not set. */
  companyGstins: readonly string[] | undefined
  /** Where live fares and rates come from, and how long an answer is kept and may take; undefined: samples only. */
  liveFares: LiveSettings | undefined
  /** Who answers in each assistant. */
  engines: Readonly<Record<'tripmate' | 'fingenie', EngineName>>
  /** The language model; undefined: none is ever asked. */
  languageModel: LanguageModelSettings | undefined
  /** Where traces are sent; undefined: there are none. */
  tracing: TracingSettings | undefined
}

const optional = z.string().trim().optional()

/** Entries between commas. */
function listed(text: string | undefined): string[] | undefined {
  return text?.split(',').map((entry) => entry.trim().toUpperCase())
}

const Proxies = z.array(
  z
    .string()
    .toLowerCase()
    .pipe(
      z.union([z.literal('loopback'), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
        error: ({ input }) => `'${input}' is not 'loopback', an IP address or a network`,
      }),
    ),
)

const Gstins = z
  .array(z.string().refine(isGstin, { error: ({ input }) => `'${input}' is not a valid GSTIN` }))
  .refine(
    (gstins) => new Set(gstins.map((gstin) => gstin.slice(0, 2))).size === gstins.length,
    'must have only one GSTIN per state',
  )

function keysOf(text: string | undefined): string[] | undefined {
  return text === undefined ? undefined : keysIn(text)
}

const Token = optional.pipe(
  z.string().min(32, 'must have at least 32 characters').regex(/^\S+$/, 'must not contain spaces').optional(),
)

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(5007),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  DEMO: optional.pipe(z.enum(['on', 'off']).optional()),
  // Empty it is a mistake: a secret that failed to arrive would otherwise start on an empty embedded database.
  DATABASE_URL: z
    .string()
    .trim()
    .min(1, {
      error: 'is set but empty. Set a postgres:// address, or unset it to use the embedded database',
      abort: true,
    })
    .pipe(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }))
    .optional(),
  PUBLIC_URL: optional.pipe(
    z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  ),
  // Read by the process log itself, which speaks before the settings are checked.
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/, error: 'must be an smtps:// or smtp:// address' }).optional()),
  MAIL_FROM: z.string().trim().min(3, 'must be a mail address').default('Pravas <no-reply@pravas.example>'),
  ...receiptMailEnvironment,
  PROFILE_EDITING: z.enum(['on', 'off']).default('off'),
  SUPPORT_INBOX: optional.pipe(z.email('must be a mail address').optional()),
  SIGN_UP_DOMAINS: DomainsSetting,
  ORGANISATION: optional,
  TRUSTED_PROXIES: optional.transform(listed).pipe(Proxies.optional()),
  SCIM_TOKEN: Token,
  METRICS_TOKEN: Token,
  E_INVOICE_KEYS: optional
    .transform(keysOf)
    .refine((keys) => keys === undefined || keys.length > 0, 'must hold public keys (PEM)'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  RATE_LIMIT_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  CONNECTED_ASSISTANTS: z.enum(['on', 'off']).default('on'),
  SECURITY_CONTACT: optional.pipe(
    z.url({ protocol: /^(mailto|https)$/, error: 'must be a mailto: or https: address' }).optional(),
  ),
  COMPANY_GSTINS: optional.transform(listed).pipe(Gstins.optional()),
  STORAGE_QUOTA_MB: z.coerce.number().int().min(0).max(10_000_000).default(2048),
  READER_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  READER_MEMORY_MB: z.coerce.number().int().min(512).default(1536),
  READER_TIMEOUT_SECONDS: z.coerce.number().int().min(1).default(60),
  LIVE_FARES_CACHE_MINUTES: z.coerce.number().positive().max(1440).default(15),
  LIVE_FARES_CALL_SECONDS: z.coerce.number().positive().max(60).default(10),
  LIVE_FARES_TOTAL_SECONDS: z.coerce.number().positive().max(120).default(20),
  ...singleSignOnEnvironment,
  ...codeFlowEnvironment,
  ...languageModelEnvironment,
  ...tracingEnvironment,
})

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = [...Object.keys(Environment.shape), ...PROVIDER_VARIABLES]

/**
 * Reads the environment, in which each NAME may be given as NAME_FILE: the path of a file that holds it. `root` is the
 * folder that relative paths start from.
 * Throws one error that lists every setting that is wrong.
 */
export function readConfig(environment: Record<string, string | undefined>, root: string): Config {
  const { settings: given, mistakes } = readSettingFiles(environment, SETTING_NAMES, root)
  const settings = withoutEmpty(given)
  // The path of its file can fail to arrive as well.
  const database = given.DATABASE_URL ?? environment.DATABASE_URL_FILE
  if (database?.trim() === '') settings.DATABASE_URL = ''
  const parsed = Environment.superRefine(checkSingleSignOn)
    .superRefine(checkCodeFlow)
    .superRefine(checkLanguageModel)
    .superRefine(checkReceiptMail)
    .safeParse(settings, { error: mistakeOf })
  const live = providerOf(settings)
  const issues = parsed.error?.issues ?? []
  mistakes.push(...issues.map(({ path, message }) => `${String(path[0])}: ${message}`), ...live.mistakes)
  const productionMistakes = productionMistakesOf(settings)
  if (!parsed.success || mistakes.length > 0) {
    throw new Error(listing('These settings are wrong', [...mistakes, ...productionMistakes]))
  }
  const env = parsed.data
  return Object.freeze({
    production: env.NODE_ENV === 'production',
    demo: env.DEMO === undefined ? isDemoByDefault(env) : env.DEMO === 'on',
    productionMistakes: Object.freeze(productionMistakes),
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    webDir: join(root, 'web', 'dist'),
    logLevel: env.LOG_LEVEL,
    mail: Object.freeze({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM }),
    receiptMail: receiptMailOf(env),
    profileEditing: env.PROFILE_EDITING === 'on',
    // While one develops nobody stands before the server, so that nobody is believed.
    trustedProxies: Object.freeze(env.TRUSTED_PROXIES ?? (env.NODE_ENV === 'production' ? ['loopback'] : [])),
    signUpDomains: Object.freeze(env.SIGN_UP_DOMAINS),
    organisation: env.ORGANISATION,
    scimToken: env.SCIM_TOKEN,
    supportInbox: env.SUPPORT_INBOX,
    rateLimitSeconds: env.RATE_LIMIT_SECONDS,
    metricsToken: env.METRICS_TOKEN,
    eInvoiceKeys: env.E_INVOICE_KEYS ?? [],
    drainSeconds: env.DRAIN_SECONDS,
    connectedAssistants: env.CONNECTED_ASSISTANTS === 'on',
    securityContact: env.SECURITY_CONTACT,
    companyGstins: env.COMPANY_GSTINS && Object.freeze(env.COMPANY_GSTINS),
    singleSignOn: singleSignOnOf(env),
    codeFlow: codeFlowOf(env),
    storageQuotaBytes: env.STORAGE_QUOTA_MB * 2 ** 20,
    reader: Object.freeze({
      processes: env.READER_PROCESSES,
      memoryMb: env.READER_MEMORY_MB,
      timeoutMs: env.READER_TIMEOUT_SECONDS * 1000,
    }),
    liveFares: live.provider && liveFaresOf(env, live.provider),
    engines: Object.freeze({ tripmate: env.TRIPMATE_ENGINE, fingenie: env.FINGENIE_ENGINE }),
    languageModel: languageModelOf(env),
    tracing: tracingOf(env),
  })
}

/** The settings that say something: an empty one counts as unset. */
function withoutEmpty(settings: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(settings).filter(([, text]) => text?.trim() !== ''))
}

/** A heading and the lines below it, as a start that is refused says them. */
export function listing(heading: string, lines: readonly string[]): string {
  return `${heading}:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

/** The demo's password is published: unasked it is loaded only where nobody but this machine can reach it. */
function isDemoByDefault(env: z.infer<typeof Environment>): boolean {
  const isPublic = env.PUBLIC_URL !== undefined && !isLoopback(new URL(env.PUBLIC_URL).hostname)
  return env.NODE_ENV !== 'production' && env.DATABASE_URL === undefined && isLoopback(env.HOST) && !isPublic
}

/** Read from the settings as they are given, so that they are told together with what is not valid in others. */
function productionMistakesOf(settings: Record<string, string | undefined>): string[] {
  if (settings.NODE_ENV !== 'production') return []
  const mistakes: string[] = []
  const publicUrl = settings.PUBLIC_URL?.trim()
  if (!publicUrl) {
    mistakes.push('PUBLIC_URL: is required in production. Set it to the https:// address that people open')
  } else if (URL.canParse(publicUrl)) {
    const { protocol, hostname } = new URL(publicUrl)
    if (protocol === 'http:' && !isLoopback(hostname)) {
      mistakes.push('PUBLIC_URL: must start with https:// in production, unless it names this machine')
    }
  }
  if (settings.DEMO?.trim() === 'on') mistakes.push('DEMO: must not be on in production')
  return mistakes
}

function liveFaresOf(env: z.infer<typeof Environment>, provider: LiveSettings['provider']): LiveSettings {
  return Object.freeze({
    provider,
    cacheMs: Math.ceil(env.LIVE_FARES_CACHE_MINUTES * 60_000),
    callMs: env.LIVE_FARES_CALL_SECONDS * 1000,
    totalMs: env.LIVE_FARES_TOTAL_SECONDS * 1000,
  })
}

/** The public keys (PEM) in one text, each between its BEGIN and END. */
export function keysIn(text: string): string[] {
  return text.match(/-----BEGIN [A-Z ]{3,40}-----[\w+/=\s]{1,10000}-----END [A-Z ]{3,40}-----/g) ?? []
}
