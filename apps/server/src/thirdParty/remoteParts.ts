/** A script or style of a partner: its exact address, and what it must be. */
export interface ListedFile {
  readonly url: string;
  /** As in the attribute: `sha384-...`. */
  readonly integrity: string;
}

/** A part of a site that a partner serves, as the site's list names it. */
export interface RemotePart {
  /** Name of its partition. */
  readonly name: string;
  /** Address of its page; a path is the platform's own demonstration. */
  readonly url: string;
  /** What of its scripts and styles may be loaded; whatever else it asks for is left out. */
  readonly scripts: readonly ListedFile[];
  readonly styles: readonly ListedFile[];
}
