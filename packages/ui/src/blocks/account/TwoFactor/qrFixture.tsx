import { vars } from '../../../theme/contract.css.ts';

const cells = Array.from({ length: 441 }, (_, place) => place).filter(
  (place) => (place * place * 31 + place * 17 + 5) % 13 < 6,
);

/** Imitation of a QR code without content. */
export function QrFixture({ label = 'Code to scan with the app' }: { label?: string }) {
  return (
    <svg viewBox="-2 -2 25 25" role="img" aria-label={label} width="100%" shapeRendering="crispEdges">
      <rect x="-2" y="-2" width="25" height="25" fill="white" />
      {cells.map((place) => (
        <rect key={place} x={place % 21} y={Math.floor(place / 21)} width="1" height="1" fill="black" />
      ))}
      {[
        [0, 0],
        [14, 0],
        [0, 14],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x}-${y}`}>
          <rect x={x} y={y} width="7" height="7" fill="black" />
          <rect x={x + 1} y={y + 1} width="5" height="5" fill="white" />
          <rect x={x + 2} y={y + 2} width="3" height="3" fill={vars.color.brand.bg} />
        </g>
      ))}
    </svg>
  );
}
