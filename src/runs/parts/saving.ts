/** What `SaveRun.svelte` loads when it is first used, so that a lab's page opens without it. */
export { reproductionOf } from '../make-run';
export { runStore } from '../store.svelte';
export { runsWords } from '../../words/runs';
export { errorWords } from '../error-text';
