import { describe, expect, it } from 'vitest';
import { leftBehind, reachOf, sharedAddress } from '../../../src/shell/share/shared-address';

describe('sharedAddress', () => {
  it('hands on an address that says everything as it is, to the letter', () => {
    const whole =
      'https://lab.example/x/#/order?case=price&text=fr&size=3&k=1&left=A&right=B&order=F2%2CF1&own=a-_b&lang=fr';
    expect(sharedAddress(whole, 'order', 'fr')).toBe(whole);
  });

  it('names the room and the language where the address bar does not', () => {
    expect(sharedAddress('http://lab.example:4173/', 'order', 'fr')).toBe(
      'http://lab.example:4173/#/order?lang=fr',
    );
    expect(sharedAddress('http://lab.example/#/neighbours?k=3', 'neighbours', 'en')).toBe(
      'http://lab.example/#/neighbours?k=3&lang=en',
    );
  });

  it('says the language that is shown, not another that a link once asked for', () => {
    expect(sharedAddress('http://lab.example/#/order?lang=xx&k=1', 'order', 'en')).toBe(
      'http://lab.example/#/order?lang=en&k=1',
    );
  });

  it('hands on the room that is shown where the address leads nowhere', () => {
    expect(sharedAddress('http://lab.example/#/ordre?k=1&lang=fr', 'order', 'fr')).toBe(
      'http://lab.example/#/order?lang=fr',
    );
  });

  it('keeps the name of a lesson', () => {
    const lesson = 'http://lab.example/#/lesson/same/teacher';
    expect(sharedAddress(`${lesson}?lang=fr`, 'lesson', 'fr')).toBe(`${lesson}?lang=fr`);
    expect(sharedAddress(lesson, 'lesson', 'fr')).toBe(`${lesson}?lang=fr`);
  });
});

describe('reachOf', () => {
  it.each([
    ['http://localhost:4173/#/order', 'this-machine'],
    ['https://localhost/', 'this-machine'],
    ['http://LOCALHOST./', 'this-machine'],
    ['http://lab.localhost:4173/', 'this-machine'],
    ['http://127.0.0.1:4173/', 'this-machine'],
    ['http://127.8.9.1/', 'this-machine'],
    ['http://2130706433/', 'this-machine'],
    ['http://[::1]:4173/', 'this-machine'],
    ['http://[::ffff:127.0.0.1]/', 'this-machine'],
    ['http://0.0.0.0:4173/', 'this-machine'],
    ['file:///home/teacher/lab/index.html#/order', 'this-machine'],
    ['http://192.168.1.20:4173/', 'same-network'],
    ['http://10.0.0.7:4173/', 'same-network'],
    ['http://172.16.0.1/', 'same-network'],
    ['http://172.31.255.1/', 'same-network'],
    ['https://169.254.3.4/', 'same-network'],
    ['http://[fe80::1]/', 'same-network'],
    ['http://[fd12:3456::1]/', 'same-network'],
    ['http://teacher-laptop:4173/', 'same-network'],
    ['http://teacher-laptop.local:4173/', 'same-network'],
    ['http://172.32.0.1/', 'plain-http'],
    ['http://11.0.0.1/', 'plain-http'],
    ['http://lab.example/', 'plain-http'],
    ['https://lab.example/', 'anyone'],
    ['https://localhost.example/', 'anyone'],
    ['https://127.0.0.1.example/', 'anyone'],
    ['https://[2001:db8::1]/', 'anyone'],
  ])('%s: %s', (address, reach) => {
    expect(reachOf(address)).toBe(reach);
  });
});

describe('leftBehind', () => {
  const bundled = ['price', 'time'];
  it.each([
    ['#/order?case=price', undefined],
    ['#/order', undefined],
    ['#/order?case=own', 'text'],
    ['#/order?own=abc', undefined],
    [`#/neighbours?corpus=${'a'.repeat(64)}`, 'text'],
    ['#/neighbours?corpus=relay', undefined],
    ['#/runs?run=abc', 'stored'],
    ['#/library', 'stored'],
    ['#/collection?view=plan', 'stored'],
  ])('%s leaves %s', (hash, left) => {
    expect(leftBehind(`https://lab.example/${hash}`, bundled)).toBe(left);
  });
});
