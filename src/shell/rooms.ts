import type { Component } from 'svelte';
import OrderLab from '../labs/order/parts/Lab.svelte';
import type { RoomProps } from '../ui/room';

type Room = Component<RoomProps>;

/** A place of the page with an address of its own. The first lab is loaded with the page. */
interface RoomEntry {
  readonly id: RoomId;
  readonly isLab: boolean;
  /** Led to by a link where it is needed, not from the head of every page. */
  readonly isUnlisted?: boolean;
  /** Holds several places (lessons by name), so that its address goes on after its own name. */
  readonly hasPlaces?: boolean;
  readonly load: () => Room | Promise<Room>;
}

export type RoomId =
  | 'order'
  | 'neighbours'
  | 'abstention'
  | 'lesson'
  | 'handout'
  | 'collection'
  | 'library'
  | 'runs'
  | 'glossary'
  | 'about';

export const ROOMS: readonly RoomEntry[] = [
  { id: 'order', isLab: true, load: firstLab },
  {
    id: 'neighbours',
    isLab: true,
    load: async () => (await import('../labs/neighbours/parts/Lab.svelte')).default,
  },
  {
    id: 'abstention',
    isLab: true,
    load: async () => (await import('../labs/abstention/parts/Lab.svelte')).default,
  },
  {
    id: 'lesson',
    isLab: false,
    hasPlaces: true,
    load: async () => (await import('./lesson/Room.svelte')).default,
  },
  {
    id: 'handout',
    isLab: false,
    isUnlisted: true,
    hasPlaces: true,
    load: async () => (await import('./handout/parts/Page.svelte')).default,
  },
  {
    id: 'collection',
    isLab: false,
    load: async () => (await import('../collect/parts/Page.svelte')).default,
  },
  {
    id: 'library',
    isLab: false,
    load: async () => (await import('../library/parts/Page.svelte')).default,
  },
  {
    id: 'runs',
    isLab: false,
    load: async () => (await import('../runs/parts/Page.svelte')).default,
  },
  {
    id: 'glossary',
    isLab: false,
    load: async () => (await import('./glossary/Room.svelte')).default,
  },
  {
    id: 'about',
    isLab: false,
    load: async () => (await import('./about/Room.svelte')).default,
  },
];

let isFirstOpened = false;

/** Put up in a task of its own the first time: the frame around it is drawn meanwhile. */
function firstLab(): Room | Promise<Room> {
  if (isFirstOpened) return OrderLab;
  isFirstOpened = true;
  return new Promise((resolve) => setTimeout(() => resolve(OrderLab)));
}

export const FIRST_ROOM: RoomId = 'order';

export function roomOf(name: string): RoomEntry {
  return ROOMS.find((room) => room.id === name) ?? ROOMS[0]!;
}

/** Whether an address leads somewhere. Nothing at all is the first room. */
export function isKnownPlace(room: string, path: string): boolean {
  if (room === '') return path === '';
  const entry = ROOMS.find(({ id }) => id === room);
  return entry !== undefined && (path === '' || entry.hasPlaces === true);
}
