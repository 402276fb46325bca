import type { PackSource } from '../core/pack';

/** Which side of the value the words before and behind a figure bound. */
export const BOUNDS_BEFORE: PackSource['boundsBefore'] = {
  below: 'less than, fewer than, under, below, lower than, smaller than, shorter than, <',
  'at-most':
    'no more than, not more than, no later than, no longer than, not later than, not exceeding, ' +
    'not exceed, at most, up to, as many as, as much as, maximum of, maximum, limit of, ceiling of, cap of, capped at, ≤',
  above:
    'more than, over, above, exceeding, exceed, exceeds, exceeded, upwards of, in excess of, greater than, longer than, older than, >',
  'at-least': 'no less than, not less than, no fewer than, at least, minimum of, minimum, ≥',
};

export const BOUNDS_BEHIND: PackSource['boundsBehind'] = {
  'at-most':
    'at most, or less, or fewer, maximum, max, or under, and under, or below, or younger, ' +
    'and younger',
  'at-least':
    'at least, or more, minimum, or over, and over, or above, and above, and up, or older, ' +
    'and older, and more, or longer',
};

/** Whether an amount is told before or after tax. */
export const TAX: PackSource['tax'] = {
  excluded:
    'excl vat, excl . vat, excl tax, excl . tax, excluding vat, excluding tax, excluding taxes, ' +
    'exclusive of vat, exclusive of tax, ex vat, plus vat, + vat, before tax, before taxes, ' +
    'before vat, without vat, without tax, net of tax, vat excluded, tax excluded, plus tax, ' +
    'plus taxes, + tax, + taxes, before gst, plus gst, plus hst, plus sales tax, + gst, + hst, ' +
    'ex gst, excl gst, net of vat',
  included:
    'incl vat, incl . vat, incl tax, incl . tax, including vat, including tax, including taxes, ' +
    'including all taxes, inclusive of vat, inclusive of tax, inc vat, inc . vat, inc tax, ' +
    'inc . tax, inc gst, inc . gst, incl gst, incl . gst, including gst, vat included, ' +
    'tax included, taxes included, all taxes included, after tax, with tax, with vat',
};

/** What a figure is counted per, where one word or phrase says it. */
export const PER: PackSource['per'] = {
  year: 'p . a, pa, yearly, annually',
  month: 'pcm, p . c . m, monthly',
  week: 'pw, p . w, weekly',
  day: 'daily',
  hour: 'hourly',
};

/** Words that say a figure is rounded, before it and behind it. */
export const ROUNDINGS =
  'about, roughly, approximately, around, nearly, almost, some, circa, c ., ca ., approx, approx ., close to, just over, just under, in the region of, in the order of, ~, ≈';
export const ROUNDINGS_BEHIND = 'or so, approximately, roughly, give or take';
