import { IconButton, Inline, Text } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { copyText } from '../shared/copyText.ts';

/** Number of shown characters, which are enough to tell entries apart. */
const SHOWN = 12;

/** Hash of an entry, shortened, with a button that copies the whole. */
export function HashCell({ hash }: { readonly hash: string }) {
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    // A browser may refuse the clipboard; the file of the list has the hash, too.
    setCopied(await copyText(hash));
  }

  return (
    <Inline gap="xs">
      <Text size="label" numeric>
        {hash.slice(0, SHOWN)}
      </Text>
      <IconButton
        label={t(isCopied ? 'audit.hashCopied' : 'audit.copyHash')}
        icon={isCopied ? 'check' : 'copy'}
        size="sm"
        tone="muted"
        onClick={() => void copy()}
      />
    </Inline>
  );
}
