import type { Component } from 'svelte';
import OrderLab from '../labs/order/parts/Lab.svelte';
import type { LessonStep } from '../ui/lesson';
import type { RoomProps } from '../ui/room';

export type Page = Component<RoomProps>;

let isFirstOpened = false;

/** Put up in a task of its own the first time: the frame around it is drawn meanwhile. */
function firstLab(): Page | Promise<Page> {
  if (isFirstOpened) return OrderLab;
  isFirstOpened = true;
  return new Promise((resolve) => setTimeout(() => resolve(OrderLab)));
}

/** The pages a step of a lesson can stand on, by name. The first lab is loaded with the page. */
export const STEP_PAGES: Readonly<Record<LessonStep['place']['room'], () => Page | Promise<Page>>> =
  {
    order: firstLab,
    neighbours: async () => (await import('../labs/neighbours/parts/Lab.svelte')).default,
    abstention: async () => (await import('../labs/abstention/parts/Lab.svelte')).default,
    collection: async () => (await import('../collect/parts/Page.svelte')).default,
  };
