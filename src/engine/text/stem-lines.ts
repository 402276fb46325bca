/** Lines of a stem and the words that share it; a word alone is its own stem. */
export function stemsByWord(...families: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    families.flatMap((family) => {
      const members = family.split(' ');
      return members.map((word) => [word, members[0] ?? word] as const);
    }),
  );
}
