/** What a lesson asks of the lab it shows. */
export interface LessonView {
  /** A prediction is owed: what the lab computes must not be seen, nor changed. */
  readonly covered: boolean;
  /** False where the lab shows its result alone, without anything to set. */
  readonly controls: boolean;
  /** Parts to show beyond the result itself; see `LessonPlace`. */
  readonly parts: readonly string[];
}

/** What the shell hands to a room of the page (a lab, the runs). */
export interface RoomProps {
  /** What the address said when the room was opened. */
  readonly query: URLSearchParams;
  /** What follows the room's name in the address, for a room that holds several places. */
  readonly path?: string;
  /**
   * Tells the shell that a change is settled, so that the address can follow. With `isNewEntry` the
   * browser's Back leads to what was settled before, and the room is then given that `query`.
   */
  readonly settle: (query: URLSearchParams, isNewEntry?: boolean) => void;
  /** Set where the lab stands in a lesson: it then has no title of its own (level 1). */
  readonly lesson?: LessonView;
}
