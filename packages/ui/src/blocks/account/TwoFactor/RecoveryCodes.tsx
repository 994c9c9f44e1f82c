import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { classes } from '../../../theme/classes.ts';
import * as css from './TwoFactor.css.ts';

export interface RecoveryCode {
  readonly code: string;
  /** It let the player in once, and does no more. */
  readonly used?: boolean | undefined;
}

export interface RecoveryCodesWords {
  /** "Recovery codes". */
  readonly title: string;
  /** That each works once, and where to keep them. */
  readonly warning: string;
  /** "Copy". */
  readonly copy: string;
  /** "Download". */
  readonly download: string;
  /** "I have saved them". */
  readonly done: string;
}

export interface RecoveryCodesProps extends RootProps<HTMLElement> {
  /** Codes that let the player in without the phone. */
  codes: readonly RecoveryCode[];
  words: RecoveryCodesWords;
  /** Says that they were copied. */
  copied?: string | undefined;
  /** The player wants them in the clipboard. */
  onCopy?: (() => void) | undefined;
  /** The player wants them as a file. */
  onDownload?: (() => void) | undefined;
  /** The player has kept them. */
  onDone?: (() => void) | undefined;
}

/** Codes to keep for a lost phone, shown once. Renders a `section`. */
export function RecoveryCodes({
  codes,
  words,
  copied,
  onCopy,
  onDownload,
  onDone,
  ...rest
}: RecoveryCodesProps) {
  return (
    <Card {...rest}>
      <Stack gap="lg">
        <Heading level={2}>{words.title}</Heading>
        <Notice tone="warning">{words.warning}</Notice>
        <ul className={css.codes} dir="ltr">
          {codes.map(({ code, used }) => (
            <li key={code} className={classes(used && css.used)}>
              {code}
            </li>
          ))}
        </ul>
        <div className={css.row}>
          <Button icon="copy" width="full" onClick={onCopy}>
            {words.copy}
          </Button>
          <Button icon="download" width="full" onClick={onDownload}>
            {words.download}
          </Button>
        </div>
        <p role="status" className={css.copied}>
          {copied}
        </p>
        <Button tone="strong" size="lg" width="full" onClick={onDone}>
          {words.done}
        </Button>
      </Stack>
    </Card>
  );
}
