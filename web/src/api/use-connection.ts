import { useSyncExternalStore } from 'react'
import { type ConnectionState, connection } from './connection.ts'

/** Whether the server can be reached; renders again when that changes. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.get)
}
