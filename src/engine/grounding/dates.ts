/**
 * True when the date `source` makes the date `claim` true: equal, or the claim says less. Values as
 * in `Reading`: "2026-09-14" covers "2026-09", "2026", "--09-14", "--09", "202X" and "20XX".
 */
export function dateCovers(source: string, claim: string): boolean {
  if (source === claim) return true;
  const a = partsOf(source);
  const b = partsOf(claim);
  return (
    yearCovers(a.year, b.year) &&
    (b.month === '' || b.month === a.month) &&
    (b.day === '' || b.day === a.day)
  );
}

interface DateParts {
  /** Empty when the date has no year. */
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

function partsOf(value: string): DateParts {
  const bare = /^--(\d\d)(?:-(\d\d))?$/.exec(value);
  if (bare) return { year: '', month: bare[1] ?? '', day: bare[2] ?? '' };
  const full = /^(-?[\dX]{4,5})(?:-(\d\d))?(?:-(\d\d))?$/.exec(value);
  return { year: full?.[1] ?? value, month: full?.[2] ?? '', day: full?.[3] ?? '' };
}

/** A decade or a century covers no year, but a year stands in both. */
function yearCovers(source: string, claim: string): boolean {
  if (claim === '' || source === claim) return true;
  const open = claim.indexOf('X');
  // 1900 belongs to the nineteenth century by the book and to "the 1900s" by use: both pass.
  return open > 0 && source.length === claim.length && source.startsWith(claim.slice(0, open));
}
