import { describe, expect, it } from 'vitest';
import { preferredLanguage, readPlace, writePlace } from '../../src/shell/place';

describe('the address', () => {
  it.each([
    ['', '', ''],
    ['#', '', ''],
    ['#/', '', ''],
    ['#/order', 'order', ''],
    ['#/order?case=price&size=3', 'order', 'case=price&size=3'],
    ['#order?k=1', 'order', 'k=1'],
    ['#/?lang=fr', '', 'lang=fr'],
    ['#/runs?note=a?b', 'runs', 'note=a%3Fb'],
  ])('reads %s', (hash, room, query) => {
    const place = readPlace(hash);
    expect(place.room).toBe(room);
    expect(place.query.toString()).toBe(query);
  });

  it('comes back as written', () => {
    const query = new URLSearchParams({ case: 'é & ?', lang: 'fr' });
    const place = readPlace(writePlace('order', query));
    expect(place.query.get('case')).toBe('é & ?');
    expect(writePlace('runs', new URLSearchParams())).toBe('#/runs');
  });

  it('chooses the language: the link, then the browser, then English', () => {
    const link = (text: string) => new URLSearchParams(text);
    expect(preferredLanguage(link('lang=fr'), ['en-GB'])).toBe('fr');
    expect(preferredLanguage(link('lang=de'), ['de-DE', 'fr-CH', 'en'])).toBe('fr');
    expect(preferredLanguage(link(''), ['EN-us', 'fr'])).toBe('en');
    expect(preferredLanguage(link(''), ['de'])).toBe('en');
  });
});
