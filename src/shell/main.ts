import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { mount } from 'svelte';
import { provideRecompute } from '../runs/recompute';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });

provideRecompute('order', async (run, own) =>
  (await import('../labs/order/run')).recomputeOrder(run, own),
);
provideRecompute('neighbours', async (run, own) =>
  (await import('../labs/neighbours/run')).recomputeNeighbours(run, own),
);
provideRecompute('abstention', async (run) =>
  (await import('../labs/abstention/run')).recomputeAbstention(run),
);
