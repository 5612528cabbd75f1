import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import { createAllocations } from './allocation-service.ts'
import { allocationRoutes } from './routes.ts'

interface AllocationsOptions {
  db: Database['db']
  clock: Clock
  handle: Handle
}

/** The cost centres and projects that requests are booked on. */
export const allocationsPlugin = plugin<AllocationsOptions>(
  async (_, { db, clock, handle }) => allocationRoutes(handle, createAllocations({ db, clock })),
  { name: 'allocations' },
)
