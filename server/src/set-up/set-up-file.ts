import { NewPassword } from '@pravas/contract/people'
import { FirstAdministrator, NewOrganisation } from '@pravas/contract/set-up'
import { STRUCTURE_KINDS } from '@pravas/contract/structure'
import { parse } from 'yaml'
import { z } from 'zod'

const FileName = z.string().trim().min(1).max(500)

/** An organisation as a file describes it, YAML or JSON. Lists of people and the like stand in files beside it. */
const SetUpFile = z.strictObject({
  organisation: NewOrganisation,
  administrator: FirstAdministrator.extend({
    /** Without one a link to choose it is printed. */
    password: NewPassword.optional(),
    employee_id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,32}$/, 'An employee id has up to 32 letters, digits, hyphens and underscores.')
      .optional(),
  }),
  people: FileName.optional(),
  structure: z.partialRecord(z.enum(STRUCTURE_KINDS), FileName).optional(),
  holidays: FileName.optional(),
  policy: FileName.optional(),
})
export type SetUpFile = z.infer<typeof SetUpFile>

/** Reads a set-up file. Throws a sentence for the operator that names every field that is wrong. */
export function readSetUpFile(text: string): SetUpFile {
  let value: unknown
  try {
    value = parse(text)
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
    throw new Error(`The file is neither YAML nor JSON: ${why}`)
  }
  const read = SetUpFile.safeParse(value, {
    error: ({ input }) => (input === undefined ? 'This field is required.' : undefined),
  })
  if (read.success) return read.data
  const mistakes = read.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
  throw new Error(`This is not a set-up file. ${mistakes.join(' ')}`)
}

/** The files that a set-up file names. */
export function filesNamedIn({ people, structure = {}, holidays, policy }: SetUpFile): string[] {
  return [...new Set([people, ...Object.values(structure), holidays, policy])].filter((name) => name !== undefined)
}
