import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { receiptImage } from '@pravas/reading/testing/receipt-image'
import { toolFolder } from '../../scripts/tools.mjs'
import { DEMO_PASSWORD, expect, test } from './test.ts'

const run = promisify(execFile)
const DAY_MS = 24 * 60 * 60_000

test(
  'a client that is generated from the API document books a trip and claims a receipt, with a service token',
  {
    tag: '@further',
  },
  async ({ page, product }, info) => {
    test.setTimeout(300_000)
    const { request } = page
    await request.post('/api/auth/login', { data: { email: 'administrator@pravas.example', password: DEMO_PASSWORD } })
    const made = await request.post('/api/service-tokens', {
      data: { name: 'Generated client', scopes: ['read', 'draft', 'submit'], expires_in_days: 1 },
      headers: { origin: product.origin },
    })
    const { token } = await made.json()
    const document = info.outputPath('openapi.json')
    const receipt = info.outputPath('receipt.jpg')
    await mkdir(dirname(document), { recursive: true })
    await writeFile(document, await (await request.get('/api/docs/json')).text())
    const date = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10)
    await writeFile(
      receipt,
      await receiptImage({ merchant: 'Sagar Ratna', date, totalPaise: 64_000, city: 'Delhi', seed: 11 }),
    )

    const modules = await toolFolder('client')
    const folder = dirname(modules)
    const tool = (name: string, args: string[], env: Record<string, string> = {}) =>
      run(process.execPath, [join(modules, ...name.split('/')), ...args], {
        cwd: folder,
        env: { ...process.env, ...env },
      })
    await rm(join(folder, 'generated'), { recursive: true, force: true })
    await tool('@hey-api/openapi-ts/bin/run.js', ['-f', 'openapi-ts.config.js'], { API_DOCUMENT: document })
    await tool('typescript/bin/tsc', ['-p', 'tsconfig.json'])
    const { stdout } = await run(process.execPath, [join(folder, 'example.ts'), product.origin, token, receipt])
    expect(JSON.parse(stdout)).toMatchObject({
      trip: { status: 'pending', departure_city: 'Delhi', destination_city: 'Mumbai' },
      expense: { status: 'pending', total: 640 },
    })
  },
)
