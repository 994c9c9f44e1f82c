import { browserView } from '../../../platform/lazy/lazy.tsx';
import { Component as NotFoundScreen } from '../../errors/NotFoundScreen.tsx';
import { useFocusOnNewPage } from '../pageFocus.ts';
import { MainFrame } from '../Shell.tsx';

const Overlays = browserView(() => import('../../sheets/Overlays.tsx'));

/** Not-found page for addresses that a guard rejected, shown in the site's frame. */
export default function NotFoundPage() {
  useFocusOnNewPage();
  return (
    <>
      <MainFrame page={<NotFoundScreen />} />
      <Overlays />
    </>
  );
}
