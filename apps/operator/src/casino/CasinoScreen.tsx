import { BannersTab } from './BannersTab.tsx';
import { CategoriesTab } from './CategoriesTab.tsx';
import { CollectionScreen } from './CollectionScreen.tsx';
import { GameScreen } from './GameScreen.tsx';
import { GamesTab } from './GamesTab.tsx';
import { ImportsTab } from './ImportsTab.tsx';
import { ProvidersTab } from './ProvidersTab.tsx';
import { casinoTabs } from './casinoTabs.ts';
import { PlatformForm } from '../shared/PlatformForm.tsx';

interface CasinoScreenProps {
  /** Part of the section; the games if it is absent or unknown. */
  readonly tab: string | undefined;
  /** Id of a game or category. */
  readonly id: string | undefined;
}

/** The casino: games, providers, categories, banners and imports. */
export function CasinoScreen({ tab, id }: CasinoScreenProps) {
  switch (casinoTabs.find((one) => one === tab) ?? 'games') {
    case 'games':
      return id === undefined ? <GamesTab /> : <GameScreen key={id} id={id} />;
    case 'providers':
      return <ProvidersTab />;
    case 'categories':
      return id === undefined ? <CategoriesTab /> : <CollectionScreen key={id} id={id} />;
    case 'banners':
      return <BannersTab />;
    case 'imports':
      return (
        <PlatformForm scope="casino">
          <ImportsTab />
        </PlatformForm>
      );
  }
}
