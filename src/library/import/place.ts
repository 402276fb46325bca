/** Where an offset stands in a text: line and column from 1, and the offset itself. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

export function placeAt(text: string, offset: number): Place {
  let line = 1;
  let lineStart = 0;
  for (
    let end = text.indexOf('\n');
    end >= 0 && end < offset;
    end = text.indexOf('\n', lineStart)
  ) {
    line += 1;
    lineStart = end + 1;
  }
  return { line, column: offset - lineStart + 1, offset };
}
