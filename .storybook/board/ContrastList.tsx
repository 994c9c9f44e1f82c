import {
  contrastFaults,
  contrastFigures,
  shownFigure,
  themeFaultTexts,
  type ContrastFigure,
  type Theme,
} from '@touchline/brand';
import { useState } from 'react';
import { Badge } from '../../packages/ui/src/primitives/Badge/Badge.tsx';
import { Button } from '../../packages/ui/src/primitives/Button/Button.tsx';
import { Notice } from '../../packages/ui/src/primitives/Notice/Notice.tsx';
import { Stack } from '../../packages/ui/src/primitives/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/primitives/Text/Text.tsx';
import * as css from '../studio/studio.css.ts';

/** Number of pairs listed at first. */
const closest = 20;

interface Remedy {
  readonly path: string;
  readonly value: string;
}

/** @returns the value that the contrast check proposes for a pair below its required contrast */
export function remedyOf(faults: readonly string[], { mode, fg, bg }: ContrastFigure): Remedy | undefined {
  const said = faults.find(
    (fault) => fault.includes(`mode ${mode}: ${fg} (`) && fault.includes(`on ${bg} (`),
  );
  const [, path, value] = /for example "([^"]+)": "([^"]+)"/.exec(said ?? '') ?? [];
  return path !== undefined && value !== undefined ? { path, value } : undefined;
}

interface ContrastListProps {
  theme: Theme;
  /** Called with a proposed value to write into the brand book. */
  onMend?: (mode: ContrastFigure['mode'], remedy: Remedy) => void;
}

/**
 * Lists every colour pair of the brand with its contrast and the required minimum: failing pairs first, then the
 * closest. The other faults of the theme precede them.
 */
export function ContrastList({ theme, onMend }: ContrastListProps) {
  const [all, setAll] = useState(false);
  const figures = contrastFigures(theme);
  const faults = contrastFaults(theme);
  const others = themeFaultTexts(theme).filter((text) => !faults.includes(text));
  const shown = all ? figures : figures.slice(0, Math.max(closest, faults.length));
  return (
    <Stack gap="md">
      <Notice tone={faults.length === 0 ? 'success' : 'danger'}>
        {faults.length === 0
          ? `All ${figures.length} pairs reach their contrast.`
          : `${faults.length} of ${figures.length} pairs are too faint. A brand can't go out with them.`}
      </Notice>
      {others.map((text) => (
        <Notice key={text} tone="danger">
          {text}
        </Notice>
      ))}
      <ul className={css.list}>
        {shown.map((pair) => {
          const { mode, fg, bg, fgValue, bgValue, figure, need, kind } = pair;
          const low = figure < need;
          const remedy = low ? remedyOf(faults, pair) : undefined;
          return (
            <li key={`${mode} ${fg} ${bg}`} className={css.token}>
              <div className={css.row}>
                {/* The colours are data, not style. Screen-reader users get the figures instead. */}
                <span
                  aria-hidden="true"
                  className={css.sample}
                  style={{ color: fgValue, background: bgValue }}
                >
                  Aa
                </span>
                <div className={css.grow}>
                  <Text weight="strong">{fg.replace('color.', '')}</Text>
                  <br />
                  <Text size="label" tone="muted">
                    on {bg.replace('color.', '')} · {mode} · {kind}
                  </Text>
                </div>
                <Badge tone={low ? 'danger' : 'neutral'} {...(low ? { icon: 'error' } : {})}>
                  {`${shownFigure(figure)} of ${need}`}
                </Badge>
              </div>
              {remedy && onMend && (
                <div>
                  <Button
                    onClick={() => onMend(mode, remedy)}
                  >{`Use ${remedy.value} for ${remedy.path}`}</Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {!all && shown.length < figures.length && (
        <Button width="full" onClick={() => setAll(true)}>{`Show all ${figures.length}`}</Button>
      )}
    </Stack>
  );
}
