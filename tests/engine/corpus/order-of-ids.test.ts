import { describe, expect, it } from 'vitest';
import { parseRetrievalCorpus } from '../../../src/engine/corpus/retrieval-corpus';
import { readQuestion, retrieve } from '../../../src/engine/pipeline';
import { PreparedCorpus } from '../../../src/engine/prepare';
import { DEFAULT_SETTINGS } from '../../../src/engine/settings';

function corpus(ids: readonly string[]) {
  const parsed = parseRetrievalCorpus({
    schema: 'retrieval-corpus/1',
    id: 'ids',
    title: 'Ids',
    language: 'en',
    licence: 'CC BY 4.0',
    source: 'a test',
    documents: ids.map((id) => ({ id, title: id, text: 'The same words everywhere.' })),
    questions: [],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

describe('the order of documents', () => {
  it('is that of code units, whatever the locale (EVAL-13)', () => {
    const ids = ['Zoé', 'agnès', 'élan', 'Agnès', 'doc10', 'doc9'];
    expect(corpus(ids).documents.map(({ id }) => id)).toEqual([
      ...['Agnès', 'Zoé', 'agnès', 'doc10', 'doc9', 'élan'],
    ]);
  });

  it('does not let the order of the file settle a tie (EVAL-11)', () => {
    const settings = { ...DEFAULT_SETTINGS, scorer: 'bm25-1' as const, topK: 3 };
    const rankings = [
      ['d1', 'd2', 'd3'],
      ['d3', 'd2', 'd1'],
    ].map((ids) => {
      const documents = corpus(ids).documents.map((each) => ({ ...each, language: 'en' as const }));
      const prepared = new PreparedCorpus(documents, settings);
      const { supply } = retrieve(prepared, readQuestion('words', 'en'), settings);
      return supply.anchors.map((chunk) => documents[prepared.table.documentOf[chunk]!]!.id);
    });
    expect(rankings).toEqual([
      ['d1', 'd2', 'd3'],
      ['d1', 'd2', 'd3'],
    ]);
  });
});
