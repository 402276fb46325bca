// lunr ships no types; these are the parts the benchmark uses.
declare module 'lunr' {
  interface Builder {
    pipeline: { reset(): void };
    searchPipeline: { reset(): void };
    ref(name: string): void;
    field(name: string): void;
    add(document: object): void;
  }
  interface Query {
    term(term: string, options: object): void;
  }
  interface Index {
    query(build: (query: Query) => void): { ref: string; score: number }[];
  }
  interface Lunr {
    (configure: (this: Builder) => void): Index;
    tokenizer: { separator: RegExp };
  }
  const lunr: Lunr;
  export default lunr;
}
