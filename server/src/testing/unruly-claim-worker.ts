import { ClaimPdfJob } from '../expenses/claim-pdf/job.ts'

// A child process for the tests of the writer: it dies at a receipt of the name `dies`, stands still at `stands still`, says
// nonsense at `babbles`, never ends saving after one of the name `unsaved`, and else answers, as bytes, what became of each.

process.once('message', (message) => {
  const { receipts } = ClaimPdfJob.parse(message)
  for (const [index, { content, file_name }] of receipts.entries()) {
    process.send?.({ kind: 'appending', index })
    if (content === 'refused') continue
    if (file_name === 'dies') process.kill(process.pid, 'SIGKILL')
    if (file_name === 'babbles') process.send?.('ready')
    if (file_name !== 'good' && file_name !== 'unsaved') return standStill()
  }
  process.send?.({ kind: 'saving' })
  if (receipts.some(({ file_name }) => file_name === 'unsaved')) return standStill()
  const became = receipts.map(({ content }) => (typeof content === 'string' ? content : 'appended'))
  process.send?.({ kind: 'done', bytes: Buffer.from(became.join(' ')) }, () => process.disconnect())
})

/** Once the message has been heard nothing else keeps this process alive. */
function standStill(): void {
  setInterval(() => undefined, 60_000)
}
