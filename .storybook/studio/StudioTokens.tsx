import { axisOf, modes, tokens, type Mode, type Theme, type Token } from '@touchline/brand';
import { useState } from 'react';
import { Button } from '../../packages/ui/src/primitives/Button/Button.tsx';
import { Field } from '../../packages/ui/src/primitives/Field/Field.tsx';
import { Input } from '../../packages/ui/src/primitives/Input/Input.tsx';
import { SegmentedControl } from '../../packages/ui/src/primitives/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../packages/ui/src/primitives/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/primitives/Text/Text.tsx';
import * as css from './studio.css.ts';
import type { DraftWork } from './useDraft.ts';

const places = ['all', ...modes] as const;
type Place = (typeof places)[number];
const names: Readonly<Record<Place, string>> = {
  all: 'All modes',
  light: 'Light',
  dark: 'Dark',
  contrast: 'Contrast',
};
/** Number of tokens listed at once. */
const page = 24;

const open = tokens.filter(({ leaf }) => leaf.locked !== true);

/** @returns the value of a token in a theme, in one mode and at the theme's own density */
export function valueIn(theme: Theme, { path }: Token, mode: Mode): string {
  const values: Readonly<Record<string, string>> = {
    ...theme.modes[mode],
    ...theme.brand,
    ...theme.densities[theme.defaults.density],
  };
  return values[path] ?? '';
}

/** Lists every token that a brand may set: description, derived value, and a field for the brand's own value. */
export function StudioTokens({ draft, faults, theme, change }: DraftWork) {
  const [place, setPlace] = useState<Place>('all');
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState(page);
  const mode = place === 'all' ? draft.defaults.mode : place;
  const own: Readonly<Record<string, string>> = draft.overrides[place] ?? {};
  const words = wanted.trim().toLowerCase().split(/\s+/);
  const found = open
    .filter((token) => place === 'all' || axisOf(token.path) === 'mode')
    .filter(({ path, leaf }) =>
      words.every((word) => `${path} ${leaf.about} ${leaf.type}`.toLowerCase().includes(word)),
    )
    // Tokens that the brand has set are listed first.
    .toSorted((a, b) => Number(b.path in own) - Number(a.path in own));
  const set = (path: string, value: string) => {
    const { [path]: _, ...others } = own;
    const values = value === '' ? others : { ...others, [path]: value };
    change({ ...draft, overrides: { ...draft.overrides, [place]: values } });
  };
  return (
    <Stack gap="lg">
      <SegmentedControl
        label="Where a value holds"
        options={places.map((value) => ({ value, label: names[value] }))}
        value={place}
        onValueChange={setPlace}
      />
      <Input
        type="search"
        icon="search"
        aria-label="Search tokens"
        placeholder="Name, use or type"
        onValueChange={(text) => {
          setWanted(text);
          setShown(page);
        }}
      />
      <Text tone="muted" size="label" aria-live="polite">
        {found.length} tokens, {Object.keys(own).length} set here
      </Text>
      <div className={css.list}>
        {found.slice(0, shown).map((token) => (
          <div key={token.path} className={css.token}>
            <Field
              label={token.path}
              hint={token.leaf.about}
              error={faults.find(({ path }) => path === `overrides.${place}.${token.path}`)?.message}
            >
              <Input
                value={own[token.path] ?? ''}
                placeholder={valueIn(theme, token, mode)}
                onValueChange={(value) => set(token.path, value)}
                start={
                  token.leaf.type === 'color' && (
                    // The colour is data, not style.
                    <span className={css.swatch} style={{ background: valueIn(theme, token, mode) }} />
                  )
                }
              />
            </Field>
          </div>
        ))}
      </div>
      {found.length > shown && (
        <Button width="full" onClick={() => setShown(shown + page)}>
          {`Show more (${found.length - shown} left)`}
        </Button>
      )}
      {found.length === 0 && <Text tone="muted">No token matches. Search for a use, such as “price”.</Text>}
    </Stack>
  );
}
