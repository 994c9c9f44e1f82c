import type { VerificationPlan } from '@touchline/contract';

export interface PlanFault {
  /** Path in the plan, such as `/defaultGroup`. */
  readonly path: string;
  readonly message: string;
}

/** Returns what a site's groups of verification types get wrong and their form can't express. */
export function planFaults({ groups, defaultGroup }: VerificationPlan): readonly PlanFault[] {
  const codes = groups.map(({ code }) => code);
  return [
    ...groups.flatMap(({ code, types }, index) => [
      ...(codes.indexOf(code) < index
        ? [{ path: `/groups/${index}/code`, message: `The group ${code} is there twice: keep one of them.` }]
        : []),
      ...(types.includes('document') && types.includes('identity')
        ? [
            {
              path: `/groups/${index}/types`,
              message: `The group ${code} asks for documents and for an identity check, which prove the same: keep one of them.`,
            },
          ]
        : []),
    ]),
    ...(defaultGroup !== null && !codes.includes(defaultGroup)
      ? [{ path: '/defaultGroup', message: `There is no group ${defaultGroup}: choose one of the groups.` }]
      : []),
  ];
}
