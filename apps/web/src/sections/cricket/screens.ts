/** Screens of the section except match, team and player: one chunk, so that navigation within it needs no further loading. */
export { Component as AllChamps } from './AllChampsScreen.tsx';
export { Component as AllEvents } from './AllEventsScreen.tsx';
export { Component as Broadcasts } from './BroadcastsScreen.tsx';
export { Component as Champ } from './ChampScreen.tsx';
export { Component as Favorites } from './FavoritesScreen.tsx';
export { Component as Home } from './HomeScreen.tsx';
export { Component as Search } from './SearchScreen.tsx';
