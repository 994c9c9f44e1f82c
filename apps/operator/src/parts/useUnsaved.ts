import { useEffect, useState } from 'react';
import { setUnsaved } from './route.ts';

/** Has whoever leaves the page asked first, while a part of it has unsaved changes. */
export function useUnsaved(isUnsaved: boolean): void {
  const [part] = useState(() => Symbol('part'));
  useEffect(() => {
    setUnsaved(part, isUnsaved);
    return () => setUnsaved(part, false);
  }, [part, isUnsaved]);
}
