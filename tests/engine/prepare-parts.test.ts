import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/engine/evaluation/catalogue';
import { readQuestion, retrieve } from '../../src/engine/pipeline';
import { PreparedCorpus } from '../../src/engine/prepare';
import { buffersOf, prepareParts, type PreparationProgress } from '../../src/engine/prepare-parts';
import { DEFAULT_SETTINGS, type PipelineSettings } from '../../src/engine/settings';
import { SPACES } from '../../src/engine/spaces';

const RIVER = [
  'The lock keeper opens the gates at six. A barge waits below the weir until the basin is full.',
  'Tolls are paid in the office beside the bridge; the keeper writes the receipt by hand.',
  'In winter the basin freezes and the gates stay shut. The office then sells coal to the barges.',
  'Whoever passes the weir without a toll pays twice the sum at the next lock.',
].join('\n\n');
const HILL = 'Le chemin monte vers la chapelle. La chapelle ferme à midi, la porte reste ouverte.';
const DOCUMENTS = [
  { id: 'river', title: 'River', text: RIVER.repeat(4), language: 'en' as const },
  { id: 'hill', title: 'Colline', text: HILL.repeat(3), language: 'fr' as const },
];
const CHUNKING = { chunking: 'characters', size: 3, target: 120 } as const;

describe('a corpus prepared elsewhere', () => {
  it('answers as one prepared here, under every policy and in every space, after a transfer', () => {
    const here = new PreparedCorpus(DOCUMENTS, CHUNKING);
    const parts = prepareParts(DOCUMENTS, CHUNKING);
    const moved = structuredClone(parts, { transfer: buffersOf(parts) });
    const there = PreparedCorpus.fromParts(DOCUMENTS, CHUNKING, moved);
    expect(there.table).toEqual(here.table);
    expect(here.table.count).toBeGreaterThan(10);
    for (const text of ['Who opens the gates?', 'Quand ferme la chapelle ?', 'zebra']) {
      const question = readQuestion(text, 'en');
      for (const { policy, settings } of CATALOGUE) {
        for (const { id: space } of SPACES) {
          const asked: PipelineSettings = { ...DEFAULT_SETTINGS, ...settings, policy, space };
          expect(retrieve(there, question, asked)).toEqual(retrieve(here, question, asked));
        }
      }
    }
  });

  it('leaves nothing behind that could have been moved', () => {
    const parts = prepareParts(DOCUMENTS, CHUNKING);
    structuredClone(parts, { transfer: buffersOf(parts) });
    expect(buffersOf(parts).every(({ byteLength }) => byteLength === 0)).toBe(true);
    expect(buffersOf(parts).length).toBeGreaterThan(10);
  });

  it('says how far it is: cutting, every chunk read, vectors', () => {
    const told: PreparationProgress[] = [];
    const { columns } = prepareParts(DOCUMENTS, CHUNKING, (progress) => told.push(progress));
    expect(told[0]).toEqual({ step: 'cutting', done: 0, total: 2 });
    const words = told.filter(({ step }) => step === 'words').map(({ done }) => done);
    expect(words).toEqual(Array.from({ length: columns.count + 1 }, (_, done) => done));
    expect(told.at(-1)!.step).toBe('vectors');
  });

  it('takes documents without text', () => {
    const empty = [{ id: 'e', title: '', text: '', language: 'en' as const }];
    const there = PreparedCorpus.fromParts(empty, CHUNKING, prepareParts(empty, CHUNKING));
    expect(there.table.count).toBe(0);
    expect(retrieve(there, readQuestion('Who?', 'en'), DEFAULT_SETTINGS).supplied).toEqual([]);
  });
});
