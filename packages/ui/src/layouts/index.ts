export { EmptyLayout } from './Empty/EmptyLayout.tsx';
export type { EmptyLayoutProps } from './Empty/EmptyLayout.tsx';
export { HeadlessLayout } from './Empty/HeadlessLayout.tsx';
export type { HeadlessLayoutProps } from './Empty/HeadlessLayout.tsx';
export { MainLayout } from './Main/MainLayout.tsx';
export type { MainLayoutProps } from './Main/MainLayout.tsx';
