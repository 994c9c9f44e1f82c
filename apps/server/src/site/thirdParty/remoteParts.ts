/** A script or style of a partner: its exact address and its hash. */
export interface ListedFile {
  readonly url: string;
  /** Value of the attribute: `sha384-...`. */
  readonly integrity: string;
}

/** A part of a site that is served by a partner, from the site's list. */
export interface RemotePart {
  /** Name of its partition. */
  readonly name: string;
  /** Address of its page; a path is the built-in demonstration. */
  readonly url: string;
  /** Scripts and styles that may be loaded; others that the page requests are left out. */
  readonly scripts: readonly ListedFile[];
  readonly styles: readonly ListedFile[];
}
