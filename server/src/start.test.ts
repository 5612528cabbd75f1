// With the full run: a dozen processes start, one after the other; the journeys start the server with every change.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { type Ended, runAdmin, type Serving, startServer } from './testing/processes.ts'

const STARTS_MS = 120_000

let dataDir: string
let origin: string
let base: Record<string, string>
let running: Serving | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pravas-start-'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  base = { DATA_DIR: dataDir, PORT: `${port}` }
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  await rm(dataDir, { recursive: true, force: true })
})

async function served(settings: Record<string, string>): Promise<Serving> {
  const started = await startServer({ ...base, ...settings })
  if (!('stop' in started)) throw new Error(`The server ended with ${started.code}: ${started.err}`)
  running = started
  return started
}

async function refused(settings: Record<string, string>): Promise<Ended> {
  const started = await startServer({ ...base, ...settings })
  if (!('stop' in started)) return started
  running = started
  throw new Error(`The server started: ${started.printed}`)
}

async function stopped(): Promise<void> {
  await running?.stop()
  running = undefined
}

async function signIn(email: string, password: string): Promise<number> {
  const body = JSON.stringify({ email, password })
  const headers = { 'content-type': 'application/json', origin }
  return (await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body })).status
}

test('the demo cannot reach production, and admin commands work beside a server', { timeout: STARTS_MS }, async () => {
  const password = 'A long new password'
  const nila = ['create-person', '--email', 'nila@example.org', '--name', 'Nila Sen', '--employee-id', 'E1']
  const { printed } = await served({})
  expect(printed).toContain('superadmin@pravas.example')
  expect(await signIn('superadmin@pravas.example', 'Pravas#2026')).toBe(200)
  const socket = await stat(join(dataDir, 'admin.sock'))
  expect([socket.isSocket(), socket.mode & 0o777]).toEqual([true, 0o600])
  const created = await runAdmin(nila, base, `${password}\n`)
  expect(created).toEqual({ code: 0, out: '', err: 'nila@example.org can sign in.\n' })
  expect(await signIn('nila@example.org', password)).toBe(200)
  const again = await runAdmin(nila, base, `${password}\n`)
  expect(again).toEqual({ code: 1, out: '', err: 'nila@example.org already has an account.\n' })
  const link = await runAdmin(['reset-link', '--email', 'nila@example.org'], base)
  expect(link).toMatchObject({ code: 0, out: expect.stringMatching(`^${origin}/reset-password/\\S+\n$`) })
  await stopped()
  await expect(stat(join(dataDir, 'admin.sock'))).rejects.toThrow('ENOENT')

  const { code, err } = await refused({ NODE_ENV: 'production', SMTP_ULR: 'smtp://mail.example' })
  expect(code).toBe(1)
  expect(err).toMatch(/Did you mean SMTP_URL\?[\s\S]*PUBLIC_URL: is required[\s\S]*11 demo people[\s\S]*remove-demo/)

  const unlinked = await runAdmin(['reset-link', '--email', 'nila@example.org'], { ...base, NODE_ENV: 'production' })
  expect(unlinked).toMatchObject({ code: 1, err: expect.stringContaining('PUBLIC_URL: is required') })
  const removed = await runAdmin(['remove-demo'], base)
  expect(removed).toMatchObject({ code: 0, out: expect.stringContaining('11 people') })

  const production = await served({ NODE_ENV: 'production', PUBLIC_URL: origin })
  expect(production.printed).not.toContain('superadmin@pravas.example')
  expect(await signIn('superadmin@pravas.example', 'Pravas#2026')).toBe(401)
  expect(await signIn('nila@example.org', password)).toBe(200)
  const beside = await runAdmin(['remove-demo'], base)
  expect(beside).toMatchObject({ code: 0, out: expect.stringContaining('no demo data') })
})
