import { NewPassword } from '@pravas/contract/people'
import { FirstAdministrator, NewOrganisation } from '@pravas/contract/set-up'
import { STRUCTURE_KINDS } from '@pravas/contract/structure'
import { parse } from 'yaml'
import { z } from 'zod'
import { inputSentence } from '../http/input-words-rules.ts'

const FileName = z.string().trim().min(1).max(500)

/** An organisation as a file describes it, YAML or JSON. Lists of people and the like stand in files beside it. */
const SetUpFile = z.strictObject({
  organisation: NewOrganisation,
  administrator: FirstAdministrator.extend({
    /** Without one a link to choose it is printed. */
    password: NewPassword.optional(),
  }),
  people: FileName.optional(),
  structure: z.partialRecord(z.enum(STRUCTURE_KINDS), FileName).optional(),
  holidays: FileName.optional(),
  budgets: FileName.optional(),
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
  const read = SetUpFile.safeParse(value, { error: inputSentence })
  if (read.success) return read.data
  const mistakes = read.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
  throw new Error(`This is not a set-up file. ${mistakes.join(' ')}`)
}

/** The files that a set-up file names. */
export function filesNamedIn({ people, structure = {}, holidays, budgets, policy }: SetUpFile): string[] {
  const names = [people, ...Object.values(structure), holidays, budgets, policy]
  return [...new Set(names)].filter((name) => name !== undefined)
}
