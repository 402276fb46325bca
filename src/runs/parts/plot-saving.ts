/** What `SavePlot.svelte` loads when it is pressed, so that a plot shows without it. */
export { plotFile } from '../../ui/plot/plot-file';
export { chooseWords } from '../../words/choose';
export { saveFile } from '../../ui/save-file';
export { plotNotes } from '../out/plot-notes';
export { runStore } from '../store.svelte';
export { runsWords } from '../../words/runs';
export { errorWords } from '../error-text';
