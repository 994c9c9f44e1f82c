import type { World } from '../world.ts';

/** A case of the wallet protocol, by its number in the list. */
export interface Case {
  readonly number: number;
  readonly title: string;
  /** Rejects with a DiffersError if the server differs. */
  run(world: World): Promise<void>;
}
