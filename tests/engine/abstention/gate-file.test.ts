import { describe, expect, it } from 'vitest';
import { parseGateFile } from '../../../src/engine/abstention/gate-file';
import { GATE_THRESHOLDS } from '../../../src/engine/abstention/gate-report';
import { ABSTENTION_SETTINGS } from '../../../src/engine/abstention/shipped-settings';

const CORPUS = {
  schema: 'retrieval-corpus/1',
  id: 'own',
  title: 'Own',
  language: 'en',
  licence: '',
  source: '',
  documents: [{ id: 'd', title: '', text: 'The fee is €5.' }],
  questions: [
    { id: 'q', text: 'What is the fee?', evidence: [{ documentId: 'd', start: 0, end: 14 }] },
    { id: 'u', text: 'Who sets it?', unanswerable: true },
  ],
};
const FILE = { schema: 'gate/1', corpus: CORPUS };

describe('parseGateFile', () => {
  it('fills in the shipped settings and the project’s thresholds', () => {
    const read = parseGateFile({ ...FILE, settings: { size: 2 }, thresholds: { recall: 0.8 } });
    expect(read.ok && read.value).toMatchObject({
      settings: { ...ABSTENTION_SETTINGS, size: 2 },
      thresholds: { ...GATE_THRESHOLDS, recall: 0.8 },
      script: { lies: [] },
    });
  });

  it('keeps refusals under any id', () => {
    const corpus = {
      ...CORPUS,
      questions: [...CORPUS.questions, { id: 'constructor', text: 'x', unanswerable: true }],
    };
    const read = parseGateFile({ schema: 'gate/1', corpus, refusals: { constructor: 'No.' } });
    expect(read.ok && read.value.script.refusals.get('constructor')).toBe('No.');
    expect(read.ok && read.value.script.refusals.get('toString')).toBeUndefined();
  });

  it.each([
    ['gate-file-invalid', null],
    ['gate-file-invalid', { ...FILE, schema: 'gate/2' }],
    ['gate-file-invalid', { ...FILE, threshold: {} }],
    ['gate-file-invalid', { ...FILE, thresholds: { recall: 95 } }],
    ['gate-file-invalid', { ...FILE, thresholds: { falseAlarms: 0.5 } }],
    ['gate-file-invalid', { ...FILE, settings: { sise: 2 } }],
    ['gate-file-invalid', { ...FILE, settings: { size: 99 } }],
    ['corpus-invalid', { ...FILE, corpus: {} }],
    ['gate-without-questions', { ...FILE, corpus: { ...CORPUS, questions: [] } }],
    ['gate-unknown-question', { ...FILE, refusals: { other: 'No.' } }],
    ['gate-unknown-question', { ...FILE, lies: [{ questionId: 'u', text: 'Ada.' }] }],
  ])('fails with %s', (code, value) => {
    expect(parseGateFile(value)).toMatchObject({ ok: false, error: { code } });
  });

  it('says where', () => {
    const read = parseGateFile({ ...FILE, settings: { size: 99 } });
    expect(read).toMatchObject({
      error: { details: { place: 'settings.size' } },
    });
  });
});
