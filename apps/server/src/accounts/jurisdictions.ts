/** Laws that the players of a site may belong to, by the names that the list of sites uses. */
export const jurisdictions = ['default', 'uk', 'ontario', 'sweden', 'germany', 'malta'] as const;
export type Jurisdiction = (typeof jurisdictions)[number];

/** Law of a site's players. */
export interface PlayersLaw {
  readonly jurisdiction: Jurisdiction;
  /** Jurisdictions that differ from the site's, by the two lower-case letters of the player's country. */
  readonly jurisdictionOfCountry: Readonly<Record<string, Jurisdiction>>;
}
