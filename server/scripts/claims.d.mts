export interface Claimant {
  file: string;
  level: string;
  /** Titles around the test and its own. */
  names: readonly string[];
  steps: readonly string[];
}

export interface Proof {
  id: string;
  file: string;
  level: string;
  title: string;
  tests: number;
}

export declare const LEVELS: readonly string[];
export declare function idsIn(text: string): string[];
export declare function isDecision(id: string): boolean;
export declare function levelOf(file: string, source: string): string;
export declare function stepsOf(source: string): Map<number, string[][]>;
export declare function proofsOf(tests: readonly Claimant[]): Proof[];
export declare function faultsOf(tests: readonly Claimant[], known: ReadonlySet<string>): string[];
