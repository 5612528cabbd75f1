/** How the network and PostgreSQL say that there is no such server, that nobody may in, or that it has no such database. */
const UNREACHABLE: readonly unknown[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
  ...['28000', '28P01', '3D000'],
]

/** The error with which a connection failed as the operator reads it, naming the setting; any other error as it is. */
export function named(error: unknown): unknown {
  if (!(error instanceof Error) || !UNREACHABLE.includes(Reflect.get(error, 'code'))) return error
  return new Error(`The database in DATABASE_URL can't be used: ${error.message}`, { cause: error })
}
