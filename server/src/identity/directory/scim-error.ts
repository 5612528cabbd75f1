/** The kinds of bad requests that SCIM tells apart (RFC 7644, section 3.12). */
type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'

/** A refusal of what a directory asked for; `detail` is meant for the administrator who reads the directory's log. */
export class ScimError extends Error {
  readonly status: number
  readonly scimType: ScimType | undefined

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail)
    this.name = 'ScimError'
    this.status = status
    this.scimType = scimType
  }
}

/** The body of an error answer. */
export function scimErrorBody(status: number, detail: string, scimType?: string) {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType && { scimType }),
    detail,
  }
}
