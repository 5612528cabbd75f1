type FormsByName = Readonly<Record<string, unknown>>

/** What the compiled messages of one language choose and write their counts by. */
export interface Forms {
  /** The form for a count, or for exactly this number where there is one such as '=0'. `offset` is not counted. */
  plural(count: number, forms: FormsByName, offset?: number, ordinal?: boolean): unknown
  /** The form by its name, else the one called other. */
  select(name: string | number, forms: FormsByName): unknown
  number(value: number): string
}

/** The forms of a language, such as 'en-IN'. The browser knows its rules. */
export function formsOf(locale: string): Forms {
  const rules = new Map<boolean, Intl.PluralRules>()
  let format: Intl.NumberFormat | undefined

  function categoryOf(count: number, ordinal: boolean): string {
    const known = rules.get(ordinal) ?? new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' })
    rules.set(ordinal, known)
    return known.select(count)
  }

  const select: Forms['select'] = (name, forms) => (Object.hasOwn(forms, name) ? forms[name] : forms.other)
  return {
    plural: (count, forms, offset = 0, ordinal = false) =>
      Object.hasOwn(forms, `=${count}`) ? forms[`=${count}`] : select(categoryOf(count - offset, ordinal), forms),
    select,
    number: (value) => {
      format ??= new Intl.NumberFormat(locale)
      return format.format(value)
    },
  }
}
