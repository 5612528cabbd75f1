import type { FastifyBaseLogger } from 'fastify'
import { deleteUnneededFiles, type UnneededDeps } from '../files/unneeded-service.ts'

/** Deletes the files that nothing has needed for 30 days and says how many, and of how many bytes. */
export async function unneededFiles(deps: UnneededDeps, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): Promise<void> {
  const deleted = await deleteUnneededFiles(deps)
  if (deleted === undefined) return
  const { files, bytes, failures } = deleted
  // A warning, since the usual level would not show less and what is deleted is gone.
  if (files > 0) log.warn({ files, bytes }, 'files that nothing has needed for 30 days were deleted')
  const [err] = failures
  if (err !== undefined) log.error({ err, files: failures.length }, 'files could not be deleted')
}
