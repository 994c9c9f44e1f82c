import { useEffect, useState } from 'react';
import { setUnsaved } from './route.ts';

/** Asks for confirmation before the page is left while a form has unsaved changes. */
export function useUnsaved(isUnsaved: boolean): void {
  const [part] = useState(() => Symbol('part'));
  useEffect(() => {
    setUnsaved(part, isUnsaved);
    return () => setUnsaved(part, false);
  }, [part, isUnsaved]);
}
