import { vars } from '../../theme/contract.css.ts';

/** Drawn image for stories, in the brand's colours. */
export function StoryImage({ turn = 0 }: { turn?: number }) {
  return (
    <svg
      viewBox="0 0 160 160"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      role="presentation"
    >
      <rect width="160" height="160" fill={vars.color.brand.bg} />
      <g transform={`rotate(${turn} 80 80)`}>
        <circle cx="118" cy="46" r="64" fill={vars.color.tile.jackpotFg} opacity="0.85" />
        <path d="M-20 150 L70 40 L180 170 Z" fill={vars.color.boost.border} opacity="0.8" />
      </g>
    </svg>
  );
}
