/** What more than the site's configuration says that a visit may have to be stopped. */
export const gates = {
  /** Something stands before pages that are open to anyone: the account, changed terms, silence. */
  isOn: false,
  /** The service that says whether the site is closed can't be reached: it counts as closed until it can. */
  isSilent: false,
};
