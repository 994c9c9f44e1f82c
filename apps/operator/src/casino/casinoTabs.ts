/** Parts of the casino's section, by the second segment of their addresses. */
export const casinoTabs = ['games', 'providers', 'categories', 'banners', 'imports'] as const;
export type CasinoTab = (typeof casinoTabs)[number];
/** Tab in which games are added: makers' lists are imported there. */
export const casinoImports: CasinoTab = 'imports';
