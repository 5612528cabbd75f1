const NEAR = /\b(?:near|close to) (?:the )?[\p{L}]+(?: [\p{L}]+)?$/iu

/** Whether the last words of a text name what something shall be near to: 'a hotel near Whitefield'. */
export const endsNear = (text: string): boolean => NEAR.test(text)
