import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { ProblemError } from '../errors.ts'
import { createResetLink } from '../identity/operator-service.ts'
import { hashPassword } from '../identity/passwords.ts'
import { operatorSettings } from '../organisation/settings-rules.ts'
import { newSetUpCode } from './codes-service.ts'
import { type Beginning, initialise } from './initialise-service.ts'
import { readSetUpFile, type SetUpFile } from './set-up-file.ts'

interface Parts {
  db: Database['db']
  clock: Clock
  publicUrl: URL
  environment: Parameters<typeof operatorSettings>[0]
}

/**
 * Sets an installation up from the text of a set-up file and of the files that it names. Answers the first administrator's
 * address, the link to choose a password with where the file gives none, and by file the columns that were not read. Throws a
 * sentence for the operator.
 */
export async function setUpFromFile(
  parts: Parts,
  text: string,
  files: Readonly<Record<string, string>>,
): Promise<{ email: string; link: string | null; ignored: string[] }> {
  const { db, clock, environment } = parts
  const file = readSetUpFile(text)
  const { email, password } = file.administrator
  const passwordHash = password === undefined ? null : await hashPassword(password)
  const operator = operatorSettings(environment)
  const { ignored } = await inTransaction(db, (trx) =>
    initialise(trx, beginningOf(file, files, passwordHash), {
      clock,
      operator,
      home: environment.organisation,
      checklist: true,
    }),
  ).catch((error: unknown) => {
    throw asSentence(error)
  })
  return { email, ignored, link: password === undefined ? await createResetLink(parts, email) : null }
}

/** What a set-up file describes, with the texts of the files that it names. Throws for one that is missing. */
export function beginningOf(
  {
    organisation,
    administrator: { name, email, employee_id },
    people,
    structure = {},
    holidays,
    budgets,
    policy,
  }: SetUpFile,
  files: Readonly<Record<string, string>>,
  passwordHash: string | null,
): Beginning {
  const textOf = (file: string | undefined) => {
    if (file === undefined) return undefined
    if (!Object.hasOwn(files, file)) throw new Error(`The file ${file} is missing.`)
    return files[file]
  }
  return {
    organisation,
    administrator: { name, email, employeeId: employee_id ?? null, passwordHash },
    people: textOf(people),
    structure: Object.fromEntries(
      Object.entries(structure).flatMap(([kind, file]) => {
        const csv = textOf(file)
        return csv === undefined ? [] : [[kind, csv]]
      }),
    ),
    holidays: textOf(holidays),
    budgets: textOf(budgets),
    policy: textOf(policy),
  }
}

/** A new set-up code; throws a sentence for the operator where there is nothing to set up. */
export async function setUpCode({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<string> {
  const code = await newSetUpCode(db, clock.now())
  if (code === undefined) throw new Error('Pravas has already been set up.')
  return code
}

/** A refusal with the fields that it is about, as they stand in the file. */
function asSentence(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error
  if (error.code === 'setup.done') return new Error('Pravas has already been set up. Nothing was changed.')
  const fields = error.inputErrors?.map(({ path, message }) =>
    path === 'body.files' ? message : `${path.replace(/^body\./, '')}: ${message}`,
  )
  return new Error(`Nothing was set up. ${fields?.join(' ') ?? error.message}`)
}
