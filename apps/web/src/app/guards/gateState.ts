/** State that may block a visit, in addition to the site's configuration. */
export const gates = {
  /**
   * True if pages open to anyone are gated: by the account, by changed terms, or because the service doesn't answer.
   */
  isOn: false,
  /** True if the service that reports closures can't be reached; the site counts as closed until it can. */
  isSilent: false,
};
