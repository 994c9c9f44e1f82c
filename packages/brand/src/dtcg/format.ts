import { canonicalColor, channelsOf } from '../color.ts';
import type { TokenType } from '../shape.ts';
import type { DtcgType } from './types.ts';

/**
 * Types in the Design Tokens format (DTCG 2025.10). It has none for font widths and line heights, which are exported
 * as numbers.
 */
export const dtcgTypes: Readonly<Record<TokenType, DtcgType>> = {
  color: 'color',
  fontFamily: 'fontFamily',
  fontWeight: 'fontWeight',
  fontSize: 'dimension',
  lineHeight: 'number',
  fontStretch: 'number',
  dimension: 'dimension',
  shadow: 'shadow',
  duration: 'duration',
};

function colorValue(css: string): unknown {
  const { components, alpha } = channelsOf(css);
  return { colorSpace: 'srgb', components, alpha, hex: canonicalColor(css)?.slice(0, 7) };
}

function measureValue(css: string): unknown {
  const value = Number.parseFloat(css);
  return { value, unit: css.slice(String(value).length) };
}

function shadowValue(css: string): unknown {
  return css.split(', ').map((layer) => {
    const inset = layer.startsWith('inset ');
    const parts = layer.replace('inset ', '').split(' ');
    const lengths = parts.slice(0, -1).map(measureValue);
    const none = { value: 0, unit: 'px' };
    const [offsetX = none, offsetY = none, blur = none, spread = none] = lengths;
    return { color: colorValue(parts.at(-1) ?? ''), offsetX, offsetY, blur, spread, inset };
  });
}

/**
 * Converts a CSS value to the Design Tokens format.
 * @param type type of the token
 * @param css value in the canonical form of `readTokenValue`
 * @returns its `$value`
 */
export function dtcgValue(type: TokenType, css: string): unknown {
  if (type === 'color') return colorValue(css);
  if (type === 'shadow') return css === 'none' ? [] : shadowValue(css);
  if (type === 'fontFamily') return css.split(', ').map((name) => name.replaceAll("'", ''));
  if (type === 'fontWeight' || type === 'lineHeight' || type === 'fontStretch') return Number.parseFloat(css);
  return measureValue(css);
}
