import { createElement, Suspense } from 'react';
import type { Commented } from './queries.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

// The rules of the contract come along with it: not with the list.
const Loaded = lazyPart(() => import('./incident-comments.tsx'));

/** What people say to each other about an incident; see incident-comments.tsx. */
export const IncidentComments = (props: { incident: Commented }) =>
  createElement(Suspense, { fallback: null }, createElement(Loaded, props));
