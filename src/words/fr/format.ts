import { formatsOf } from '../../formats/formats';
import { meta } from './meta';

export const {
  formatBytes,
  formatChange,
  formatCount,
  formatDecimal,
  formatInteger,
  formatList,
  formatShare,
  plural,
} = formatsOf(meta);
