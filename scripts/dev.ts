// npm run dev: the server restarts and the pages update when their sources change. The browser talks to Vite, which
// passes /api on to the server behind it.

import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './root.ts'

const port = Number(process.env.PORT || 5007)
const serverPort = port + 1
const address = `http://localhost:${port}`

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join('server', 'src', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  // With the address of the pages, the server announces the one to open.
  env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: process.env.PUBLIC_URL || address },
})
// Vite itself, not a shell around it, which would pass no signal on.
const vite = join(
  dirname(createRequire(join(root, 'web', 'package.json')).resolve('vite/package.json')),
  'bin',
  'vite.js',
)
const options = ['--port', String(port), '--strictPort', '--clearScreen', 'false', '--logLevel', 'warn']
const pages = spawn(process.execPath, [vite, ...options], {
  cwd: join(root, 'web'),
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PRAVAS_API: `http://127.0.0.1:${serverPort}` },
})

const both = [server, pages]
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal))
for (const child of both) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0
    stop('SIGTERM')
  })
}

function stop(signal: NodeJS.Signals): void {
  for (const child of both) if (child.exitCode === null && child.signalCode === null) child.kill(signal)
}
