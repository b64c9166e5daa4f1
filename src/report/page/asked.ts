/** What a manifest says was asked, as far as pages show it. */

export interface AskedSide {
  readonly name: string;
  readonly from: string;
  readonly hash: string;
}

export interface AskedPatch {
  readonly card: string;
  readonly number: string;
  readonly value: number;
}

export interface AskedPlan {
  readonly sides: readonly AskedSide[];
  readonly agents: readonly string[];
  readonly options: {
    readonly dials?: Readonly<Record<string, readonly number[]>>;
    readonly patches?: readonly AskedPatch[];
  };
}

export interface Asked {
  /** The command of a batch's parts. */
  readonly experiment?: string;
  /** By cell and arm. */
  readonly cells?: readonly (readonly (Asked & { readonly arm: string })[])[];
  /** What a matrix compares. */
  readonly what?: string;
  /** The side whose dial is turned. */
  readonly on?: string;
}

const isPlan = (value: object): value is AskedPlan => 'sides' in value && 'agents' in value;

/** Every plan of a match in what was asked, wherever an experiment has put it. */
export function plansIn(asked: unknown): AskedPlan[] {
  if (typeof asked !== 'object' || asked === null) return [];
  return isPlan(asked) ? [asked] : Object.values(asked).flatMap(plansIn);
}

export const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

export const agentsIn = (asked: unknown): string[] =>
  unique(plansIn(asked).flatMap(({ agents }) => agents)).filter(Boolean);
