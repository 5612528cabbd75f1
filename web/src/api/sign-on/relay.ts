const CHANNEL = 'pravas-sign-on'

/** Hands the provider's answer in this window or frame on to the page that waits for it, and closes the window. */
export async function relayAnswer(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('answered')
  channel.close()
  const { broadcastResponseToMainFrame } = await import('@azure/msal-browser/redirect-bridge')
  await broadcastResponseToMainFrame()
}

/** Calls back once when a window has handed its answer on; returns what stops listening. */
export function onRelayed(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', () => listener(), { once: true })
  return () => channel.close()
}
