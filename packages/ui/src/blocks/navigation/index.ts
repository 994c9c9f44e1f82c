export { AppHeader, type AppHeaderProps, type HeaderTab } from './AppHeader/AppHeader.tsx';
export {
  BottomNav,
  type BottomNavProps,
  type NavActionEntry,
  type NavEntry,
  type NavLinkEntry,
} from './BottomNav/BottomNav.tsx';
export { Footer, type FooterLink, type FooterProps } from './Footer/Footer.tsx';
export {
  LanguagePicker,
  type LanguageOption,
  type LanguagePickerProps,
} from './LanguagePicker/LanguagePicker.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
