export { AccountDropdown, type AccountDropdownProps } from './AccountMenu/AccountDropdown.tsx';
export {
  AccountMenu,
  type AccountEntry,
  type AccountGroup,
  type AccountMenuProps,
} from './AccountMenu/AccountMenu.tsx';
export { accountSections, type AccountSection } from './AccountMenu/accountSections.ts';
export { AppHeader, type AppHeaderProps, type HeaderTab } from './AppHeader/AppHeader.tsx';
export {
  BottomNav,
  type BottomNavProps,
  type NavActionEntry,
  type NavEntry,
  type NavLinkEntry,
} from './BottomNav/BottomNav.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { Counted, type CountedProps } from './CountBadge/Counted.tsx';
export { CountBadge, countGrounds, type CountBadgeProps } from './CountBadge/CountBadge.tsx';
export { Footer, type FooterLogo, type FooterProps } from './Footer/Footer.tsx';
export type { FooterColumnLabels, FooterLink } from './Footer/FooterColumn.tsx';
export { HeaderLink, type HeaderLinkProps } from './HeaderLink/HeaderLink.tsx';
export {
  LanguagePicker,
  type LanguageOption,
  type LanguagePickerProps,
  type LanguageLabels,
} from './LanguagePicker/LanguagePicker.tsx';
export { LanguageSheet, type LanguageSheetProps } from './LanguagePicker/LanguageSheet.tsx';
export {
  CommandPalette,
  type CommandEntry,
  type CommandGroup,
  type CommandLabels,
  type CommandPaletteProps,
} from './CommandPalette/CommandPalette.tsx';
export {
  NavigationProgress,
  type NavigationProgressProps,
} from './NavigationProgress/NavigationProgress.tsx';
export { ScrollToTop, type ScrollToTopProps } from './ScrollToTop/ScrollToTop.tsx';
export {
  SearchPanel,
  searchStates,
  type SearchPanelProps,
  type SearchState,
  type SearchLabels,
} from './SearchPanel/SearchPanel.tsx';
export type { SearchEntry, SearchGroup } from './SearchPanel/SearchResults.tsx';
export {
  SideMenu,
  SideMenuSkeleton,
  type SideMenuEntry,
  type SideMenuGroup,
  type SideMenuProps,
} from './SideMenu/SideMenu.tsx';
