import { masked } from './http/log-mask-rules.ts'

/** How a process says what happens outside of requests. */
export interface ProcessLog {
  /** What went as it should; several lines are for a person who reads along. */
  info(lines: readonly string[]): void
  /** What should be looked at. */
  warn(text: string): void
  /** Why the process ends. */
  fatal(text: string): void
}

/** The numbers of pino, which writes the log of requests. */
const LEVELS = { info: 30, warn: 40, fatal: 60 } as const

/**
 * Plain lines for a person, or JSON objects like those of the requests, one a line, for a collector of logs; what is wrong goes to the
 * error stream either way. The environment decides, as it must be known before it is checked: `LOG_FORMAT`, else JSON in production.
 */
export function createProcessLog(
  environment: Record<string, string | undefined>,
  { out, err }: { out: (text: string) => void; err: (text: string) => void } = {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  },
): ProcessLog {
  const format = environment.LOG_FORMAT?.trim() || (environment.NODE_ENV === 'production' ? 'json' : 'text')
  if (format !== 'json') {
    return {
      info: (lines) => out(`${lines.join('\n')}\n`),
      warn: (text) => err(`${masked(text)}\n`),
      fatal: (text) => err(`${masked(text)}\n`),
    }
  }
  const write = (level: keyof typeof LEVELS, msg: string) => {
    const line = JSON.stringify({ level: LEVELS[level], time: Date.now(), pid: process.pid, msg })
    if (level === 'info') out(`${line}\n`)
    else err(`${masked(line)}\n`)
  }
  return {
    info: (lines) => {
      for (const line of lines) write('info', line)
    },
    warn: (text) => write('warn', text),
    fatal: (text) => write('fatal', text),
  }
}
