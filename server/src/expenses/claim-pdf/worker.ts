import { watchMemory } from '@pravas/reading/memory-watch'
import { composeClaimPdf } from './compose.ts'
import { ClaimPdfJob, type ClaimPdfMessage, MEMORY_MB } from './job.ts'

// The child process that writes one claim's PDF and ends; `createClaimPdfWriter` starts it.

watchMemory(MEMORY_MB)

const say = (message: ClaimPdfMessage) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()))
  })

process.once('message', async (message) => {
  const bytes = await composeClaimPdf(ClaimPdfJob.parse(message), (step) => void say(step))
  await say({ kind: 'done', bytes })
  process.disconnect()
})
process.on('disconnect', () => process.exit())
