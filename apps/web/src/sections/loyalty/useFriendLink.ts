import { useEffect, useState } from 'react';
import { useLang } from '../../platform/links/usePaths.ts';

/** Returns the player's link for friends; without the site's origin until the page is hydrated. */
export function useFriendLink(code: string): string {
  const lang = useLang();
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  return `${origin}/${lang}?ref=${code}`;
}
