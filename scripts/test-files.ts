import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { root } from './root.ts'

const Project = z.object({ root: z.string().default('.'), include: z.array(z.string()) })

/** What a configuration of Vitest says of its test files: patterns, or projects with patterns or a file of their own. */
const VitestConfig = z.object({
  test: z.union([Project, z.object({ projects: z.array(z.union([z.string(), z.object({ test: Project })])) })]),
})

/**
 * The files whose tests `npm test` runs, from the root. They are taken from the configurations of Vitest; Playwright's
 * looks for a browser when it is loaded, so that its one folder stands here.
 */
export async function testFiles(): Promise<Set<string>> {
  const inBrowser = matching('e2e/src', ['**/*.spec.ts'])
  return new Set([...(await vitestFiles('.')), ...(await vitestFiles('server')), ...inBrowser])
}

async function vitestFiles(folder: string): Promise<string[]> {
  const { default: config } = await import(pathToFileURL(join(root, folder, 'vitest.config.ts')).href)
  const { test } = VitestConfig.parse(config)
  const projects = 'projects' in test ? test.projects : [{ test }]
  const files = projects.map((project) =>
    typeof project === 'string'
      ? vitestFiles(join(folder, project))
      : matching(join(folder, project.test.root), project.test.include),
  )
  return (await Promise.all(files)).flat()
}

function matching(folder: string, patterns: string[]): string[] {
  const found = globSync(patterns, { cwd: join(root, folder), exclude: ['**/node_modules/**'] })
  return found.map((file) => join(folder, file).replaceAll('\\', '/'))
}
