import { dirname } from 'node:path'

/** The repository's folder, absolute. */
export const root = dirname(import.meta.dirname)
