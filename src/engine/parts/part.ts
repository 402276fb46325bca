/** A number that a part reads, and that a reader can set. */
export interface Parameter {
  readonly kind: 'whole' | 'share';
  /** Limits, both allowed. */
  readonly low: number;
  readonly high: number;
  /** What it is until somebody sets it. */
  readonly preset: number;
  /** What the field calls it. */
  readonly name: string;
  /** The sign that stands for it in formulas. */
  readonly symbol: string;
  /** What it counts; null for a pure number. */
  readonly unit: 'chunks' | 'sentences' | 'characters' | null;
  /** Its name in an address. */
  readonly link: string;
  /**
   * Set on the share of the best score at which a policy stops: it means nothing under another
   * policy, so choosing a policy by name alone chooses this preset with it.
   */
  readonly isThreshold?: true;
}

/** Parameters by the name they have in settings and files. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** A value for each of some parameters. */
export type Values<P extends Parameters = Parameters> = { readonly [Name in keyof P]: number };

/**
 * A piece of the pipeline that stands beside others of its family and is chosen by its id. Its
 * version changes with anything that changes what it gives; `constants` are the numbers of its
 * formulas that nobody can set.
 */
export interface Part<Id extends string = string, P extends Parameters = Parameters> {
  readonly id: Id;
  readonly version: string;
  readonly parameters: P;
  readonly constants: Readonly<Record<string, number | string>>;
}

/** The part of a family with this id. Throws a RangeError where there is none. */
export function partNamed<Member extends Part>(family: readonly Member[], id: string): Member {
  const found = family.find((part) => part.id === id);
  if (!found) throw new RangeError(`no part ${id} among ${family.map((part) => part.id).join()}`);
  return found;
}

/** Of some settings the values that a part reads, in the order it declares them. */
export function valuesFor<P extends Parameters>(
  part: Part<string, P>,
  settings: Readonly<Record<string, unknown>> | object,
): Values<P> {
  const all = settings as Readonly<Record<string, number>>;
  return Object.fromEntries(
    Object.keys(part.parameters).map((name) => [name, all[name]]),
  ) as Values<P>;
}

/** The presets of some parameters. */
export function presetsOf<P extends Parameters>(parameters: P): Values<P> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { preset }]) => [name, preset]),
  ) as Values<P>;
}
