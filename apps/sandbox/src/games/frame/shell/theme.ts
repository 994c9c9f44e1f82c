import { directionOf } from './direction.ts';
import type { PlaySession } from './api.types.ts';

const HEX = /^#[\da-f]{6}$/i;

/** Applies the language, the mode and the brand's colours of a session to its document. */
export function applyTheme(document: Document, { language, theme, colours, game }: PlaySession): void {
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
  documentElement.dataset['theme'] = theme;
  document.title = game.name;
  const variables = {
    '--yours': colours.accent,
    '--on-yours': colours.onAccent,
    ...(theme === 'light' && { '--navy': colours.primary, '--canvas': colours.canvas }),
  };
  for (const [name, colour] of Object.entries(variables))
    if (HEX.test(colour)) documentElement.style.setProperty(name, colour);
}
