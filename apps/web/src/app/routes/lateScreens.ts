// Where the screens' files lie that a first visit does without, each by the name of its file.
export const AppScreen = () => import('../../sections/cricket/AppScreen.tsx');
export const BetScreen = () => import('../../sections/history/BetScreen.tsx');
export const BroadcastsScreen = () => import('../../sections/broadcasts/BroadcastsScreen.tsx');
export const CalculatorScreen = () => import('../../sections/calculator/CalculatorScreen.tsx');
export const ChampScreen = () => import('../../sections/champs/ChampScreen.tsx');
export const ChampsScreen = () => import('../../sections/champs/ChampsScreen.tsx');
export const ChangePasswordScreen = () => import('../../sections/access/ChangePasswordScreen.tsx');
export const CyberScreen = () => import('../../sections/cyber/CyberScreen.tsx');
export const EventScreen = () => import('../../sections/champs/EventScreen.tsx');
export const ExpressScreen = () => import('../../sections/slips/ExpressScreen.tsx');
export const FavoritesScreen = () => import('../../sections/betting/FavoritesScreen.tsx');
export const GameScreen = () => import('../../sections/cricket/GameScreen.tsx');
export const HistoryClearScreen = () => import('../../sections/history/HistoryClearScreen.tsx');
export const HistoryMailScreen = () => import('../../sections/history/HistoryMailScreen.tsx');
export const HistoryScreen = () => import('../../sections/history/HistoryScreen.tsx');
export const LeagueAppScreen = () => import('../../sections/cricket/LeagueAppScreen.tsx');
export const OpenedBetsScreen = () => import('../../sections/history/OpenedBetsScreen.tsx');
export const PageTypeScreen = () => import('../../sections/betting/PageTypeScreen.tsx');
export const PowerBetScreen = () => import('../../sections/history/PowerBetScreen.tsx');
export const RegistrationScreen = () => import('../../sections/access/RegistrationScreen.tsx');
export const ResultsScreen = () => import('../../sections/results/ResultsScreen.tsx');
export const SearchScreen = () => import('../../sections/search/SearchScreen.tsx');
export const SignInScreen = () => import('../../sections/access/SignInScreen.tsx');
export const StatisticsScreen = () => import('../../sections/statistics/StatisticsScreen.tsx');
export const TeamScreen = () => import('../../sections/champs/TeamScreen.tsx');
/** The section's own pages are one file together. */
export const cricketScreens = () => import('../../sections/cricket/screens.ts');
