import type { TracingSettings } from '../config/tracing.ts'

/**
 * Begins to export traces where that is switched on; what is answered ends it. The libraries are loaded only then. `onFailure`
 * hears why spans did not arrive, the first time.
 */
export async function startTracing(
  settings: TracingSettings | undefined,
  onFailure: (why: string) => void,
): Promise<() => Promise<void>> {
  if (!settings) return async () => {}
  const { startExporting } = await import('./exporting.ts')
  return startExporting(settings, onFailure)
}
