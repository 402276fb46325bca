import { STEP_PAGES, type Page } from '../steps';

/** A place of the page with an address of its own. */
interface RoomEntry {
  readonly id: RoomId;
  readonly isLab: boolean;
  /** Led to by a link where it is needed, not from the head of every page. */
  readonly isUnlisted?: boolean;
  /** Holds several places (lessons by name), so that its address goes on after its own name. */
  readonly hasPlaces?: boolean;
  readonly load: () => Page | Promise<Page>;
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
  { id: 'order', isLab: true, load: STEP_PAGES.order },
  {
    id: 'neighbours',
    isLab: true,
    load: STEP_PAGES.neighbours,
  },
  {
    id: 'abstention',
    isLab: true,
    load: STEP_PAGES.abstention,
  },
  {
    id: 'lesson',
    isLab: false,
    hasPlaces: true,
    load: async () => (await import('../lesson/Room.svelte')).default,
  },
  {
    id: 'handout',
    isLab: false,
    isUnlisted: true,
    hasPlaces: true,
    load: async () => (await import('../handout/parts/Page.svelte')).default,
  },
  {
    id: 'collection',
    isLab: false,
    load: STEP_PAGES.collection,
  },
  {
    id: 'library',
    isLab: false,
    load: async () => (await import('../../library/parts/Page.svelte')).default,
  },
  {
    id: 'runs',
    isLab: false,
    load: async () => (await import('../../runs/parts/Page.svelte')).default,
  },
  {
    id: 'glossary',
    isLab: false,
    load: async () => (await import('../glossary/Room.svelte')).default,
  },
  {
    id: 'about',
    isLab: false,
    load: async () => (await import('../about/Room.svelte')).default,
  },
];

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
