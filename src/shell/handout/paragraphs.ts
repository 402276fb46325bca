/**
 * The paragraphs of a text that is given in pieces: each piece is divided where blank lines stand in
 * it and keeps what else it carries. A paragraph without a word in it is left out.
 */
export function paragraphs<Piece extends { readonly text: string }>(
  pieces: readonly Piece[],
): Piece[][] {
  const found: Piece[][] = [[]];
  for (const piece of pieces) {
    piece.text.split(/\n{2,}/).forEach((text, place) => {
      if (place > 0) found.push([]);
      if (text !== '') found.at(-1)!.push({ ...piece, text });
    });
  }
  return found.filter((paragraph) => paragraph.some(({ text }) => text.trim() !== ''));
}
