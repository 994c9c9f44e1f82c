/** Parts of the casino's section, by the second segment of their addresses. */
export const casinoTabs = ['games', 'providers', 'categories', 'banners', 'imports'] as const;
export type CasinoTab = (typeof casinoTabs)[number];
