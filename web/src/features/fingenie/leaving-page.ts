/** So long a page may take to go away once the browser has asked whether it may. */
const LEAVES_WITHIN_MS = 5000

let leaving: Promise<void> | undefined

window.addEventListener('beforeunload', () => {
  leaving = new Promise((resolve) => {
    setTimeout(() => {
      leaving = undefined
      resolve()
    }, LEAVES_WITHIN_MS)
  })
})

/**
 * Rejects as `work` does, but where the page is being left not before it has stayed after all: what the browser does to
 * calls then looks like a lost connection.
 */
export async function unlessLeaving<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    await leaving
    throw error
  }
}
