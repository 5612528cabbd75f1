import { ClaimPdfJob } from '../expenses/claim-pdf/job.ts'

// A child process for the tests of the writer: it dies at a receipt of the name `dies`, stands still at `stands still`, says
// nonsense at `babbles`, and else answers, as bytes, what became of each receipt.

process.once('message', (message) => {
  const { receipts } = ClaimPdfJob.parse(message)
  for (const [index, { content, file_name }] of receipts.entries()) {
    process.send?.({ kind: 'appending', index })
    if (content === 'refused') continue
    if (file_name === 'dies') process.kill(process.pid, 'SIGKILL')
    if (file_name === 'babbles') process.send?.('ready')
    if (file_name !== 'good') return
  }
  const became = receipts.map(({ content }) => (typeof content === 'string' ? content : 'appended'))
  process.send?.({ kind: 'done', bytes: Buffer.from(became.join(' ')) }, () => process.disconnect())
})
