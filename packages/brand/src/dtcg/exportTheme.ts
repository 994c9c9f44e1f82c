import { followedBy } from '../derive/references.ts';
import type { FontFamily } from '../fonts.ts';
import { tokensOf, type Axis, type TokenPath } from '../names.ts';
import { densities, modes } from '../shape.ts';
import type { Theme } from '../theme.ts';
import { readTokenValue } from '../value/index.ts';
import { dtcgTypes, dtcgValue } from './format.ts';

interface Group {
  [name: string]: Group | unknown;
}

function groupAt(root: Group, path: readonly string[]): Group {
  return path.reduce<Group>((group, name) => {
    const next: Group = (group[name] as Group | undefined) ?? {}; // The cast: only this function adds groups.
    group[name] = next;
    return next;
  }, root);
}

function document(
  axis: Axis,
  values: Readonly<Partial<Record<TokenPath, string>>>,
  own: readonly FontFamily[],
): Group {
  const root: Group = { $schema: 'https://www.designtokens.org/schemas/2025.10/format.json' };
  for (const token of tokensOf(axis)) {
    const read = readTokenValue(token, values[token.path] ?? '', own);
    if (!read.ok) throw new Error(`${token.path} can't be exported: its value ${read.reason}.`);
    const steps = token.path.split('.');
    const group = groupAt(root, steps.slice(0, -1));
    const followed = followedBy(token.path);
    const follows = followed !== undefined && values[followed] === values[token.path];
    group[steps.at(-1) ?? ''] = {
      $type: dtcgTypes[token.leaf.type],
      $value: follows ? `{${followed}}` : dtcgValue(token.leaf.type, read.value),
      $description: token.leaf.about,
    };
  }
  return root;
}

/**
 * Exports a theme in the Design Tokens format, one document for each value of each axis, as design tools use one
 * document per mode. Tokens that refer to others are exported as references.
 * @returns documents by file name: `<brand>.<light|dark|contrast|brand|comfortable|compact>.tokens.json`
 */
export function exportTheme(theme: Theme): ReadonlyMap<string, unknown> {
  const name = (part: string) => `${theme.name}.${part}.tokens.json`;
  return new Map<string, unknown>([
    ...modes.map((mode) => [name(mode), document('mode', theme.modes[mode], theme.ownFonts)] as const),
    [name('brand'), document('brand', theme.brand, theme.ownFonts)],
    ...densities.map(
      (density) => [name(density), document('density', theme.densities[density], theme.ownFonts)] as const,
    ),
  ]);
}
