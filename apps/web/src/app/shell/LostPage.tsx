import { Suspense } from 'react';
import { lateView } from '../../platform/parts/lateView.ts';
import { Component as NotFoundScreen } from '../errors/NotFoundScreen.tsx';
import { useFocusOnNewPage } from './pageFocus.ts';
import { MainFrame } from './Shell.tsx';

const LateSheets = lateView(async () => ({ default: (await import('../sheets/LateSheets.tsx')).LateSheets }));

/** The page that isn't there, found so by a guard: it stands in the frame of the site like any other. */
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
