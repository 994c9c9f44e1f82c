import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { requireDevice } from '../captcha/checks.ts';
import type { Devices } from '../captcha/devices.ts';

/** Maximum number of captchas and fingerprints per device and minute; enough for people who mistype. */
const PER_MINUTE = 120;

/** Routes of captchas and device ids. */
export function captchaRoutes(
  app: FastifyInstance,
  { captcha, devices }: { readonly captcha: Captcha; readonly devices: Devices },
): void {
  const often = { perMinute: PER_MINUTE };
  registerCall(
    app,
    calls.captchaUpdate,
    ({ site, query, request }) =>
      captcha.update({ siteId: site.id, device: requireDevice(devices, request), call: query.call }),
    often,
  );
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
