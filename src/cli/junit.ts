/** One check of a report: a test case that passed, or failed with a message. */
export interface JUnitCase {
  readonly name: string;
  readonly failure: string | null;
}

export interface JUnitSuite {
  readonly name: string;
  readonly cases: readonly JUnitCase[];
}

/** A JUnit report, as continuous integration servers read it. */
export function junitXml(suites: readonly JUnitSuite[]): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>'];
  for (const { name, cases } of suites) {
    const failures = cases.filter(({ failure }) => failure !== null).length;
    lines.push(
      `  <testsuite name="${escaped(name)}" tests="${cases.length}" failures="${failures}">`,
    );
    for (const each of cases) {
      const opening = `    <testcase classname="${escaped(name)}" name="${escaped(each.name)}"`;
      if (each.failure === null) lines.push(`${opening}/>`);
      else {
        lines.push(`${opening}>`);
        lines.push(`      <failure message="${escaped(each.failure)}"/>`, '    </testcase>');
      }
    }
    lines.push('  </testsuite>');
  }
  return [...lines, '</testsuites>', ''].join('\n');
}

/** XML 1.0 has no place for most control characters and lone surrogates, escaped or not. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return text
    .replace(UNWRITABLE, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, ' ');
}
