import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const TAG = 'Reminders'

/** What people are reminded of; each kind can be switched off by itself. */
export const REMINDER_KINDS = [
  'fare_rose',
  'decision_waiting',
  'receipts_missing',
  'own_request_waiting',
  'advance_overdue',
] as const
export const ReminderKind = z.enum(REMINDER_KINDS).meta({ id: 'ReminderKind' })
export type ReminderKind = z.infer<typeof ReminderKind>

/** Something that waits for the person who reads it, why they are told, and where they act on it. */
export const Reminder = z
  .object({
    id: z.uuid(),
    kind: ReminderKind,
    about: z.enum(['trip', 'expense', 'advance']),
    title: z.string(),
    reason: z.string().meta({ description: 'reason for the reminder, in a sentence' }),
    action: z.object({ text: z.string(), to: z.string().meta({ description: 'path of the page' }) }),
    created_at: z.iso.datetime(),
    read: z.boolean(),
  })
  .meta({ id: 'Reminder' })
export type Reminder = z.infer<typeof Reminder>

export const listReminders = endpoint({
  operationId: 'listReminders',
  method: 'GET',
  path: '/reminders',
  summary: 'List your current reminders, latest first, excluding postponed ones',
  tag: TAG,
  response: z.array(Reminder),
})

export const readReminders = endpoint({
  operationId: 'readReminders',
  method: 'POST',
  path: '/reminders/read',
  summary: 'Mark some of your reminders as read',
  tag: TAG,
  body: z.object({ ids: z.array(z.uuid()).max(100, 'At most 100 at once.') }),
})

/** Where a reminder is put: back on the list, off it until nine in the morning of a later day, or off it for good. */
export const ReminderPlace = z.enum(['open', 'tomorrow', 'next_week', 'dismissed']).meta({ id: 'ReminderPlace' })
export type ReminderPlace = z.infer<typeof ReminderPlace>

export const placeReminder = endpoint({
  operationId: 'placeReminder',
  method: 'PUT',
  path: '/reminders/:reminderId',
  summary: 'Postpone or dismiss one of your reminders, or undo that',
  tag: TAG,
  params: z.object({ reminderId: z.string().max(100) }),
  body: z.object({ place: ReminderPlace }),
  errors: ['record.not_found'],
})
