import { join } from 'node:path'
import { z } from 'zod'
import { linesIn } from './lines-in.ts'

const Words = z.array(z.string()).default([])

const Expected = z.object({
  /** Slots as they stand then; null where one is empty. `selected_flight` is null or anything. */
  state: z.record(z.string(), z.unknown()).default({}),
  /** What is asked for, each one of several by a bar. */
  asks: Words.optional(),
  frames: z.array(z.enum(['FLIGHT_CARDS', 'HOTEL_CARDS', 'showFlightForm', 'showHotelForm'])).optional(),
  must_say: Words,
  must_say_exact: z.string().optional(),
  must_not_say: Words,
  receipts: z.int().optional(),
})
export type Expected = z.infer<typeof Expected>

const Receipt = z.object({
  merchant: z.string(),
  total: z.number(),
  date: z.iso.date(),
  ocr_text: z.string().optional(),
})

const Row = z.object({
  title: z.string(),
  assistant: z.enum(['tripmate', 'fingenie']),
  today: z.iso.date(),
  user: z.object({ employee_id: z.string() }),
  setup: z
    .looseObject({
      trips: z.array(z.object({ trip_number: z.string(), status: Status(), employee_id: z.string() })).optional(),
      expenses: z.array(z.object({ expense_number: z.string(), status: Status(), employee_id: z.string() })).optional(),
    })
    .default({}),
  turns: z.array(
    z.looseObject({
      user: z.string().optional(),
      action: z.string().optional(),
      receipts: z.array(Receipt).optional(),
      expect: Expected.prefault({}),
    }),
  ),
  end_state: z
    .looseObject({
      trip_requests: z.array(z.unknown()).optional(),
      trip_requests_count: z.int().optional(),
      slots: z.record(z.string(), z.unknown()).optional(),
      expenses: z.array(z.object({ total: z.number() })).optional(),
    })
    .default({}),
})
export type DialogueRow = z.infer<typeof Row>

function Status() {
  return z.enum(['pending', 'approved', 'rejected']).default('pending')
}

/**
 * The dialogues of `dialogues.jsonl` in a folder, one a line; undefined where there is no such file. Throws for a line of
 * another form.
 */
export function dialogueRowsIn(folder: string): Promise<DialogueRow[] | undefined> {
  return linesIn(join(folder, 'dialogues.jsonl'), (row) => Row.parse(row))
}

/** Names of records that a row made up, and what stands for them: `{own}` for the person's, `{other}` for a colleague's. */
export function recordNames({ user, setup }: DialogueRow): (text: string) => string {
  const records = [
    ...(setup.trips ?? []).map(({ trip_number: number, employee_id }) => ({ number, employee_id })),
    ...(setup.expenses ?? []).map(({ expense_number: number, employee_id }) => ({ number, employee_id })),
  ]
  return (text) =>
    records.reduce(
      (said, { number, employee_id }) =>
        said.replaceAll(number, employee_id === user.employee_id ? '{own}' : '{other}'),
      text,
    )
}
