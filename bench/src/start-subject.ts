import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@pravas/server/testing/postgres-server'
import { databaseUrl, onServer } from '@pravas/server/testing/server-databases'
import type { Ready } from './subject.ts'

export type DatabaseKind = 'embedded' | 'postgres'

/** A subject that runs, and how to end it and remove all it wrote. */
export interface Subject extends Ready {
  stop(): Promise<void>
}

/**
 * Starts a subject over a new, filled database: embedded in a folder of its own, or on the PostgreSQL of DATABASE_URL,
 * whose user may create databases, else on a server started for this. `pending`: of how many requests of each kind the first
 * manager has to decide.
 */
export async function startSubject(kind: DatabaseKind, pending?: number): Promise<Subject> {
  const folder = await mkdtemp(join(tmpdir(), 'pravas-bench-'))
  const place = kind === 'postgres' ? await newDatabase() : { url: undefined, remove: async () => {} }
  const child = fork(new URL('./subject.ts', import.meta.url), {
    execArgv: process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [],
    env: {
      PATH: process.env.PATH,
      RATE_LIMIT_SECONDS: '0',
      NODE_ENV: 'production',
      DATA_DIR: folder,
      ...(pending === undefined ? {} : { BENCH_PENDING: String(pending) }),
      ...(place.url ? { DATABASE_URL: place.url } : {}),
    },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.connected) child.disconnect()
    await ended
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  }
  const died = ended.then(([code]) => {
    throw new Error(`The server under measurement ended with ${code} before it was ready.`)
  })
  try {
    const [ready] = (await Promise.race([once(child, 'message'), died])) as [Ready]
    return { ...ready, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function newDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const given = process.env.DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startPostgres()
  const name = `pravas_bench_${process.pid}`
  await onServer(server.url, `create database ${name}`)
  return {
    url: databaseUrl(server.url, name),
    remove: async () => {
      await onServer(server.url, `drop database ${name} with (force)`)
      await server.stop()
    },
  }
}
