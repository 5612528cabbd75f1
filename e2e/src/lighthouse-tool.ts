import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toolFolder } from '../../scripts/tools.mjs'

/** The parts of Lighthouse that are used here; its own types come with it, which is not installed before it is used. */
interface Lighthouse {
  default(
    url: string,
    flags: { port: number; onlyCategories: string[]; output: 'html' },
    config: object | undefined,
  ): Promise<LighthouseResult | undefined>
  desktopConfig: object
}

interface LighthouseResult {
  report: string | string[]
  lhr: {
    runtimeError?: { message: string }
    categories: Record<string, { score: number | null }>
    audits: Record<string, { displayValue?: string }>
  }
}

/** Lighthouse, installed with its first use: with what it brings it is as large as the product. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const modules = await toolFolder('lighthouse')
  return (await import(pathToFileURL(join(modules, 'lighthouse', 'core', 'index.js')).href)) as Lighthouse
}
