import { generatedSecret } from '../config/generated-secret.ts'
import { type CheckpointKey, checkpointKey } from './checkpoint-rules.ts'

/** The key by which this installation signs where audit chains are cut, from `DATA_DIR/secrets`. */
export async function readCheckpointKey(dataDir: string): Promise<CheckpointKey> {
  return checkpointKey(await generatedSecret(dataDir, 'audit-checkpoints'))
}
