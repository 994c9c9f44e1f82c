import type { CreateCounter } from '../../kernel/index.ts';

const WINDOW_SECONDS = 10 * 60;

/** Counts recent attempts by name (address, device, account), for all processes together. */
export interface Attempts {
  /**
   * Returns whether any of the names has reached the number of attempts that are allowed without a captcha, in ten minutes from
   * its first attempt.
   */
  isMuch(names: readonly string[]): Promise<boolean>;
  count(names: readonly string[]): Promise<void>;
  /** Drops the attempts of a name after a success. */
  forget(name: string): Promise<void>;
}

/** @param most attempts allowed without a captcha */
export function createAttempts(most: number, createCounter: CreateCounter): Attempts {
  const counter = createCounter('attempts', WINDOW_SECONDS);
  const isOver = async (name: string): Promise<boolean> => (await counter.countOf(name)) >= most;

  return {
    isMuch: async (names) => most === 0 || (await Promise.all(names.map(isOver))).includes(true),
    async count(names) {
      await Promise.all(names.map((name) => counter.add(name)));
    },
    forget: counter.forget,
  };
}
