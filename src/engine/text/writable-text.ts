const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Text a person typed, so that it can be written to a file and read back: cut, halves replaced. */
export function writableText(text: string, limit: number): string {
  const whole = text.replace(LONE_SURROGATE, '\ufffd');
  return whole.length <= limit ? whole : whole.slice(0, limit).replace(LONE_SURROGATE, '');
}
