import { afterAll, beforeEach } from 'vitest'
import type { AppParts } from '../app.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { openStage, type Stage } from './stage.ts'

export type { Who } from './stage.ts'
export type TestApp = Stage<TestDatabase>

/**
 * A real app over this test file's database. Before each test the database is emptied, the demo people are written and
 * the clock is set back. `parts` replaces parts of the app, `settings` its environment.
 */
export async function testApp(parts: Partial<AppParts> = {}, settings: Record<string, string> = {}): Promise<TestApp> {
  const stage = await openStage(await testDatabase(), parts, settings)
  beforeEach(stage.begin)
  afterAll(stage.close)
  return stage
}
