import { z } from 'zod'

/** What the server answers to a command, one JSON text a line; the last one says how it ended. */
export const AdminMessage = z.union([
  z.strictObject({ out: z.string() }),
  z.strictObject({ note: z.string() }),
  z.strictObject({ failed: z.string() }),
  z.strictObject({ done: z.literal(true) }),
])
export type AdminMessage = z.infer<typeof AdminMessage>

/** The name of the socket in the data folder. */
export const SOCKET_NAME = 'admin.sock'
