import { useQuery } from '@tanstack/react-query';
import { calls } from '../api/addresses.ts';
import { deviceKeys } from '../api/device-keys.ts';
import { briefingKeptAt } from '../briefing/public.ts';
import { device } from '../offline/public.ts';

const keys = {
  storageUsage: (userId: number) => deviceKeys.of(userId, 'storage-usage'),
  kept: (userId: number) => deviceKeys.of(userId, 'kept'),
};

/** Storage that the app uses on the device, in bytes. */
export const useStorageUsage = (userId: number) =>
  useQuery({ queryKey: keys.storageUsage(userId), queryFn: () => device.storageUsage() });

/** What this phone keeps of a day's work, to be used without signal. */
export const useKept = (userId: number) =>
  useQuery({
    queryKey: keys.kept(userId),
    queryFn: async () => {
      const [incidents, claims, briefingAt, documents] = await Promise.all([
        device.answers.read(userId, calls.incidents),
        device.answers.read(userId, calls.claims),
        briefingKeptAt(userId),
        device.documents().then((store) => store.list(userId)),
      ]);
      return {
        records: incidents !== null && claims !== null,
        briefing: briefingAt !== null && new Date(briefingAt).toDateString() === new Date().toDateString(),
        documents: documents.length,
        bytes: documents.reduce((sum, each) => sum + each.bytes, 0),
      };
    },
  });
