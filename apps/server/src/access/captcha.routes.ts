import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Devices } from '../captcha/devices.ts';

/** How often a device may ask for captchas and fingerprints in a minute: as often as people fail at all. */
const PER_MINUTE = 120;

/** Captchas, and the names of devices. */
export function captchaRoutes(
  app: FastifyInstance,
  { captcha, devices }: { readonly captcha: Captcha; readonly devices: Devices },
): void {
  const often = { perMinute: PER_MINUTE };
  registerCall(app, calls.captchaUpdate, ({ site }) => captcha.update(site.id), often);
  registerCall(app, calls.captchaTime, () => captcha.time());
  registerCall(
    app,
    calls.captchaValidate,
    ({ site, body }) => captcha.validate(site.id, body.captcha),
    often,
  );
  registerCall(
    app,
    calls.fingerprint,
    ({ request, reply }) => ({ isNew: devices.name(request, reply) }),
    often,
  );
}
