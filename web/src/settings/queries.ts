import { useQuery } from '@tanstack/react-query';
import { calls } from '../api/addresses.ts';
import { deviceKeys } from '../api/device-keys.ts';
import { briefingKeptAt } from '../briefing/public.ts';
import { device } from '../offline/public.ts';

const keys = {
  room: (userId: number) => deviceKeys.of(userId, 'room'),
  kept: (userId: number) => deviceKeys.of(userId, 'kept'),
};

/** Room that this app takes on the device, in bytes. */
export const useRoom = (userId: number) =>
  useQuery({ queryKey: keys.room(userId), queryFn: () => device.room() });

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
