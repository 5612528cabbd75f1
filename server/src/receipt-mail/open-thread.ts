import { parentPort, workerData } from 'node:worker_threads'
import { openMail } from './open-mail.ts'

// The thread that opens one mail; `createMailOpener` starts it, and ends it where it takes too long.

parentPort?.postMessage(await openMail(workerData as Uint8Array))
