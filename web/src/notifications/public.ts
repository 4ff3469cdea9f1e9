import { lazyPart } from '../ui/lazy-part.tsx';

/** What other rooms may use of notifications. */
export { NotificationBell } from './bell.tsx';
export { useBriefingNews, useIsLive } from './live-stream.ts';
export { NotificationChoices } from './notification-choices.tsx';
export { PushSetting } from './push-setting.tsx';

/** Loaded when the bell is first pressed. */
export const NotificationList = lazyPart(() => import('./notification-list.tsx'));
