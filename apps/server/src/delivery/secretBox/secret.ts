import { MASK } from '../../kernel/index.ts';

/**
 * A secret text, such as a one-time code. It shows a mask wherever it is printed, logged or stored without being
 * revealed.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the text itself: for its recipient only. */
  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return MASK;
  }

  toJSON(): string {
    return MASK;
  }
}

/** Returns a secret as a message shows it: revealed for the recipient, masked for everybody else. */
export type ShowSecret = (secret: Secret) => string;

export const revealed: ShowSecret = (secret) => secret.reveal();
export const masked: ShowSecret = () => MASK;
