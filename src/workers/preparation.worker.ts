import { expose, transfer } from 'comlink';
import { cut } from '../engine/prepare';
import { buffersOf, columnsOf, prepareParts } from '../engine/prepare-parts';
import { integrityDigest } from '../engine/protocol/digest';
import type { PreparationApi } from './preparation-contract';

/** How often the page is told how far the work is. */
const REPORT_MILLISECONDS = 80;

const api: PreparationApi = {
  async prepare(documents, chunking, report) {
    let step = '';
    let due = 0;
    const parts = prepareParts(documents, chunking, (progress) => {
      const now = performance.now();
      if (progress.step === step && now < due) return;
      step = progress.step;
      due = now + REPORT_MILLISECONDS;
      report(progress);
    });
    return transfer(parts, buffersOf(parts));
  },
  async cut(documents, chunking) {
    const columns = columnsOf(cut(documents, chunking));
    return transfer(columns, buffersOf(columns));
  },
  async digest(value) {
    return integrityDigest(value);
  },
};

expose(api);
