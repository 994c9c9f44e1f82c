/** Names in the address of the forms to which the head of a market's page leads. */
export const marketForms = { result: 'result', cancel: 'cancel' } as const;
