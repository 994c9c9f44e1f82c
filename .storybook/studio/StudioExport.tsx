import { exportTheme, modes, parseBrandBook, tokens, type BookFault, type Theme } from '@touchline/brand';
import { useState } from 'react';
import { Button } from '../../packages/ui/src/primitives/Button/Button.tsx';
import { Field } from '../../packages/ui/src/primitives/Field/Field.tsx';
import { Notice } from '../../packages/ui/src/primitives/Notice/Notice.tsx';
import { Select } from '../../packages/ui/src/primitives/Select/Select.tsx';
import { Inline, Stack } from '../../packages/ui/src/primitives/Stack/Stack.tsx';
import { Heading, Paragraph, Text } from '../../packages/ui/src/primitives/Text/Text.tsx';
import { Textarea } from '../../packages/ui/src/primitives/Textarea/Textarea.tsx';
import { valueIn } from './StudioTokens.tsx';
import * as css from './studio.css.ts';
import type { DraftWork } from './useDraft.ts';

const printed = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** @returns the name-value pairs that turn the base look of a site into this one */
function pairsOver(theme: Theme, base: Theme) {
  const { mode } = theme.defaults;
  // Overrides don't apply to colours of the contrast mode, so the pairs are those of a mode to which they do.
  const reached = mode === 'contrast' ? modes[0] : mode;
  return tokens
    .filter(({ leaf }) => leaf.locked !== true)
    .map((token) => ({ token, value: valueIn(theme, token, reached) }))
    .filter(({ token, value }) => value !== valueIn(base, token, reached))
    .map(({ token, value }) => ({ css_prop: token.name, css_value: value }));
}

function download(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface StudioExportProps {
  work: DraftWork;
  /** Look of the site to which the pairs are applied. */
  base: Theme;
}

/**
 * Exports the look as files: the book, the override pairs for a running site, and tokens for design tools. Imports a
 * pasted book.
 */
export function StudioExport({ work, base }: StudioExportProps) {
  const { draft, faults, theme } = work;
  const files = new Map<string, string>([
    ['brand.json', printed(draft)],
    [`${draft.name}.pairs.json`, printed(pairsOver(theme, base))],
    ...[...exportTheme(theme)].map(
      ([name, tokensOf]) => [name.replace(theme.name, draft.name), printed(tokensOf)] as const,
    ),
  ]);
  const [file, setFile] = useState('brand.json');
  const [said, setSaid] = useState('');
  const name = files.has(file) ? file : 'brand.json';
  const text = files.get(name) ?? '';
  return (
    <Stack gap="xl">
      <Stack>
        <Heading level={2}>Take it with you</Heading>
        {faults.length > 0 && (
          <Notice tone="warning">
            The book has faults; a file made now holds the last look without them.
          </Notice>
        )}
        <Field label="File" hint={`Pairs are laid over a site that wears ${base.title}.`}>
          <Select
            options={[...files.keys()].map((value) => ({ value, label: value }))}
            value={name}
            onValueChange={setFile}
          />
        </Field>
        <Inline wrap="wrap">
          <Button
            tone="strong"
            icon="copy"
            onClick={() =>
              navigator.clipboard.writeText(text).then(
                () => setSaid('Copied.'),
                () => setSaid('The browser does not let us copy. Select the text below.'),
              )
            }
          >
            Copy
          </Button>
          <Button icon="download" onClick={() => download(name, text)}>
            Download
          </Button>
          <Text tone="muted" aria-live="polite">
            {said}
          </Text>
        </Inline>
        <pre className={css.code} tabIndex={0} role="group" aria-label={name}>
          {text}
        </pre>
      </Stack>
      <StudioPaste change={work.change} />
    </Stack>
  );
}

function StudioPaste({ change }: Pick<DraftWork, 'change'>) {
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly BookFault[]>([]);
  const read = () => {
    try {
      const parsed = parseBrandBook(JSON.parse(text));
      setFaults(parsed.ok ? [] : parsed.faults);
      if (!parsed.ok) return;
      change(parsed.book);
      setText('');
    } catch {
      setFaults([
        { path: '', message: 'This is not JSON. Paste the whole file, from its first brace to its last.' },
      ]);
    }
  };
  return (
    <Stack>
      <Heading level={2}>Bring a book</Heading>
      <Field label="Text of a brand.json">
        <Textarea value={text} onValueChange={setText} rows={3} />
      </Field>
      {faults.map(({ path, message }) => (
        <Notice key={path + message} tone="danger">
          <Paragraph>{message}</Paragraph>
        </Notice>
      ))}
      <div>
        <Button disabled={text.trim() === ''} onClick={read}>
          Use this book
        </Button>
      </div>
    </Stack>
  );
}
