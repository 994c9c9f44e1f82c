import type { App } from './app.ts';

/** The verifier's page in the open page. */
export const frameOf = ({ page, say }: App) =>
  page.locator(`iframe[title="${say('verification:frame.title')}"]`).contentFrame();

/**
 * Sends everything that an identity check asks for, on the open page of the verifier.
 * @param outcome label of what the verifier decides
 */
export async function handIn(app: App, outcome: string): Promise<void> {
  const frame = frameOf(app);
  await frame.getByRole('button', { name: 'Next' }).click();
  await frame.getByLabel('What the verifier decides').selectOption({ label: outcome });
  await frame.getByRole('button', { name: 'Send' }).click();
}
