/** Pips of a face on a grid of thirds, by place. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  4: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
};

interface Face {
  readonly pips: number;
  /** Origin and the two edges of the face. */
  readonly at: readonly [number, number];
  readonly along: readonly [number, number];
  readonly down: readonly [number, number];
  readonly paper: string;
}

const FACES: readonly Face[] = [
  { pips: 1, at: [0, -56], along: [50, 28], down: [-50, 28], paper: 'paper-0' },
  { pips: 5, at: [-50, -28], along: [50, 28], down: [0, 56], paper: 'paper-1' },
  { pips: 4, at: [0, 0], along: [50, -28], down: [0, 56], paper: 'paper-2' },
];

/** Renders a die on the floor; it hops once while a roll is shown. */
export function Die({ turn }: { readonly turn: number }) {
  const height = Math.sin(turn * Math.PI) * 26;
  return (
    <svg className="picture" viewBox="-110 -84 220 172" aria-hidden="true">
      <path className="cast" d={`M0 58 54 26 ${112 - height} ${44 + height / 4} ${34 - height / 2} 78z`} />
      <g transform={`translate(0 ${-height}) rotate(${Math.sin(turn * Math.PI * 2) * 5})`}>
        {FACES.map(({ pips, at, along, down, paper }) => (
          <g key={pips}>
            <path
              className={`ink ${paper}`}
              d={`M${at[0]} ${at[1]}l${along[0]} ${along[1]}l${down[0]} ${down[1]}l${-along[0]} ${-along[1]}z`}
            />
            {PIPS[pips]?.map(([u, v]) => (
              <ellipse
                key={`${u} ${v}`}
                className="pip"
                cx={at[0] + along[0] * u + down[0] * v}
                cy={at[1] + along[1] * u + down[1] * v}
                rx={pips === 1 ? 9 : 5}
                ry={pips === 1 ? 5 : 6.4}
              />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
