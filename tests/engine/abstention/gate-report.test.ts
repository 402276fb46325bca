import { describe, expect, it } from 'vitest';
import { gateReport, GATE_THRESHOLDS } from '../../../src/engine/abstention/gate-report';
import { ABSTENTION_SETTINGS } from '../../../src/engine/abstention/shipped-settings';
import { insurer, script, worseCutting } from './insurer';

const report = (language: 'fr' | 'en', settings = ABSTENTION_SETTINGS, says = script(language)) =>
  gateReport(insurer(language), says, settings, GATE_THRESHOLDS);

describe('the gate on the twenty questions', () => {
  it.each(['fr', 'en'] as const)('holds with the shipped settings (%s)', (language) => {
    const { passed, lines } = report(language);
    expect(lines).toEqual([
      expect.objectContaining({ name: 'recall', measured: 1, count: 16, of: 16, passed: true }),
      expect.objectContaining({ name: 'refusals', measured: 1, count: 4, of: 4, passed: true }),
      expect.objectContaining({ name: 'wrongRefusals', count: 0, of: 16, passed: true }),
      expect.objectContaining({ name: 'lies', measured: 1, count: 3, of: 3, passed: true }),
      expect.objectContaining({ name: 'falseAlarms', count: 0, of: 16, passed: true }),
    ]);
    expect(passed).toBe(true);
  });

  it('is red with the worse cutting: a07 is lost in French, 15 of 16', () => {
    const worse = { ...ABSTENTION_SETTINGS, ...worseCutting() };
    const french = report('fr', worse);
    expect(french.passed).toBe(false);
    expect(french.lines[0]).toMatchObject({
      name: 'recall',
      measured: 0.9375,
      count: 15,
      of: 16,
      passed: false,
      against: ['a07'],
    });
    expect(french.lines.slice(1).every(({ passed }) => passed)).toBe(true);
    expect(report('en', worse).passed).toBe(true);
  });

  it('is red when a gate is off, and names who was answered', () => {
    const { passed, lines } = report('en', { ...ABSTENTION_SETTINGS, gateAnswer: false });
    expect(passed).toBe(false);
    expect(lines[1]).toMatchObject({ count: 1, passed: false, against: ['u18', 'u19', 'u20'] });
  });

  it('is red when thresholds refuse what has an answer', () => {
    const { lines } = report('en', { ...ABSTENTION_SETTINGS, answerThreshold: 0.6 });
    expect(lines[2]).toMatchObject({ name: 'wrongRefusals', passed: false });
    expect(lines[2]!.against).toContain('a05');
    expect(lines[0]!.against).toEqual(lines[2]!.against);
  });

  it('counts a lie that is not caught, and one that is not told, as missed', () => {
    const unlucky = {
      ...script('en'),
      // True of the evidence: no checker of figures can see a lie in it.
      lies: [{ questionId: 'a03', text: 'The water damage excess is €180 per claim.' }],
    };
    const { lines } = report('en', ABSTENTION_SETTINGS, unlucky);
    expect(lines[3]).toMatchObject({ count: 0, of: 1, passed: false, against: ['a03'] });
    const refused = { ...ABSTENTION_SETTINGS, answerThreshold: 0.6 };
    const untold = { ...script('en'), lies: [{ questionId: 'a05', text: 'Write to Box 1.' }] };
    expect(report('en', refused, untold).lines[3]).toMatchObject({ against: ['a05'] });
  });

  it('sees other lies planted in the data', () => {
    const planted = {
      ...script('en'),
      lies: [
        {
          questionId: 'a06',
          text: 'An alarm earns you a discount of 11% on the premium before tax.',
        },
        { questionId: 'a12', text: 'The Claims department employs 57 people.' },
        { questionId: 'a16', text: 'Tracing a leak has been covered since 1 March 2024.' },
      ],
    };
    expect(report('en', ABSTENTION_SETTINGS, planted).lines[3]).toMatchObject({ count: 3, of: 3 });
  });

  it('passes over a threshold that has nothing to measure', () => {
    const none = { ...script('en'), lies: [] };
    expect(report('en', ABSTENTION_SETTINGS, none).lines[3]).toMatchObject({
      measured: null,
      of: 0,
      passed: true,
    });
  });
});
