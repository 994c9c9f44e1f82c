import { BannersTab } from './BannersTab.tsx';
import { CategoriesTab } from './CategoriesTab.tsx';
import { CollectionScreen } from './CollectionScreen.tsx';
import { GameScreen } from './GameScreen.tsx';
import { GamesTab } from './GamesTab.tsx';
import { ImportsTab } from './ImportsTab.tsx';
import { ProvidersTab } from './ProvidersTab.tsx';
import type { CasinoTab } from './casinoTabs.ts';

interface CasinoScreenProps {
  readonly tab: CasinoTab;
  /** Id of a game or category. */
  readonly id: string | undefined;
}

/** The casino: games, providers, categories, banners and imports. */
export function CasinoScreen({ tab, id }: CasinoScreenProps) {
  if (tab === 'games') return id === undefined ? <GamesTab /> : <GameScreen key={id} id={id} />;
  if (tab === 'categories')
    return id === undefined ? <CategoriesTab /> : <CollectionScreen key={id} id={id} />;
  if (tab === 'providers') return <ProvidersTab />;
  return tab === 'banners' ? <BannersTab /> : <ImportsTab />;
}
