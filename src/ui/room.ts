/** What the shell hands to a room of the page (a lab, the runs). */
export interface RoomProps {
  /** What the address said when the room was opened. */
  readonly query: URLSearchParams;
  /** Tells the shell that a change is settled, so that the address can follow. */
  readonly settle: (query: URLSearchParams) => void;
}
