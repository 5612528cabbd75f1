import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Lock } from './installed.mjs'
import { root } from './root.ts'

// npm asks another registry that is set for the same paths. Without the addresses it fetches the description of each package first,
// which takes longer than unpacking it.
test.each(globSync(['package-lock.json', 'tools/*/package-lock.json'], { cwd: root }))(
  '%s names each package by its address at the public registry and by its hash',
  (path) => {
    const { packages }: Lock = JSON.parse(readFileSync(join(root, path), 'utf8'))
    const fetched = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link)
    const nameless = fetched.filter(
      ([, { resolved, integrity }]) => !resolved?.startsWith('https://registry.npmjs.org/') || !integrity,
    )
    expect(nameless.map(([place]) => place)).toEqual([])
    expect(fetched.length).toBeGreaterThan(0)
  },
)
