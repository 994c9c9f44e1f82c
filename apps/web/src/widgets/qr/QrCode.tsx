import { qrSquares } from '../../platform/qr/qrSquares.ts';

/** A text as QR code, always dark on light. Renders an `svg`. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = qrSquares(text);
  const size = rows.length;
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      width="100%"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={squares.join('')} fill="black" />
    </svg>
  );
}
