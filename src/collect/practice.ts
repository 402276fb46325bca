import { BEHAVIOURS, type Behaviour } from '../engine/protocol/experiment';

/**
 * What an address may ask of the simulator, so that a lesson has something to show: the published
 * plan frozen, or frozen and collected. It reaches play money only, whatever the address says.
 */
export interface Practice {
  readonly behaviour: Behaviour;
  readonly collects: boolean;
}

/** Reads `practice=frozen`, `practice=failing` …; undefined where nothing or something else is said. */
export function readPractice(query: URLSearchParams): Practice | undefined {
  const asked = query.get('practice');
  if (asked === 'frozen') return { behaviour: 'truthful', collects: false };
  const behaviour = BEHAVIOURS.find((each) => each === asked);
  return behaviour && { behaviour, collects: true };
}
