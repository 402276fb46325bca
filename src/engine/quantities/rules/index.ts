import type { Rule } from '../core/rule';
import { ACCOUNT_RULES } from './accounts';
import { ADDRESS_RULES } from './addresses';
import { CLOCK_RULES } from './clock-times';
import { DATE_RULES } from './dates';
import { ERA_RULES } from './eras';
import { CODE_RULES } from './identifiers';
import { MEASURED_RULES } from './measured';
import { MULTIPLE_RULES } from './multiples';
import { PERIOD_RULES } from './numbered';
import { ORDINAL_RULES } from './ordinals';
import { PHONE_RULES } from './phones';
import { POSTCODE_RULES } from './postcodes';
import { RATIO_RULES } from './ratios';
import { ROMAN_RULES } from './romans';

/** The rules that hold in any language, by the words of its pack where they need words. */
export const ANY_LANGUAGE: readonly Rule[] = [
  ...ACCOUNT_RULES,
  ...ADDRESS_RULES,
  ...CLOCK_RULES,
  ...CODE_RULES,
  ...DATE_RULES,
  ...ERA_RULES,
  ...MEASURED_RULES,
  ...MULTIPLE_RULES,
  ...ORDINAL_RULES,
  ...PERIOD_RULES,
  ...PHONE_RULES,
  ...POSTCODE_RULES,
  ...RATIO_RULES,
  ...ROMAN_RULES,
];
