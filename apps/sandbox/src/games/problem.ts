/** Refusal of a frame's call: a code of the wallet or of the maker, and a sentence for its log. */
export class PlayProblem extends Error {
  readonly code: string;
  readonly status: number;
  /** Rest of a limit, decimal. */
  readonly remainder: string | undefined;

  constructor(code: string, message: string, { status = 409, remainder }: ProblemDetails = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.remainder = remainder;
  }
}

interface ProblemDetails {
  /** HTTP status. @default 409 */
  readonly status?: number;
  readonly remainder?: string | undefined;
}
