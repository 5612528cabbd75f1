import { PolicyDocument } from '@pravas/contract/policy-document'
import documents from './first-policies.json' with { type: 'json' }

/** The versions that every organisation begins with, earliest first, and may change by publishing its own. */
export const FIRST_POLICIES: readonly PolicyDocument[] = documents.map((document) => PolicyDocument.parse(document))
