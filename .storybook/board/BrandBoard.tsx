import { modes, type Mode } from '@touchline/brand';
import { Component, useEffect, useState, type ReactNode } from 'react';
import { Notice } from '../../packages/ui/src/primitives/Notice/Notice.tsx';
import { Select } from '../../packages/ui/src/primitives/Select/Select.tsx';
import { Field } from '../../packages/ui/src/primitives/Field/Field.tsx';
import { Inline, Stack } from '../../packages/ui/src/primitives/Stack/Stack.tsx';
import { Heading, Text } from '../../packages/ui/src/primitives/Text/Text.tsx';
import { books } from '../studio/books.ts';
import { areas, blockStories, type BlockStory } from './blockStories.ts';
import { ContrastList } from './ContrastList.tsx';
import * as css from './board.css.ts';

export interface BrandBoardProps {
  /** Brand that is shown. */
  brand: string;
  /** Called with the name of another brand. */
  onBrandChange: (brand: string) => void;
  /** Area of blocks that is selected at first. */
  area: string;
}

const names: Readonly<Record<Mode, string>> = { light: 'Light', dark: 'Dark', contrast: 'Contrast' };

/** Shows the blocks of one brand in all modes next to each other, with the contrast figures of its colour pairs. */
export function BrandBoard({ brand, onBrandChange, area: firstArea }: BrandBoardProps) {
  const [area, setArea] = useState(firstArea);
  const [blocks, setBlocks] = useState<readonly BlockStory[]>([]);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let wanted = true;
    setBlocks([]);
    setFailure('');
    blockStories(area).then(
      (found) => wanted && setBlocks(found),
      (error: unknown) => wanted && setFailure(String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [area]);
  const bound = books.get(brand);
  return (
    <div className={css.root}>
      <Stack gap="md">
        <Heading level={1}>Brand board</Heading>
        <Inline wrap="wrap" gap="md">
          <Field label="Brand">
            <Select
              options={[...books.values()].map(({ book }) => ({ value: book.name, label: book.title }))}
              value={brand}
              onValueChange={onBrandChange}
            />
          </Field>
          <Field label="Blocks">
            <Select
              options={areas.map((value) => ({ value, label: value }))}
              value={area}
              onValueChange={setArea}
            />
          </Field>
        </Inline>
        <Text tone="muted" size="label" aria-live="polite">
          {blocks.length === 0
            ? 'Blocks are on their way.'
            : `${blocks.length} blocks in ${modes.length} modes`}
        </Text>
      </Stack>
      {failure !== '' && <Notice tone="danger">{`The blocks could not be loaded: ${failure}`}</Notice>}
      {blocks.map(({ title, Story }) => (
        <section key={title} className={css.block} aria-label={title}>
          <Heading level={2}>{title}</Heading>
          <div className={css.modes} tabIndex={0} role="group" aria-label={`${title} in every mode`}>
            {modes.map((mode) => (
              <div
                key={mode}
                className={css.cell}
                data-brand={brand}
                data-mode={mode}
                role="group"
                aria-label={`${title}, ${names[mode]}`}
                tabIndex={0}
              >
                <Shield key={area}>
                  <Story />
                </Shield>
              </div>
            ))}
          </div>
        </section>
      ))}
      {bound && (
        <Stack gap="md">
          <Heading level={2}>Contrast</Heading>
          <ContrastList theme={bound.theme} />
        </Stack>
      )}
    </div>
  );
}

/** Error boundary of one block: a block that fails doesn't break the board. */
class Shield extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <Text tone="muted">This block failed; open its own story.</Text>
    ) : (
      this.props.children
    );
  }
}
