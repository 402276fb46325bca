import { Ledger } from '../../src/collect/ledger';
import type { OrderExperiment } from '../../src/engine/protocol/experiment';
import { LabConnection } from '../../src/storage/connection';
import { DatabaseLedgerStore } from '../../src/storage/ledger-database';
import { frozen } from '../engine/protocol/experiment-helpers';

/** What each call of the race reserves, in nano-USD. */
const RESERVATION = 50_000_000;

/**
 * The product's own ledger on the storage of the page it is put into, so that two real tabs can race
 * without the time a hundred rounds of pressing buttons take.
 */
const connection = new LabConnection({ onReplaced: () => undefined, onOpened: () => undefined });
const ledger = new Ledger(new DatabaseLedgerStore(connection), Date.now);
const owner = crypto.randomUUID();
const whole = frozen();

/** Two calls of the same worst case, and room for three such calls. */
function planOf(round: number, side: number): OrderExperiment {
  return {
    ...whole,
    id: `6f9619ff-8b86-4011-b42d-${String(round * 2 + side).padStart(12, '0')}`,
    requests: whole.requests.slice(0, 2).map((item) => ({ ...item, reservation: RESERVATION })),
    budget: { ledger: 'ledger-1', ceiling: 3 * RESERVATION, spentBefore: 0 },
  };
}

const race = {
  reservation: RESERVATION,
  /** Takes a plan of its own up; both fit while neither has begun. */
  async prepare(round: number, side: number): Promise<boolean> {
    const plan = planOf(round, side);
    await ledger.open('ledger-1', 0);
    await ledger.keep(plan);
    return (await ledger.start(plan, owner)).ok;
  },
  /** Reserves one call after another until the ledger refuses; says how many it was given. */
  async reserveAll(round: number, side: number): Promise<number> {
    const plan = planOf(round, side);
    for (const { number, reservation } of plan.requests) {
      const reserved = await ledger.reserve(plan, number, reservation, owner);
      if (!reserved.ok) return number - 1;
      await ledger.markSent(plan.id, number, owner);
    }
    return plan.requests.length;
  },
  async total(): Promise<number> {
    const view = await ledger.view();
    return view.ok ? (view.value.total ?? -1) : -1;
  },
};

export type Race = typeof race;

Object.assign(globalThis, { race });
