import { encodeQR } from 'qr';

/** Squares of the light margin around a code, by its standard. */
const MARGIN = 4;

interface QrCodeProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
}

/** A text as QR code, always dark on light. Renders an `svg`. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      width="100%"
      shapeRendering="crispEdges"
    >
      <rect width={rows.length} height={rows.length} fill="white" />
      <path d={squares.join('')} fill="black" />
    </svg>
  );
}
