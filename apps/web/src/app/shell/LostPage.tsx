import { lateView } from '../../platform/parts/lateView.ts';
import { Component as NotFoundScreen } from '../errors/NotFoundScreen.tsx';
import { useFocusOnNewPage } from './pageFocus.ts';
import { MainFrame } from './Shell.tsx';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

const LateSheets = lateView(() => import('../sheets/LateSheets.tsx'));

/** Not-found page for addresses that a guard rejected, shown in the site's frame. */
export default function LostPage() {
  useFocusOnNewPage();
  return (
    <>
      <MainFrame page={<NotFoundScreen />} />
      <LazyBoundary>
        <LateSheets />
      </LazyBoundary>
    </>
  );
}
