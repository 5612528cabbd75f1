import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What begins the last words of a runtime that aborts: V8's failed checks, its and Node's fatal errors, an abort by hand. */
const LAST_WORDS = /^(?:# Fatal error|FATAL ERROR:|abort:|Fatal (?:error|JavaScript)|.*Assertion `.*' failed)/
/** They fit on a screen; the stack follows the reason at once. */
const MOST_LINES = 30
const MOST_CHARACTERS = 240

const Report = z.object({
  header: z.object({ event: z.string(), trigger: z.string() }),
  javascriptStack: z.object({ message: z.string(), stack: z.array(z.string()).optional() }).optional(),
})

/** Why a process crashed, from what it wrote on its way out; nothing where it did not say. */
export function lastWords(complaints: string): string[] {
  const lines = complaints.split('\n')
  const from = lines.findIndex((line) => LAST_WORDS.test(line))
  return from < 0 ? [] : lines.slice(from, from + MOST_LINES).map((line) => line.slice(0, MOST_CHARACTERS))
}

/** What Node's diagnostic report tells of a crash: what happened, and the stack of JavaScript in that moment. */
export function reported(report: unknown): string[] {
  const { header, javascriptStack } = Report.parse(report)
  const { message, stack = [] } = javascriptStack ?? { message: 'No JavaScript was running.' }
  return [`${header.trigger}: ${header.event}`, message, ...stack].slice(0, MOST_LINES)
}

/** What the reports in a folder tell, each after the name of its file. */
export async function reportsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const told = await Promise.all(
    names.map(async (name) => [
      join(folder, name),
      ...reported(JSON.parse(await readFile(join(folder, name), 'utf8'))),
    ]),
  )
  return told.flat()
}
