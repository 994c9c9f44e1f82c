import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';
import { Component as NotFoundScreen } from '../errors/NotFoundScreen.tsx';
import { useFocusOnNewPage } from './pageFocus.ts';
import { MainFrame } from './Shell.tsx';

const LateSheets = lateView(async () => ({ default: (await import('../sheets/LateSheets.tsx')).LateSheets }));

/** Not-found page for addresses that a guard rejected, shown in the site's frame. */
export default function LostPage() {
  useFocusOnNewPage();
  return (
    <>
      <MainFrame page={<NotFoundScreen />} />
      <Suspense fallback={null}>
        <LateSheets />
      </Suspense>
    </>
  );
}
