import type { DeviceParts } from '../browser-parts.ts';

/** Bytes; null where the browser does not say. */
export type QuotaEstimate = { used: number | null; available: number | null; persisted: boolean };

/** How much the device holds for us, and the request not to throw it away when the phone runs short. */
export function openStorageQuota({ storage }: Pick<DeviceParts, 'storage'>) {
  let asked: Promise<boolean> | null = null;
  return {
    estimate: async (): Promise<QuotaEstimate> => {
      const [estimate, persisted] = await Promise.all([
        // Safari has it since 17 only.
        storage?.estimate?.().catch(() => undefined),
        storage?.persisted?.().catch(() => false),
      ]);
      return {
        used: estimate?.usage ?? null,
        available: estimate?.quota ?? null,
        persisted: persisted ?? false,
      };
    },
    /** Asked once in the life of a page, at its first save. Whatever the browser answers, saving goes on. */
    requestPersistence: (): Promise<boolean> => {
      asked ??= (storage?.persist?.() ?? Promise.resolve(false)).catch(() => false);
      return asked;
    },
  };
}

export type StorageQuota = ReturnType<typeof openStorageQuota>;
