import { useQuery } from '@tanstack/react-query';
import { deviceKeys } from '../api/device-keys.ts';
import { device } from '../offline/public.ts';

const keys = { room: (userId: number) => deviceKeys.of(userId, 'room') };

/** Room that this app takes on the device, in bytes. */
export const useRoom = (userId: number) =>
  useQuery({ queryKey: keys.room(userId), queryFn: () => device.room() });
