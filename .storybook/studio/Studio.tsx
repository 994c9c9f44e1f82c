import { type BrandBook } from '@touchline/brand';
import { Button } from '../../packages/ui/src/primitives/Button/Button.tsx';
import { useDesk } from '../../packages/ui/src/primitives/Combobox/useDesk.ts';
import { Field } from '../../packages/ui/src/primitives/Field/Field.tsx';
import { IconButton } from '../../packages/ui/src/primitives/IconButton/IconButton.tsx';
import { Notice } from '../../packages/ui/src/primitives/Notice/Notice.tsx';
import { Select } from '../../packages/ui/src/primitives/Select/Select.tsx';
import { Stack } from '../../packages/ui/src/primitives/Stack/Stack.tsx';
import { Tabs } from '../../packages/ui/src/primitives/Tabs/Tabs.tsx';
import { Heading, Text } from '../../packages/ui/src/primitives/Text/Text.tsx';
import { ContrastList } from '../board/ContrastList.tsx';
import { books, type Bound } from './books.ts';
import { StudioExport } from './StudioExport.tsx';
import { StudioPreview } from './StudioPreview.tsx';
import { StudioSeeds } from './StudioSeeds.tsx';
import { StudioTokens } from './StudioTokens.tsx';
import * as css from './studio.css.ts';
import { useDraft } from './useDraft.ts';

export interface StudioProps {
  /** Brand to begin with when the browser has no stored draft. */
  brand: string;
  /**
   * Key under which the browser stores the draft.
   * @default 'touchline:studio'
   */
  storageKey?: string;
}

function bound(name: string): Bound {
  const found = books.get(name) ?? [...books.values()][0];
  if (!found) throw new Error('The themes folder holds no book that can be read. Run npm run brand check.');
  return found;
}

/** Editor of a brand book with a live preview of the product. */
export function Studio({ brand, storageKey = 'touchline:studio' }: StudioProps) {
  const start: BrandBook = bound(brand).book;
  const work = useDraft(storageKey, start);
  const { draft, faults, theme, change, undo, redo } = work;
  const desk = useDesk();
  const preview = <StudioPreview key={desk ? 'beside' : 'tab'} theme={theme} />;
  return (
    <div className={css.root}>
      <div className={css.head}>
        <Stack gap="xs">
          <Heading level={1}>Brand studio</Heading>
          <Text tone="muted">{draft.title} · kept in this browser</Text>
        </Stack>
        <div className={css.tools}>
          <Field label="Load a brand">
            <Select
              options={[
                { value: '', label: 'Choose', disabled: true },
                ...[...books.values()].map(({ book }) => ({ value: book.name, label: book.title })),
              ]}
              value=""
              onValueChange={(name) => change(bound(name).book)}
            />
          </Field>
          <IconButton label="Undo" icon="undo" emphasis="outline" disabled={!undo} onClick={() => undo?.()} />
          <IconButton
            label="Redo"
            icon="refresh"
            emphasis="outline"
            disabled={!redo}
            onClick={() => redo?.()}
          />
          <Button onClick={() => change(start)}>Start over</Button>
        </div>
      </div>
      {faults.length > 0 && (
        <Notice tone="danger" announced>
          <Stack gap="xs">
            {faults.map(({ path, message }) => (
              <Text key={path + message}>{message}</Text>
            ))}
          </Stack>
        </Notice>
      )}
      <div className={css.columnsOf}>
        <Tabs
          label="The book"
          items={[
            { value: 'seeds', label: 'Seeds', content: <StudioSeeds {...work} /> },
            { value: 'tokens', label: 'Tokens', content: <StudioTokens {...work} /> },
            {
              value: 'contrast',
              label: 'Contrast',
              content: (
                <ContrastList
                  theme={theme}
                  onMend={(mode, { path, value }) =>
                    change({
                      ...draft,
                      overrides: { ...draft.overrides, [mode]: { ...draft.overrides[mode], [path]: value } },
                    })
                  }
                />
              ),
            },
            ...(desk ? [] : [{ value: 'preview', label: 'Preview', content: preview }]),
            {
              value: 'export',
              label: 'Files',
              content: <StudioExport work={work} base={bound('touchline').theme} />,
            },
          ].map((item) => ({ ...item, content: <div className={css.panel}>{item.content}</div> }))}
        />
        {desk && <div className={css.beside}>{preview}</div>}
      </div>
    </div>
  );
}
