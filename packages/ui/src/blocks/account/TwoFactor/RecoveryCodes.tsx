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
  /** Whether the code has been used. Each code works once. */
  readonly used?: boolean | undefined;
}

export interface RecoveryCodesLabels {
  /** Title of the card, for example “Recovery codes”. */
  readonly title: string;
  /** Warning that each code works once, with advice on storage. */
  readonly warning: string;
  /** Label of the copy button, for example “Copy”. */
  readonly copy: string;
  /** Label of the download button, for example “Download”. */
  readonly download: string;
  /** Label of the final button, for example “I have saved them”. */
  readonly done: string;
}

export interface RecoveryCodesProps extends RootProps<HTMLElement> {
  /** Codes for signing in without the phone. */
  codes: readonly RecoveryCode[];
  labels: RecoveryCodesLabels;
  /** Confirmation that the codes were copied. */
  copied?: string | undefined;
  /** Called when the player copies the codes. */
  onCopy?: (() => void) | undefined;
  /** Called when the player downloads the codes. */
  onDownload?: (() => void) | undefined;
  /** Called when the player confirms having saved the codes. */
  onDone?: (() => void) | undefined;
}

/** Recovery codes for a lost phone, shown once. Renders a `section`. */
export function RecoveryCodes({
  codes,
  labels,
  copied,
  onCopy,
  onDownload,
  onDone,
  ...rest
}: RecoveryCodesProps) {
  return (
    <Card {...rest}>
      <Stack gap="lg">
        <Heading level={2}>{labels.title}</Heading>
        <Notice tone="warning">{labels.warning}</Notice>
        <ul className={css.codes} dir="ltr" translate="no">
          {codes.map(({ code, used }) => (
            <li key={code} className={classes(used && css.used)}>
              {code}
            </li>
          ))}
        </ul>
        <div className={css.row}>
          <Button icon="copy" width="full" onClick={onCopy}>
            {labels.copy}
          </Button>
          <Button icon="download" width="full" onClick={onDownload}>
            {labels.download}
          </Button>
        </div>
        <p role="status" className={css.copied}>
          {copied}
        </p>
        <Button tone="strong" size="lg" width="full" onClick={onDone}>
          {labels.done}
        </Button>
      </Stack>
    </Card>
  );
}
