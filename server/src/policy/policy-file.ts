import { PolicyDocument, PolicyDraftContent } from '@pravas/contract/policy-document'
import { parse, stringify } from 'yaml'
import { inputSentence } from '../http/input-words-rules.ts'

export type PolicyFormat = 'json' | 'yaml'

/** Writes a policy as a file that people can read, change and import. */
export function policyFile(policy: PolicyDraftContent, format: PolicyFormat): string {
  return format === 'json'
    ? `${JSON.stringify(policy, null, 2)}\n`
    : stringify(policy, { lineWidth: 0, aliasDuplicateObjects: false })
}

/** A policy that was read from a file, or what is wrong with the file, a sentence each. */
export type ReadPolicy = { policy: PolicyDraftContent } | { mistakes: string[] }

/** Reads a policy file: YAML, of which JSON is a part. */
export function readPolicyFile(text: string): ReadPolicy {
  let value: unknown
  try {
    value = parse(text)
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
    return { mistakes: [`The file is neither YAML nor JSON: ${why}`] }
  }
  const read = PolicyDraftContent.safeParse(value, { error: inputSentence })
  if (read.success) return { policy: read.data }
  return {
    mistakes: read.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    ),
  }
}

/** Returns a draft as the document that it becomes when it is published from a day on. */
export function publishedFrom(policy: PolicyDraftContent, validFrom: string): PolicyDocument {
  return PolicyDocument.parse({ ...policy, valid_from: validFrom })
}
