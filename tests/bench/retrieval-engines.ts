import { create, insert, search as searchOrama } from '@orama/orama';
import { Index as FlexSearch } from 'flexsearch';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { indexWords } from '../../src/engine/retrieval/index-words';
import { createSearch } from '../../src/engine/retrieval/search';

/** Answers one query; what it returns is counted, so that no engine can leave its work undone. */
type Search = (terms: readonly string[]) => number;

interface Engine {
  /** What a query gives back. */
  readonly returns: string;
  readonly build: (texts: readonly string[]) => Search;
}

/** How many of the best each engine is asked for, where it can be asked. */
const BEST = 10;

function ourIndex(texts: readonly string[]) {
  return indexWords(texts, Uint32Array.of(0, texts.length), (text, visit) => {
    let start = 0;
    for (let end = text.indexOf(' '); end >= 0; end = text.indexOf(' ', start)) {
      visit(start, end);
      start = end + 1;
    }
    visit(start, text.length);
  });
}

const ours: Engine = {
  returns: 'the 10 best of every match, each scored exactly (BM25)',
  build: (texts) => {
    const search = createSearch(ourIndex(texts));
    return (terms) => search(terms, BEST).chunks.length;
  },
};

function read(postings: Uint32Array, first: number, end: number): number {
  const stop = end | 0;
  let sum = 0;
  for (let posting = first | 0; posting < stop; posting += 1) sum = (sum + postings[posting]!) | 0;
  return sum;
}

/** Reading the same postings once: what any engine that scores every match must at least do. */
const floor: Engine = {
  returns: 'the sum of the postings, read once',
  build: (texts) => {
    const index = ourIndex(texts);
    return (terms) => {
      let sum = 0;
      for (let place = 0; place < terms.length; place += 1) {
        const number = index.vocabulary.get(terms[place]!);
        if (number === undefined) continue;
        const { postings, postingFirst } = index;
        sum = (sum + read(postings, postingFirst[number]!, postingFirst[number + 1]!)) | 0;
      }
      return sum;
    };
  },
};

const minisearch: Engine = {
  returns: 'every match, scored (BM25+) and sorted, one object each',
  build: (texts) => {
    const index = new MiniSearch<{ id: number; text: string }>({
      fields: ['text'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    });
    index.addAll(texts.map((text, id) => ({ id, text })));
    return (terms) => index.search(terms.join(' ')).length;
  },
};

const orama: Engine = {
  returns: 'the 10 best of the texts that hold every term (BM25), with their documents',
  build: (texts) => {
    const index = create({
      schema: { text: 'string' } as const,
      components: {
        tokenizer: {
          language: 'english',
          normalizationCache: new Map<string, string>(),
          tokenize: (text: string) => text.split(' '),
        },
      },
    });
    for (const text of texts) void insert(index, { text });
    return (terms) => {
      const found = searchOrama(index, { term: terms.join(' '), exact: true, limit: BEST });
      return (found as unknown as { hits: unknown[] }).hits.length;
    };
  },
};

const lunrEngine: Engine = {
  returns: 'every match, scored (BM25 as a cosine) and sorted, one object each',
  build: (texts) => {
    lunr.tokenizer.separator = / /;
    const index = lunr(function () {
      this.pipeline.reset();
      this.searchPipeline.reset();
      this.ref('id');
      this.field('text');
      texts.forEach((text, id) => this.add({ id, text }));
    });
    return (terms) =>
      index.query((query) => {
        for (const term of terms) query.term(term, {});
      }).length;
  },
};

const flexsearch: Engine = {
  returns:
    '10 matches, of all terms if there are any, else of most; by place in the text, unscored',
  build: (texts) => {
    const index = new FlexSearch({
      tokenize: 'strict',
      encode: (text: string) => text.split(' '),
      cache: false,
    });
    texts.forEach((text, id) => index.add(id, text));
    return (terms) => index.search(terms.join(' '), { limit: BEST, suggest: true }).length;
  },
};

export const ENGINES: Readonly<Record<string, Engine>> = {
  ours,
  floor,
  minisearch,
  orama,
  lunr: lunrEngine,
  flexsearch,
};
