import { parentPort } from 'node:worker_threads'
import { mileageSheet } from './mileage-sheet.ts'
import type { SheetOrder, WrittenSheet } from './mileage-sheet-writer.ts'

// The thread that writes declarations; `createSheetWriter` starts it.

parentPort?.on('message', async ({ id, journey, by }: SheetOrder) => {
  const written: WrittenSheet = await mileageSheet(journey, by).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, error }),
  )
  parentPort?.postMessage(written)
})
