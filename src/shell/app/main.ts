import '../../ui/styles/fonts.css';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';
import '../../ui/styles/print.css';
import { mount } from 'svelte';
import { provideRecompute } from '../../runs/recompute';
import App from './App.svelte';
import { provideAhead } from '../offline/fetch-ahead';
import { openOnPaper } from './paper';
import { ROOMS } from './rooms';

// In a task of its own: reading the script and putting the page up would be one long one on a phone.
// Set by a microtask: whoever records what the page does asks where a timer was set, and from the
// script itself the answer takes reading all of it once more.
queueMicrotask(() =>
  setTimeout(() => {
    mount(App, { target: document.getElementById('app')! });
    openOnPaper();
  }),
);

provideAhead(ROOMS.map(({ load }) => load));

provideRecompute('order', async (run, own) =>
  (await import('../../labs/order/run')).recomputeOrder(run, own),
);
provideRecompute('neighbours', async (run, own) =>
  (await import('../../labs/neighbours/run')).recomputeNeighbours(run, own),
);
provideRecompute('abstention', async (run) =>
  (await import('../../labs/abstention/run')).recomputeAbstention(run),
);
provideRecompute('lesson', async (run) =>
  (await import('../lesson/lesson-run')).recomputeLesson(run),
);
