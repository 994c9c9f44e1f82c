/** Names in the address of the forms to which the head of a player's page leads. */
export const playerForms = { limit: 'limit', blocks: 'blocks', adjust: 'adjust' } as const;
