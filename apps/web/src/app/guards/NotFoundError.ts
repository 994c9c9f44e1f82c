/** Thrown when the address doesn't exist on this site. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';

  constructor() {
    super('This address does not exist on this site; open another one from the menu.');
  }
}
