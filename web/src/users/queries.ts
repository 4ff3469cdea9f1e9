import type { CreateUser, ImportPeopleReply, Profile, User, UserAccess } from '@tailboard/contract/users.ts';
import { useMutation } from '@tanstack/react-query';
import { calls, profilePictureCall, userAccessCall, userCall } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { checkSession, noteExpired, useUser } from '../auth/public.ts';

/** One's own record, from the device where there is no signal. */
export function useOwnRecord() {
  const { id } = useUser();
  return useAnswer({ userId: id, path: userCall(id), accept: asPerson });
}

function asPerson(body: unknown): User {
  const person = (body as { data?: User } | null)?.data;
  if (typeof person !== 'object') throw new Error('The answer is no person.');
  return person;
}

/** Everybody; administrators only. */
export function usePeople() {
  const { id } = useUser();
  return useAnswer({ userId: id, path: calls.users, accept: asPeople });
}

function asPeople(body: unknown): User[] {
  if (!Array.isArray(body)) throw new Error('The answer is no list of people.');
  return body as User[];
}

const noticeExpired = (error: Error) => {
  if (error instanceof ApiError && error.status === 401) noteExpired();
};

/** Saves what is said of oneself; the header shows a new name at once. */
export function useSaveProfile() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (profile: Profile) => call<{ data: User }>(userCall(id), { method: 'PUT', body: profile }),
    onSuccess: () => checkSession(),
    onError: noticeExpired,
  });
}

export function useSavePicture() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (picture: File) => {
      const body = new FormData();
      body.append('picture', picture, picture.name);
      return call<{ data: User }>(profilePictureCall(id), { method: 'POST', body, timeout: 60_000 });
    },
    onError: noticeExpired,
  });
}

export function useAddPerson() {
  return useMutation({
    mutationFn: (person: CreateUser) => call<User>(calls.users, { method: 'POST', body: person }),
    onError: noticeExpired,
  });
}

export function useChangeAccess() {
  return useMutation({
    mutationFn: ({ id, access }: { id: number; access: UserAccess }) =>
      call<User>(userAccessCall(id), { method: 'PUT', body: access }),
    onError: noticeExpired,
  });
}

/** Hashing the passwords of a long list takes the server a while. */
const IMPORT_TIMEOUT_MS = 120_000;

export function useImportPeople() {
  return useMutation({
    mutationFn: (list: { csv: string; apply: boolean }) =>
      call<ImportPeopleReply>(calls.importPeople, {
        method: 'POST',
        body: list,
        timeout: IMPORT_TIMEOUT_MS,
      }),
    onError: noticeExpired,
  });
}
