import { type PageLanguage, PAGE_LANGUAGES } from '../../words/language';
import { POLICIES } from '../../engine/policies';
import { SCORERS } from '../../engine/scorers';
import { SPACES } from '../../engine/spaces';
import { glossaryWords, type GlossaryGroup, type TermId } from '../../words/glossary';
import { partWords } from '../../words/parts';

export interface GlossaryEntry {
  readonly id: TermId;
  readonly group: GlossaryGroup;
  readonly term: string;
  readonly says: string;
  readonly formula: string | undefined;
  /** The term in another language of the page, the first that is not its own. */
  readonly otherTerm: string;
  readonly otherLanguage: PageLanguage;
  /** Where it is seen at work, as an address writes it, without the interface's language. */
  readonly seen: string;
}

/** What is not seen where the rest of its group is. */
const SEEN: Readonly<Record<TermId, string | undefined>> = {
  document: 'neighbours',
  'evidence-span': 'neighbours',
  'gold-chunk': 'neighbours',
  corpus: 'library',
  bm25: 'order?score=bm25-1',
  idf: 'order?score=bm25-1',
  cosine: 'neighbours',
  vectors: 'neighbours',
  'latent-space': 'neighbours?policy=scar&k=5&space=latent',
  window: 'order?policy=window',
  parent: 'neighbours?policy=parent&k=5',
  rerank: 'neighbours?policy=rerank&k=8',
  'smoothed-cut': 'neighbours?policy=smoothed-cut&k=5',
  'carried-bm25': 'neighbours?policy=carried-bm25&k=5',
  'carried-latent': 'neighbours?policy=carried-latent&k=5',
  tau: 'neighbours?policy=carried-latent&k=5',
  cap: 'neighbours?policy=carried-latent&k=5',
  atomic: 'neighbours',
  boundary: 'neighbours',
  scattered: 'neighbours',
  unanswerable: 'abstention',
  landscape: 'order',
  matrix: 'order',
  ceiling: 'order?size=3&k=2',
  grounding: 'abstention?view=figures',
  quote: 'collection',
  indicator: 'collection',
  run: 'runs',
  digest: 'runs',
};

const SEEN_BY_GROUP: Readonly<Record<GlossaryGroup, string>> = {
  text: 'order',
  search: 'order',
  supply: 'neighbours',
  measure: 'neighbours?view=evaluate',
  answer: 'abstention',
  record: 'collection',
};

interface Definition {
  readonly term: string;
  readonly says: string;
  readonly formula?: string;
}

/** The parts of the pipeline whose entries stand in a group, after its own. */
const PARTS: { readonly [Group in GlossaryGroup]?: readonly { readonly id: string }[] } = {
  search: [...SCORERS, ...SPACES],
  supply: POLICIES,
};

/** Entries that links and marks open by another name than their part's. */
const ENTRY_OF_PART: Readonly<Record<string, TermId>> = {
  'bm25-1': 'bm25',
  latent: 'latent-space',
};

function definitions(group: GlossaryGroup, language: PageLanguage): [id: TermId, Definition][] {
  const own = Object.entries<Definition>(glossaryWords[group](language));
  const ofParts = (PARTS[group] ?? []).flatMap(({ id: part }): [TermId, Definition][] => {
    const entry = partWords(part, language).glossary;
    return entry ? [[ENTRY_OF_PART[part] ?? part, entry]] : [];
  });
  return [...own, ...ofParts];
}

/** Every entry, by group: it comes with the first definition asked for, not with the page. */
export function glossary(language: PageLanguage): readonly GlossaryEntry[] {
  const other = PAGE_LANGUAGES.find((each) => each !== language) ?? language;
  return (Object.keys(glossaryWords) as GlossaryGroup[]).flatMap((group) => {
    const translated = new Map(definitions(group, other));
    return definitions(group, language).map(([id, { term, says, formula }]) => {
      const seen = SEEN[id] ?? SEEN_BY_GROUP[group];
      const otherTerm = translated.get(id)!.term;
      return { id, group, term, says, formula, otherTerm, otherLanguage: other, seen };
    });
  });
}

export function glossaryEntry(id: TermId, language: PageLanguage): GlossaryEntry {
  return glossary(language).find((entry) => entry.id === id)!;
}
