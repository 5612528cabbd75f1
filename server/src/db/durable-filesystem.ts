import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]

/** What we need of Emscripten's module: its mount of the real file system. */
interface NodeMount {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number }
    tryFSOperation: (operation: () => void) => void
  }
}

/**
 * A folder in which PostgreSQL's fsync reaches the disk, for files and for directories: Emscripten's mount has none,
 * so that without this a commit survives a killed process but not a power cut.
 */
export class DurableFilesystem extends NodeFS {
  /** How often the disk has been asked to keep what was written. */
  fsyncs = 0

  override async init(pg: PGlite, options: InitOptions) {
    const prepared = await super.init(pg, options)
    const hook = ({ NODEFS }: NodeMount) => {
      NODEFS.stream_ops.fsync = (stream) => {
        NODEFS.tryFSOperation(() => fsyncSync(stream.nfd))
        this.fsyncs += 1
        return 0
      }
    }
    const preRun = [...(prepared.emscriptenOpts.preRun ?? []), (module: unknown) => hook(module as NodeMount)]
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun } }
  }
}
