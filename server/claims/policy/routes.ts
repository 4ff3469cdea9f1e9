import {
  policySettingsListSchema,
  policySettingsSchema,
  setPolicySchema,
} from '@tailboard/contract/policy-settings.ts';
import type { App } from '../../http/app-types.ts';
import { viewerOf } from '../../http/viewer.ts';
import { listPolicySettings } from './policy-in-force.ts';
import { checkMaySet, setPolicy } from './set-policy.ts';

const config = { access: 'signed-in' } as const;
const tags = ['claims'];

/** Everybody may read the policy, because estimates cite it. Administrators set it. */
export async function policyRoutes(app: App): Promise<void> {
  const { db } = app.context;

  app.get(
    '/api/policy-settings',
    { config, schema: { tags, response: { 200: policySettingsListSchema } } },
    () => listPolicySettings(db),
  );

  app.post(
    '/api/policy-settings',
    {
      config,
      // The permission comes before the validation of the terms.
      preValidation: async (request) => checkMaySet(viewerOf(request)),
      schema: {
        tags,
        description: '201 for new terms, 200 for the repeat of those that were set last for that day.',
        body: setPolicySchema,
        response: { 200: policySettingsSchema, 201: policySettingsSchema },
      },
    },
    async (request, reply) => {
      const { created, settings } = await setPolicy(db, {
        viewer: viewerOf(request),
        policy: request.body,
      });
      return reply.code(created ? 201 : 200).send(settings);
    },
  );
}
